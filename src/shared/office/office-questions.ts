/** Questions that ask the same and got no good answer. */
export interface QuestionGroupView {
  id: number
  /** As it was asked last. */
  question: string
  /** How often it was asked. */
  count: number
  /** How many of these were answered, and the answer got a thumb down. */
  thumbsDown: number
  /** How many left an address to hear the answer. */
  waiting: number
  /** When it was asked last. */
  askedAt: string
}

export interface QuestionGroupList {
  groups: QuestionGroupView[]
  total: number
}

export interface WholeQuestionGroup {
  group: QuestionGroupView
  /** The newest ways in which it was asked. */
  asked: { id: number; text: string; at: string; isThumbDown: boolean }[]
}

/** Ways to ask that are tried with an answer at once. */
export const TRIES_MAX = 5
/** Other questions that one answer may answer, too. */
export const ALSO_MAX = 20

/** Whether a way to ask finds the answer: at once, once its words are learned, or not, since another fact or none does. */
export const TRIED = ['found', 'learned', 'missed'] as const

/** An answer that isn't saved yet, tried. */
export interface TriedAnswer {
  /** @property instead - the name of the fact that's found instead; empty where none is */
  tries: { text: string; found: (typeof TRIED)[number]; instead: string }[]
  /** Other open questions that it answers, asked most first. */
  also: Pick<QuestionGroupView, 'id' | 'question' | 'waiting'>[]
}
