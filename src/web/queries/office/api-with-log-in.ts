import { type Api, ApiError } from '../api.ts'

/** What a save says that was made after the session had ended. */
export const SESSION_ENDED = 'Your session has ended. Log in to go on: what you typed is still here.'

interface Asking {
  /** Asks for the log-in. @returns whether there is a session again */
  logInAgain: () => Promise<boolean>
  /** Called after every write that was made: the session lives. */
  onWritten: () => void
}

/**
 * The API for the office's own pages: a write that is refused because the session ended is made once more after a
 * log-in. To somebody without a session the office answers as if it were not there.
 *
 * @throws ApiError with {@link SESSION_ENDED} where nobody logs in
 */
export function apiWithLogIn(api: Api, { logInAgain, onWritten }: Asking): Api {
  const made = async <T>(write: () => Promise<T>): Promise<T> => {
    const answer = await write()
    onWritten()
    return answer
  }
  const again = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await made(write)
    } catch (error) {
      if (!(await isForNoSession(api, error))) throw error
      if (await logInAgain()) return made(write)
      throw new ApiError(401, JSON.stringify({ message: SESSION_ENDED }))
    }
  }
  return {
    ...api,
    post: <T>(...call: Parameters<Api['post']>) => again(() => api.post<T>(...call)),
    put: <T>(...call: Parameters<Api['put']>) => again(() => api.put<T>(...call)),
    patch: <T>(...call: Parameters<Api['patch']>) => again(() => api.patch<T>(...call)),
    delete: <T>(...call: Parameters<Api['delete']>) => again(() => api.delete<T>(...call)),
  }
}

/** A 404 is also what an admin is told of something that is gone. */
async function isForNoSession(api: Api, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError && (error.status === 404 || error.status === 401))) return false
  try {
    await api.get('/api/forum/auth/me')
    return false
  } catch (refused) {
    return refused instanceof ApiError && refused.status === 401
  }
}
