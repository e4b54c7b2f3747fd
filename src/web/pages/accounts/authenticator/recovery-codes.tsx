import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'

const COPIED = { tone: 'good', title: 'Copied', text: 'Now put them where you will find them without your phone.' } as const
const NOT_COPIED = { tone: 'bad', title: 'Not copied', text: 'Please mark and copy them by hand, or download them.' } as const

/** The codes that were just made: shown now and never again. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(COPIED),
      () => showToast(NOT_COPIED),
    )
  return (
    <section className="card pad" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" tabIndex={-1} ref={heading}>
        Keep these recovery codes
      </h2>
      <p>
        Without your phone, each of them logs you in once. We show them only now: print them, or keep them in your password
        manager.
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="ways needs-script">
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => download(text)}>
          Download
        </button>
        {onSaved && (
          <button type="button" className={buttonClass({ small: true })} onClick={onSaved}>
            I have kept them
          </button>
        )}
      </div>
    </section>
  )
}

/** Saves the codes as a file; they never leave the browser. */
function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`On Joue recovery codes. Each works once.\n\n${text}\n`], { type: 'text/plain' }))
  link.download = 'on-joue-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
