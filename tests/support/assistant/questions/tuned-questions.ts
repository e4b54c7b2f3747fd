import { EIGHTH_QUESTIONS } from './eighth-questions.ts'
import { FIFTH_QUESTIONS } from './fifth-questions.ts'
import { FIRST_QUESTIONS } from './first-questions.ts'
import { FOURTH_QUESTIONS } from './fourth-questions.ts'
import { SECOND_QUESTIONS } from './second-questions.ts'
import { SEVENTH_QUESTIONS } from './seventh-questions.ts'
import { SIXTH_QUESTIONS } from './sixth-questions.ts'
import { THIRD_QUESTIONS } from './third-questions.ts'

/** Every question the search was tuned with, but for the ninth part. */
export const TUNED_QUESTIONS = [
  ...FIRST_QUESTIONS,
  ...SECOND_QUESTIONS,
  ...THIRD_QUESTIONS,
  ...FOURTH_QUESTIONS,
  ...FIFTH_QUESTIONS,
  ...SIXTH_QUESTIONS,
  ...SEVENTH_QUESTIONS,
  ...EIGHTH_QUESTIONS,
]
