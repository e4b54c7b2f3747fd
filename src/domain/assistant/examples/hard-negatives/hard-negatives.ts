import { EATING } from './eating.ts'
import { MONEY } from './money.ts'
import { NEIGHBORS } from './neighbors.ts'
import { OTHER_TASKS } from './other-tasks.ts'
import { PLACES_AND_SAFETY } from './places-and-safety.ts'
import { TIME } from './time.ts'

/** Ways to ask that share many words and mean different things, or nothing the site says: only what really decides tells them apart. By the key of the fact they mean. */
export const TOLD_APART = [EATING, MONEY, NEIGHBORS, OTHER_TASKS, PLACES_AND_SAFETY, TIME] as const
