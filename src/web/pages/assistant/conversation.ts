import { type ChatTurn, QUESTION_MAX_CHARS, type Rating, RATINGS, TURN_MAX_CHARS, TURNS_MAX } from '../../../shared/assistant.ts'
import { type Citation, citationsOf } from './citations.ts'
import { type Ask, extrasOf, type Reply, replyTo, type SoFar } from './reply.ts'

/** Older turns are forgotten: a tab keeps what fits on a few screens. */
export const TURNS_KEPT = 20
const STORAGE_KEY = 'on-joue.chat'

export interface Turn extends Pick<Reply, 'said' | 'suggestions' | 'token'> {
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
  turns: readonly Turn[]
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

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export function createConversation(storage: Storage | null): Conversation {
  let state: ConversationState = { turns: loadTurns(storage), forgotten: 0, isPending: false }
  let waiting: AbortController | null = null
  const listeners = new Set<() => void>()

  const show = (next: ConversationState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const change = (turns: readonly Turn[], isPending: boolean) => {
    const kept = turns.slice(-TURNS_KEPT)
    saveTurns(storage, kept)
    show({ turns: kept, forgotten: state.forgotten + turns.length - kept.length, isPending })
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
      const before = toSend(state.turns)
      const mine = (waiting = new AbortController())
      change([...state.turns, { from: 'visitor', text, citations: [], isShort: false }], true)
      const reply = await replyTo({ message: text, turns: before }, ask, mine.signal, (soFar) => show({ ...state, soFar }))
      if (waiting === mine) change([...state.turns, { from: 'assistant', question: text, ...reply }], false)
    },
    rate(token, rated) {
      const turns = state.turns.map((turn) => (turn.token === token ? { ...turn, rated } : turn))
      saveTurns(storage, turns)
      show({ ...state, turns })
    },
    clear() {
      waiting?.abort()
      waiting = null
      change([], false)
    },
  }
}

/** What the server needs to understand a follow-up. */
const toSend = (turns: readonly Turn[]): ChatTurn[] =>
  turns.slice(-TURNS_MAX).map(({ from, text }) => ({ from, text: text.slice(0, TURN_MAX_CHARS) }))

/** The tab's own storage; null where a browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

function saveTurns(storage: Storage | null, turns: readonly Turn[]): void {
  try {
    if (turns.length === 0) storage?.removeItem(STORAGE_KEY)
    else storage?.setItem(STORAGE_KEY, JSON.stringify(turns))
  } catch {
    // A full or forbidden storage costs the memory of the conversation, not the conversation.
  }
}

function loadTurns(storage: Storage | null): Turn[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readTurn).slice(-TURNS_KEPT) : []
  } catch {
    return []
  }
}

/** What is stored may come from anywhere: only whole turns are taken, and their links are checked again. */
function readTurn(stored: Partial<Turn> | null): Turn[] {
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
