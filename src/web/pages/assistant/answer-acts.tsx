import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Rating } from '../../../shared/assistant/assistant.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { rateAnswer, waitForAnswer } from '../../queries/client/answers.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { NoEmail } from '../frame/no-email.tsx'
import type { ConversationMessage } from './conversation.ts'

/** An answer that can be rated, with the question it answers. */
export type RateableMessage = ConversationMessage & Required<Pick<ConversationMessage, 'token' | 'question'>>

export const isRateable = (entry: ConversationMessage): entry is RateableMessage => entry.token !== undefined && entry.question !== undefined

const GONE = 'That didn’t work. Please try again later.'

interface ThumbsProps {
  entry: RateableMessage
  /** Told of the thumb at once, and without one when it did not reach the server. */
  onRated: (token: string, rated?: Rating) => void
}

/** Thumbs up and down; one click is all it takes, and it counts once. */
export function Thumbs({ entry: { token, question: message, rated }, onRated }: ThumbsProps) {
  const api = useApi()
  const [said, setSaid] = useState('')
  const rate = async (rating: Rating) => {
    if (rated) return
    onRated(token, rating)
    try {
      await rateAnswer(api, { token, message, rating })
      setSaid('Thanks for the feedback.')
    } catch (error) {
      const refusal = refusalOf(error)
      setSaid(refusal?.message ?? GONE)
      if (refusal?.status !== 409) onRated(token)
    }
  }
  return (
    <div className="thumbs">
      <button type="button" aria-label="This helped" aria-pressed={rated === 'up'} aria-disabled={rated === 'down'} onClick={() => void rate('up')}>
        <ThumbsUp className="i" aria-hidden="true" />
      </button>
      <button type="button" aria-label="This didn’t help" aria-pressed={rated === 'down'} aria-disabled={rated === 'up'} onClick={() => void rate('down')}>
        <ThumbsDown className="i" aria-hidden="true" />
      </button>
      <output>{said}</output>
    </div>
  )
}

/** Takes an address for the one email with the answer. */
export function HearAnswer({ entry }: { entry: RateableMessage }) {
  const api = useApi()
  const summary = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const [wrong, setWrong] = useState('')
  const [isDone, setDone] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    const { token, question: message } = entry
    try {
      setSaid((await waitForAnswer(api, { token, message, email })).message)
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
      <summary ref={summary}>Get the answer by email</summary>
      {!isDone && (
        <form noValidate onSubmit={(event) => void send(event)}>
          <label htmlFor={`hear-${entry.token}`}>Email</label>
          <input
            className="input"
            id={`hear-${entry.token}`}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={wrong !== ''}
            aria-describedby={`heard-${entry.token}`}
          />
          <button type="submit" className="chip">
            Email Me
          </button>
          <p className="short">We’ll send one email if we can answer this, then delete your address. We delete it after 30 days at the latest.</p>
          <NoEmail promise="question" />
        </form>
      )}
      <output className={wrong ? 'wrong' : ''}>
        <span id={`heard-${entry.token}`}>{said}</span>
      </output>
    </details>
  )
}
