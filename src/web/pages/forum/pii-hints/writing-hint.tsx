import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/form/button.tsx'
import type { Detail } from './find-names.ts'
import './writing-hint.css'

/** How long the writer pauses before the helper says anything. */
const PAUSE_MS = 700

interface WritingHintProps {
  text: string
  /** Takes the text with softer words in it. */
  onSoften: (text: string) => void
  /** The text is posted already: details in it are worth a word, too. */
  isPosted?: boolean
}

/**
 * Looks over what is being written in the field before it, in this browser only, and offers softer words for what
 * tells too much about a child. The writer may take them or not; sending is never held up. What finds the details is
 * fetched at the first key.
 */
export function WritingHint({ text, onSoften, isPosted = false }: WritingHintProps) {
  const { detail, ignore, take } = useDetail(text, onSoften, isPosted)
  const root = useRef<HTMLDivElement>(null)
  const backToText = () => root.current?.previousElementSibling?.querySelector<HTMLElement>('input, textarea')?.focus()
  const said = detail && text.slice(detail.start, detail.end)
  return (
    <div ref={root} className={detail ? 'writing-hint needs-script' : 'vh'}>
      <p role="status" className="small">
        {detail && (
          <>
            <ShieldCheck className="i" aria-hidden /> “{said}” includes {NAMES[detail.kind]}, and anyone can read this. You could write “{detail.softer}” instead.
          </>
        )}
      </p>
      {detail && (
        <p className="writing-ways">
          <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => (take(), backToText())}>
            Change to “{detail.softer}”
          </button>
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={() => (ignore(), backToText())}>
            Keep as Is
          </button>
        </p>
      )}
    </div>
  )
}

const NAMES: Record<Detail['kind'], string> = {
  name: 'a child’s full name',
  school: 'a child’s school',
  'birth date': 'a birth date',
  'street address': 'a street address',
  'phone number': 'a phone number',
  'email address': 'an email address',
}

/** The first detail that the writer has not chosen to keep. */
function useDetail(text: string, onSoften: (text: string) => void, isPosted: boolean) {
  const first = useRef(isPosted ? undefined : text)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [looked, setLooked] = useState<{ text: string; details: Detail[] }>()
  useEffect(() => {
    if (text === first.current) return undefined
    first.current = ''
    let isCurrent = true
    const timer = setTimeout(async () => {
      const helper = await import('./find-details.ts').catch(() => undefined) // without a network there is no help
      if (isCurrent && helper) setLooked({ text, details: helper.findDetails(text) })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  const detail = looked?.text === text ? looked.details.find(({ start, end }) => !dismissed.includes(text.slice(start, end))) : undefined
  const ignore = () => detail && setDismissed([...dismissed, text.slice(detail.start, detail.end)])
  const take = () => detail && onSoften(text.slice(0, detail.start) + detail.softer + text.slice(detail.end))
  return { detail, ignore, take }
}
