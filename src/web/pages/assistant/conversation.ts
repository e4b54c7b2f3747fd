import { type ChatMessage, QUESTION_MAX_CHARS, type Rating, RATINGS, MESSAGE_MAX_CHARS, MESSAGES_MAX } from '../../../shared/assistant/assistant.ts'
import { DraftStore, type DraftStorage } from '../../drafts/draft-store.ts'
import { type Citation, citationsOf } from './citations.ts'
import { type Ask, extrasOf, type ReplyExtras, replyTo, type SoFar } from './reply.ts'

/** Older turns are forgotten: a tab keeps what fits on a few screens. */
export const MESSAGES_SHOWN_MAX = 20

export interface ConversationMessage extends ReplyExtras {
  from: 'visitor' | 'assistant'
  text: string
  citations: Citation[]
  isShort: boolean
  /** With an answer: what was asked. */
  question?: string
  /** The thumb this visitor gave. */
  rated?: Rating | undefined
}

export interface ConversationState {
  messages: readonly ConversationMessage[]
  /** How many turns stood before these and are forgotten. */
  forgotten: number
  /** Whether a reply is being waited for. */
  isPending: boolean
  /** What there is of that reply. */
  soFar?: SoFar
}

/** A conversation outlives its panel: a reply that arrives while the panel is closed is there when it opens. */
export interface Conversation {
  state: () => ConversationState
  subscribe: (listener: () => void) => () => void
  /** Adds the message and, later, its reply. Blank messages, and messages while one is pending, are ignored. */
  send: (message: string, ask: Ask) => Promise<void>
  /** Remembers the thumb an answer got; without one it has none again. */
  rate: (token: string, rated?: Rating) => void
  clear: () => void
}

/** What outlives a reload. */
interface SavedConversation {
  messages: readonly ConversationMessage[]
}

/** @param storage - of the tab; without one, the conversation ends with the page */
export function createConversation(storage?: () => DraftStorage): Conversation {
  const saved = storage && new DraftStore<SavedConversation>(storage, { prefix: 'on-joue.' })
  const save = (messages: readonly ConversationMessage[]) => saved?.save('chat', messages.length > 0 ? { messages } : undefined)
  let state: ConversationState = { messages: readMessages(saved?.find('chat')?.messages), forgotten: 0, isPending: false }
  let waiting: AbortController | null = null
  const listeners = new Set<() => void>()

  const show = (next: ConversationState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const change = (messages: readonly ConversationMessage[], isPending: boolean) => {
    const newest = messages.slice(-MESSAGES_SHOWN_MAX)
    save(newest)
    show({ messages: newest, forgotten: state.forgotten + messages.length - newest.length, isPending })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async send(message, ask) {
      const text = message.trim().slice(0, QUESTION_MAX_CHARS)
      if (text === '' || state.isPending) return
      const before = toSend(state.messages)
      const controller = (waiting = new AbortController())
      change([...state.messages, { from: 'visitor', text, citations: [], isShort: false }], true)
      const reply = await replyTo({ message: text, turns: before }, ask, controller.signal, (soFar) => show({ ...state, soFar }))
      if (waiting === controller) change([...state.messages, { from: 'assistant', question: text, ...reply }], false)
    },
    rate(token, rated) {
      const messages = state.messages.map((message) => (message.token === token ? { ...message, rated } : message))
      save(messages)
      show({ ...state, messages })
    },
    clear() {
      waiting?.abort()
      waiting = null
      change([], false)
    },
  }
}

/** What the server needs to understand a follow-up. */
const toSend = (messages: readonly ConversationMessage[]): ChatMessage[] =>
  messages.slice(-MESSAGES_MAX).map(({ from, text }) => ({ from, text: text.slice(0, MESSAGE_MAX_CHARS) }))

const readMessages = (stored: unknown): ConversationMessage[] =>
  Array.isArray(stored) ? stored.flatMap(readMessage).slice(-MESSAGES_SHOWN_MAX) : []

/** What is stored may come from anywhere: only whole turns are taken, and their links are checked again. */
function readMessage(stored: Partial<ConversationMessage> | null): ConversationMessage[] {
  const from = stored?.from
  if ((from !== 'visitor' && from !== 'assistant') || typeof stored?.text !== 'string') return []
  const urls = Array.isArray(stored.citations) ? stored.citations.map((citation) => citation?.url) : []
  const rated = RATINGS.find((rating) => rating === stored.rated)
  return [
    {
      ...{ from, text: stored.text, citations: citationsOf(urls, stored.citations), isShort: stored.isShort === true },
      ...(typeof stored.question === 'string' && { question: stored.question }),
      ...(rated && { rated }),
      ...extrasOf(stored),
    },
  ]
}
