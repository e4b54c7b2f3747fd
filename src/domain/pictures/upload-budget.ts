import { Budget, Queue } from '../../shared/concurrency.ts'
import { AppError } from '../site/app-error.ts'
import type { Site } from '../site/site.ts'

const RETRY_AFTER_SECONDS = 10

const budgets = new WeakMap<Site['capacity'], Budget>()

/** Memory of this process for whole uploads. It throws AppError `unavailable` when too many others are being sent or read. */
export function uploadBudgetOf({ capacity }: Pick<Site, 'capacity'>): Budget {
  const budget = budgets.get(capacity) ?? new Budget(capacity.uploadBytes, tooManyUploads)
  budgets.set(capacity, budget)
  return budget
}

function tooManyUploads(): AppError {
  const message = 'Lots of pictures are being uploaded right now. Please try again in a moment.'
  return new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Reading a picture may take a hundred megabytes, so one is read at a time. The budget above keeps this short. */
export const decodeQueue = new Queue({ concurrency: 1 })
