import { setTimeout as wait } from 'node:timers/promises'

/**
 * The result of `work`, no sooner than after `ms` milliseconds: for answers whose time must not tell what was found.
 * A refusal comes at once.
 */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(ms)])
  return result
}
