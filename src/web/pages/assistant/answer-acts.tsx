import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Rating } from '../../../shared/assistant/assistant.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { rateAnswer } from '../../queries/client/chat-answers.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { frameWords } from './frame-words.ts'
import type { ConversationMessage } from './conversation.ts'

/** An answer that can be rated, with the question it answers. */
export type RateableMessage = ConversationMessage & Required<Pick<ConversationMessage, 'token' | 'question'>>

export const isRateable = (entry: ConversationMessage): entry is RateableMessage => entry.token !== undefined && entry.question !== undefined

interface ThumbsProps {
  entry: RateableMessage
  /** Told of the thumb at once, and without one when it did not reach the server. */
  onRated: (token: string, rated?: Rating) => void
}

/** Thumbs up and down; one click is all it takes, and it counts once. */
export function Thumbs({ entry: { token, question: message, rated, language }, onRated }: ThumbsProps) {
  const api = useApi()
  const words = frameWords(language)
  const [said, setSaid] = useState('')
  const rate = async (rating: Rating) => {
    if (rated) return
    onRated(token, rating)
    try {
      await rateAnswer(api, { token, message, rating })
      setSaid(words.thanks)
    } catch (error) {
      const refusal = refusalOf(error)
      setSaid((language === 'es' ? undefined : refusal?.message) ?? words.failed)
      if (refusal?.status !== 409) onRated(token)
    }
  }
  return (
    <div className="thumbs">
      <button type="button" aria-label={words.helped} aria-pressed={rated === 'up'} aria-disabled={rated === 'down'} onClick={() => void rate('up')}>
        <ThumbsUp className="i" aria-hidden="true" />
      </button>
      <button type="button" aria-label={words.didNotHelp} aria-pressed={rated === 'down'} aria-disabled={rated === 'up'} onClick={() => void rate('down')}>
        <ThumbsDown className="i" aria-hidden="true" />
      </button>
      <output>{said}</output>
    </div>
  )
}
