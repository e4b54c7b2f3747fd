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
