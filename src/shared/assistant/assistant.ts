import type { Badge } from '../playground/badges.ts'
import type { Language } from './languages.ts'
import type { Instant } from '../time/instant.ts'

/** Longest question, in characters. Source: docs/rules/assistant.md#lengths */
export const QUESTION_MAX_CHARS = 1_000

/** Most citations one answer shows. Source: docs/rules/requirements.md, R302. */
export const CITATIONS_MAX = 3

/** A page or section that supports an answer. */
export interface ChatSource {
  /** Absolute http(s) address. */
  url: string
  title: string
}

/** Whose words an answer is made of: announced for this playground, or helpful in general. */
export const SAID = ['On Joue says', 'General information'] as const
export type Said = (typeof SAID)[number]

/** Why a message has no answer: a question may be meant, but not surely; nothing says it; it isn't about the place; no word of it is known. */
export const UNKNOWNS = ['likely', 'not-announced', 'off-topic', 'not-understood'] as const
export type Unknown = (typeof UNKNOWNS)[number]

/** What became of a message: facts or a passage that surely answer it, small talk, a direct way for what can't wait, or why it has no answer. */
export const OUTCOMES = ['sure', 'talk', 'direct', ...UNKNOWNS] as const
export type Outcome = (typeof OUTCOMES)[number]

/** An undecided fact, so that someone can ask for an email when there's an answer. */
export interface OpenFact {
  key: string
  label: string
}

/** How sure a fact is that an answer was made of. */
export interface ChatStatus {
  /** What the owner calls the fact, e.g. "Pricing". */
  label: string
  /** Null for a fact about this website. */
  badge: Badge | null
  checkedAt: Instant | null
}

/** What the assistant answers. `citations` are the addresses of `sources`, in the same order, three at most. */
export interface ChatResponse {
  success: boolean
  message: string
  /** The language of the question, which the visitor is spoken to in, and of `message`: English, where there's no Spanish that says the same. */
  language: Language
  textLanguage: Language
  citations: string[]
  sources: ChatSource[]
  /** Of the facts it was made of, in their order. */
  statuses: ChatStatus[]
  /** Null for small talk and where there is no answer. */
  said: Said | null
  /** The questions closest to one that has no answer; empty where it has one. */
  suggestions: string[]
  outcome: Outcome
  /** Where it has an answer: two questions to go on with, and up to three that may have been meant instead. */
  next: string[]
  others: string[]
  /** The undecided fact it was made of, if any, and how many people wait for an email about that. */
  openFact: OpenFact | null
  waiting: number
  /** What this answer is rated with. */
  token: string
}

/** What a streamed answer tells: where its sources are, whose words it is made of, its language, checked sentences, and in the end the answer that counts. */
export type ChatEvent =
  | { event: 'sources'; data: ChatSource[] }
  | { event: 'said'; data: Said | null }
  | { event: 'language'; data: { language: Language; textLanguage: Language } }
  | { event: 'text'; data: { text: string } }
  | { event: 'done'; data: ChatResponse }

/** One thing said in a conversation. */
export interface ChatMessage {
  from: 'visitor' | 'assistant'
  text: string
}

/** Most turns a request may carry, and the longest of them, in characters. Source: docs/rules/assistant.md#lengths */
export const MESSAGES_MAX = 8
export const MESSAGE_MAX_CHARS = 4_000

export const RATINGS = ['up', 'down'] as const
export type Rating = (typeof RATINGS)[number]
