import { type FormEvent, useRef, useState } from 'react'
import type { Outcome } from '../../../shared/assistant/assistant.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { waitForAnswer } from '../../queries/client/chat-answers.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { subscribeToFact } from '../../queries/visit-queries.ts'
import { NoEmail } from '../frame/no-email.tsx'
import type { RateableMessage } from './answer-acts.tsx'
import { frameWords } from './frame-words.ts'

/** What has no answer yet, in what is said about it. */
const WITHOUT_ANSWER: ReadonlySet<Outcome | undefined> = new Set(['likely', 'not-announced', undefined])

/** Takes an address for the one email with the answer: about an undecided fact, or a question without an answer. */
export function HearAnswer({ entry }: { entry: RateableMessage }) {
  const isOpen = entry.openFact !== undefined || (entry.suggestions !== undefined && WITHOUT_ANSWER.has(entry.outcome))
  return isOpen ? <HearForm entry={entry} /> : null
}

function HearForm({ entry }: { entry: RateableMessage }) {
  const { token, question: message, openFact, waiting = 0, language } = entry
  const { hear, heard, failed } = frameWords(language)
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
      const taken = await (openFact ? subscribeToFact(api, openFact.key, { email, website: '' }) : waitForAnswer(api, { token, message, email }))
      setSaid(heard ? (openFact ? heard.ofFact : heard.ofQuestion) : taken.message)
      setWrong('')
      summary.current?.focus() // the form, which has the focus, goes
      setDone(true)
    } catch (error) {
      const refusal = refusalOf(error)
      const complaint = refusal?.errors['email'] ?? ''
      const complaintSaid = complaint && (heard?.wrong ?? complaint)
      setWrong(complaintSaid)
      setSaid(complaintSaid || ((heard ? undefined : refusal?.message) ?? failed))
      if (complaint && field instanceof HTMLElement) field.focus()
    }
  }
  return (
    <details className="hear">
      <summary ref={summary}>
        {openFact ? hear.ofFact : hear.ofQuestion}
        {openFact && <span className="vh">: {openFact.label}</span>}
      </summary>
      {waiting > 0 && !isDone && <p className="short">{hear.waiting(waiting)}</p>}
      {!isDone && (
        <form noValidate onSubmit={(event) => void send(event)}>
          <label htmlFor={`hear-${token}`}>{hear.email}</label>
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
            {hear.send}
          </button>
          <p className="short">
            {openFact ? hear.promiseOfFact : hear.promiseOfQuestion}
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
