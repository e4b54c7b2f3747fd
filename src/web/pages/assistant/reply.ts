import { type ChatEvent, type ChatResponse, type ChatStatus, type OpenFact, type Outcome, OUTCOMES, SAID, type Said } from '../../../shared/assistant/assistant.ts'
import { type Language, LANGUAGES } from '../../../shared/assistant/languages.ts'
import { BADGES } from '../../../shared/playground/badges.ts'
import type { ChatQuestion } from '../../queries/assistant-queries.ts'
import { type Citation, citationsOf } from './citations.ts'
import { localAnswer } from './local-answers.ts'
import { localBook } from './load-local-book.ts'

/** Longer than this and a short answer now is worth more than a full one later. */
export const REPLY_TIMEOUT_MS = 10_000

/** @param tell - hears what there is of the answer before it is whole */
export type Ask = (question: ChatQuestion, signal: AbortSignal, onEvent: (event: ChatEvent) => void) => Promise<ChatResponse>

/** What has come of an answer so far: sentences that stood every check. What counts is the whole answer. */
export interface SoFar {
  sentences: readonly string[]
  said?: Said
  language?: Language
  textLanguage?: Language
}

export interface Reply {
  text: string
  citations: Citation[]
  /** Whether this is the short answer the widget gives when the server has none. */
  isShort: boolean
  /** How sure the facts are that it was made of. */
  statuses?: ChatStatus[]
  /** Whose words these are. */
  said?: Said
  /** What the visitor is spoken to in, and what the text is in. */
  language?: Language
  textLanguage?: Language
  /** The closest questions, where there is no answer. */
  suggestions?: string[]
  outcome?: Outcome
  /** Questions to go on with, and what may have been meant instead. */
  next?: string[]
  others?: string[]
  /** The undecided fact the answer is about. */
  openFact?: OpenFact
  /** How many people wait for an answer by email. */
  waiting?: number
  /** What the answer is rated with. */
  token?: string
}

/** The server's answer, or the short one when the server fails, refuses, takes too long, stops half-way or makes no sense. */
export async function replyTo(question: ChatQuestion, ask: Ask, cancelled: AbortSignal, show: (soFar: SoFar) => void): Promise<Reply> {
  const asking = new AbortController()
  const giveUp = () => asking.abort()
  cancelled.addEventListener('abort', giveUp, { once: true })
  const timer = setTimeout(giveUp, REPLY_TIMEOUT_MS)
  const { signal } = asking
  const onEvent = gather((soFar) => signal.aborted || show(soFar))
  const answer = await firstOf(() => ask(question, signal, onEvent), signal).then(readAnswer, () => null)
  clearTimeout(timer)
  return answer ?? { text: localAnswer(question.message, await localBook()), citations: [], isShort: true }
}

/** Puts together what comes. */
function gather(show: (soFar: SoFar) => void): (event: ChatEvent) => void {
  let soFar: SoFar = { sentences: [] }
  return ({ event, data }) => {
    if (event === 'said') soFar = { ...soFar, ...extrasOf({ said: data }) }
    if (event === 'language') soFar = { ...soFar, ...extrasOf({ ...data }) }
    if (event !== 'text' || typeof data?.text !== 'string') return
    soFar = { ...soFar, sentences: [...soFar.sentences, data.text] }
    show(soFar)
  }
}

/** What `work` ends with, or null once the signal aborts: not all work heeds the signal it was given. */
const firstOf = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | null> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
    work().then(resolve, reject)
  })

/** What can be shown of an answer, or null when it is not one. */
function readAnswer(answer: Partial<ChatResponse> | null | undefined): Reply | null {
  if (answer?.success !== true || typeof answer.message !== 'string' || answer.message.trim() === '') return null
  return { text: answer.message.trim(), citations: citationsOf(answer.citations, answer.sources), isShort: false, ...extrasOf(answer) }
}

/** What may come beside text and links. */
export type ReplyExtras = Omit<Reply, 'text' | 'citations' | 'isShort'>

/** The same from anywhere; left out when it is not what it ought to be. */
export function extrasOf(answer: Record<string, unknown> | Partial<ChatResponse>): ReplyExtras {
  const { said, statuses, outcome, waiting, token } = answer
  const [language, textLanguage] = [answer.language, answer.textLanguage].map((spoken) => LANGUAGES.find((one) => one === spoken))
  const whose = SAID.find((one) => one === said)
  const became = OUTCOMES.find((one) => one === outcome)
  const known = Array.isArray(statuses) ? statuses.flatMap(readStatus) : []
  const openFact = readOpenFact(answer.openFact)
  return {
    ...(whose && { said: whose }),
    ...(language && { language }),
    ...(textLanguage && { textLanguage }),
    ...(became && { outcome: became }),
    ...(known.length > 0 && { statuses: known }),
    ...textsIn(answer, 'suggestions'), ...textsIn(answer, 'next'), ...textsIn(answer, 'others'),
    ...(openFact && { openFact }),
    ...(typeof waiting === 'number' && { waiting }),
    ...(typeof token === 'string' && { token }),
  }
}

/** A list of texts under its name, unless it's empty. */
function textsIn<Name extends 'suggestions' | 'next' | 'others'>(answer: Partial<Record<Name, unknown>>, name: Name): Partial<Record<Name, string[]>> {
  const list = answer[name]
  const texts = Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
  return texts.length > 0 ? ({ [name]: texts } as Partial<Record<Name, string[]>>) : {}
}

const readOpenFact = (fact: unknown): OpenFact | null => {
  const { key, label } = (fact ?? {}) as Partial<OpenFact>
  return typeof key === 'string' && typeof label === 'string' ? { key, label } : null
}

/** A status that says something, or nothing. */
function readStatus(status: Partial<ChatStatus> | null): ChatStatus[] {
  if (typeof status?.label !== 'string') return []
  const badge = BADGES.find((one) => one === status.badge) ?? null
  const checkedAt = typeof status.checkedAt === 'string' && !Number.isNaN(Date.parse(status.checkedAt)) ? status.checkedAt : null
  return badge || checkedAt ? [{ label: status.label, badge, checkedAt }] : []
}
