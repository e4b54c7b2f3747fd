import { ASKED_AT_LENGTH } from './at-length.ts'
import { ASKED_EARLY } from './batch-2.ts'
import { ASKED_FIRST } from './batch-1.ts'
import { ASKED_LAST } from './batch-6.ts'
import { ASKED_LATELY } from './batch-7.ts'
import { ASKED_NEXT } from './batch-5.ts'
import { ASKED_THEN } from './batch-4.ts'

/** Questions the search was measured with before it learned from them. By the key of the fact they mean. */
export const ASKED = [ASKED_AT_LENGTH, ASKED_EARLY, ASKED_FIRST, ASKED_LAST, ...ASKED_LATELY, ASKED_NEXT, ASKED_THEN] as const
