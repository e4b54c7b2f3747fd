import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'

const COPIED = { tone: 'good', title: 'Copied', text: 'Now save them somewhere you can reach without your phone.' } as const
const NOT_COPIED = { tone: 'bad', title: 'Not copied', text: 'Select and copy them yourself, or download them.' } as const

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
        Save these recovery codes
      </h2>
      <p>
        If you don’t have your phone, each code logs you in once. We won’t show them again, so print them or save them in your password manager.
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
            I’ve Saved Them
          </button>
        )}
      </div>
    </section>
  )
}

/** Saves the codes as a file; they never leave the browser. */
function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`On Joue recovery codes. Each code works once.\n\n${text}\n`], { type: 'text/plain' }))
  link.download = 'on-joue-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
