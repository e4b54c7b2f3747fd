import type { ChatEvent, ChatResponse, ChatMessage } from '../../shared/assistant/assistant.ts'
import type { Api } from './client/api.ts'
import { eventsOf } from './client/events.ts'

/** What a visitor asks. */
export interface ChatQuestion {
  message: string
  /** What was said before, the oldest first. */
  turns: readonly ChatMessage[]
}

/**
 * Asks the assistant, and tells what there is of the answer before it is whole.
 *
 * @param tell - hears the events before the last one; their data is what the server sent, unchecked
 * @returns the answer that counts. @throws when the server refuses, cannot be reached, or stops before the end
 */
export const askAssistant = (api: Api) => async (question: ChatQuestion, signal: AbortSignal, onEvent: (event: ChatEvent) => void): Promise<ChatResponse> => {
  const { message, turns } = question
  const answer = await api.stream('/api/chat', { message, ...(turns.length > 0 && { turns }) }, { signal, headers: { accept: 'text/event-stream, application/json' } })
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.json()
  for await (const { event, data } of eventsOf(answer.body)) {
    const chatEvent = { event, data: JSON.parse(data) } as ChatEvent
    if (chatEvent.event === 'done') return chatEvent.data
    onEvent(chatEvent)
  }
  throw new Error('The answer was cut off.')
}
