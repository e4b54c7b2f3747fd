import { Budget, Queue } from '../../shared/concurrency.ts'
import { AppError } from '../site/errors.ts'

/** Most bytes of uploads in memory at a time: three pictures of the blog, or twelve avatars. */
export const UPLOADS_MAX_BYTES = 24 * 1024 * 1024
const RETRY_AFTER_SECONDS = 10

/** Memory for whole uploads. It throws AppError `unavailable` when too many others are being sent or read. */
export const uploadBudget = new Budget(UPLOADS_MAX_BYTES, () => {
  const message = 'Lots of pictures are being uploaded right now. Please try again in a moment.'
  return new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS })
})

/** Reading a picture may take a hundred megabytes, so one is read at a time. The budget above keeps this short. */
export const decodeQueue = new Queue({ concurrency: 1 })
