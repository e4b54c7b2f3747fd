import { ApiError } from './api.ts'

/** What does not exist, or not for this visitor, is null: a page says so rather than failing. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
