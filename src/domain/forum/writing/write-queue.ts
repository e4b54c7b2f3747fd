import { DatabaseBusyError } from '../../../db/sqlite-dialect.ts'
import { Queue } from '../../../shared/concurrency.ts'
import type { Site } from '../../site/site.ts'

/** How long a change waits to start, in milliseconds; past it the site answers 503. */
const TIMEOUT_MS = 8_000

const queues = new WeakMap<Site['db'], Queue>()

/** The queue of this process's changes of the forum. It throws DatabaseBusyError at a change that waits too long. */
export function writeQueueOf({ db, capacity }: Pick<Site, 'db' | 'capacity'>): Queue {
  const queue = queues.get(db) ?? new Queue({ concurrency: capacity.writers, timeoutMs: TIMEOUT_MS, refusal: tooMany })
  queues.set(db, queue)
  return queue
}

const tooMany = () => new DatabaseBusyError('Too many changes of the forum are waiting.')
