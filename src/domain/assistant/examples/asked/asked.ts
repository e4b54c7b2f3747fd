import { ASKED_AT_LENGTH } from './asked-at-length.ts'
import { ASKED_EARLY } from './asked-early.ts'
import { ASKED_FIRST } from './asked-first.ts'
import { ASKED_LAST } from './asked-last.ts'
import { ASKED_LATELY } from './asked-lately.ts'
import { ASKED_NEXT } from './asked-next.ts'
import { ASKED_THEN } from './asked-then.ts'

/** Questions the search was measured with before it learned from them. By the key of the fact they mean. */
export const ASKED = [ASKED_AT_LENGTH, ASKED_EARLY, ASKED_FIRST, ASKED_LAST, ...ASKED_LATELY, ASKED_NEXT, ASKED_THEN] as const
