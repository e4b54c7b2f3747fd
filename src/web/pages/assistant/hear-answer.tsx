import { type FormEvent, useRef, useState } from 'react'
import type { Outcome } from '../../../shared/assistant/assistant.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { waitForAnswer } from '../../queries/client/answers.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { subscribeToFact } from '../../queries/visit.ts'
import { NoEmail } from '../frame/no-email.tsx'
import { GONE, type RateableMessage } from './answer-acts.tsx'

/** What has no answer yet, in what is said about it. */
const WITHOUT_ANSWER: ReadonlySet<Outcome | undefined> = new Set(['likely', 'not-announced', undefined])

/** Takes an address for the one email with the answer: about an undecided fact, or a question without an answer. */
export function HearAnswer({ entry }: { entry: RateableMessage }) {
  const isOpen = entry.openFact !== undefined || (entry.suggestions !== undefined && WITHOUT_ANSWER.has(entry.outcome))
  return isOpen ? <HearForm entry={entry} /> : null
}

const waitingText = (waiting: number): string => (waiting === 1 ? '1 person is waiting for this.' : `${waiting.toLocaleString('en-US')} people are waiting for this.`)

function HearForm({ entry }: { entry: RateableMessage }) {
  const { token, question: message, openFact, waiting = 0 } = entry
  const api = useApi()
  const summary = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const [wrong, setWrong] = useState('')
  const [isDone, setDone] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    try {
      setSaid((await (openFact ? subscribeToFact(api, openFact.key, { email, website: '' }) : waitForAnswer(api, { token, message, email }))).message)
      setWrong('')
      summary.current?.focus() // the form, which has the focus, goes
      setDone(true)
    } catch (error) {
      const refusal = refusalOf(error)
      const complaint = refusal?.errors['email'] ?? ''
      setWrong(complaint)
      setSaid(complaint || (refusal?.message ?? GONE))
      if (complaint && field instanceof HTMLElement) field.focus()
    }
  }
  return (
    <details className="hear">
      <summary ref={summary}>
        {openFact ? 'Email me when there’s an answer' : 'Get the answer by email'}
        {openFact && <span className="vh">: {openFact.label}</span>}
      </summary>
      {waiting > 0 && !isDone && <p className="short">{waitingText(waiting)}</p>}
      {!isDone && (
        <form noValidate onSubmit={(event) => void send(event)}>
          <label htmlFor={`hear-${token}`}>Email</label>
          <input
            className="input"
            id={`hear-${token}`}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={wrong !== ''}
            aria-describedby={`heard-${token}`}
          />
          <button type="submit" className="chip">
            Email Me
          </button>
          <p className="short">
            {openFact ? 'We’ll send one email when there’s an answer, then delete your address.' : 'We’ll send one email if we can answer this, then delete your address. We delete it after 30 days at the latest.'}
          </p>
          <NoEmail promise={openFact ? 'alert' : 'question'} />
        </form>
      )}
      <output className={wrong ? 'wrong' : ''}>
        <span id={`heard-${token}`}>{said}</span>
      </output>
    </details>
  )
}
