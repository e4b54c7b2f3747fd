import type { Transaction } from '../../../db/connection.ts'
import { AppError } from '../../site/app-error.ts'
import type { Site } from '../../site/site.ts'
import { writeQueueOf } from './write-queue.ts'
import { errorField } from '../../../shared/errors.ts'

/** How often a change is tried when PostgreSQL breaks a circle of waiting writers. */
const TRIES = 4
const DEADLOCK = '40P01'
/** A reference to a row that is gone, as PostgreSQL and SQLite name it. */
const GONE: readonly unknown[] = ['23503', 787]

/**
 * Changes the forum in one transaction. What visitors see of it, `change` announces, each verb for itself
 * (forum-changes.ts); cached pages have heard of it before this returns.
 */
export async function changeForum<T>(site: Site, change: (trx: Transaction) => Promise<T>): Promise<T> {
  const result = await writeQueueOf(site).run(() => tryToChange(site, change, TRIES))
  await site.bus.wake()
  return result
}

async function tryToChange<T>(site: Site, change: (trx: Transaction) => Promise<T>, tries: number): Promise<T> {
  try {
    return await site.db.transaction().execute(change)
  } catch (error) {
    if (isGone(error)) throw new AppError('not-found', 'This was just deleted.')
    // Two edits can lock the words of their texts in opposite order; one of them was rolled back whole.
    if (errorField(error, 'code') !== DEADLOCK || tries <= 1) throw error
    return tryToChange(site, change, tries - 1)
  }
}

/** Whether an account or topic was deleted while something about it was on its way. */
const isGone = (error: unknown): boolean => GONE.includes(errorField(error, 'code')) || GONE.includes(errorField(error, 'errcode'))
