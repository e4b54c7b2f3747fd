import { type Api, ApiError } from './api.ts'

/** What a save says that was made after the session had ended. */
export const SESSION_ENDED = 'Your session has ended. Log in to go on: what you typed is still here.'

interface Asking {
  /** Asks for the log-in. @returns whether there is a session again */
  logInAgain: () => Promise<boolean>
  /** Called after every call that was made: the session lives. */
  onMade: () => void
}

/** Makes a call, and once more after a log-in where the session had ended. */
export type Again = <T>(call: () => Promise<T>) => Promise<T>

/**
 * For the pages of members and of the office: a call that is refused because the session ended is made once more after
 * a log-in. To somebody without a session the office answers as if it were not there.
 *
 * @throws ApiError with {@link SESSION_ENDED} where nobody logs in
 */
export function againAfterLogIn(api: Api, { logInAgain, onMade }: Asking): Again {
  const make = async <T>(call: () => Promise<T>): Promise<T> => {
    const answer = await call()
    onMade()
    return answer
  }
  return async (call) => {
    try {
      return await make(call)
    } catch (error) {
      if (!(await isForNoSession(api, error))) throw error
      if (await logInAgain()) return make(call)
      throw new ApiError(401, JSON.stringify({ message: SESSION_ENDED }))
    }
  }
}

/** The API, with every write made like that. */
export const apiWithLogIn = (api: Api, again: Again): Api => ({
  ...api,
  post: <T>(...call: Parameters<Api['post']>) => again(() => api.post<T>(...call)),
  put: <T>(...call: Parameters<Api['put']>) => again(() => api.put<T>(...call)),
  patch: <T>(...call: Parameters<Api['patch']>) => again(() => api.patch<T>(...call)),
  delete: <T>(...call: Parameters<Api['delete']>) => again(() => api.delete<T>(...call)),
})

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
