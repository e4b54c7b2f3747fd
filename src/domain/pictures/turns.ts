import { AppError } from '../errors.ts'

/** Most bytes of uploads in memory at a time: three pictures of the blog, or twelve avatars. */
const BYTES_IN_HAND_MAX = 24 * 1024 * 1024
/** How soon to come back then, in seconds. */
const COME_BACK_SECONDS = 10

let bytesInHand = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Does the whole of an upload, if there is room for `maxBytes` in memory.
 *
 * @throws AppError `unavailable` when too many others are being sent or read
 */
export async function withRoomFor<T>(maxBytes: number, work: () => Promise<T>): Promise<T> {
  if (bytesInHand + maxBytes > BYTES_IN_HAND_MAX) {
    const message = 'A lot of pictures are coming in right now. Please try again in a moment.'
    throw new AppError('unavailable', message, { retryAfterSeconds: COME_BACK_SECONDS })
  }
  bytesInHand += maxBytes
  try {
    return await work()
  } finally {
    bytesInHand -= maxBytes
  }
}

/** Does one after the other: reading a picture may take a hundred megabytes, and that once at a time. */
export function withConcurrency<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}
