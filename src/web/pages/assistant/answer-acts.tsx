import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Rating } from '../../../shared/assistant/assistant.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { rateAnswer } from '../../queries/client/answers.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import type { ConversationMessage } from './conversation.ts'

/** An answer that can be rated, with the question it answers. */
export type RateableMessage = ConversationMessage & Required<Pick<ConversationMessage, 'token' | 'question'>>

export const isRateable = (entry: ConversationMessage): entry is RateableMessage => entry.token !== undefined && entry.question !== undefined

export const GONE = 'That didn’t work. Please try again later.'

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
