import { type Api, ApiError } from './api.ts'

/** What a save says that was made after the session had ended. */
export const SESSION_ENDED = 'Your session has ended. Log in to go on: what you typed is still here.'

/** Makes a call, and once more after a login where the session had ended. */
export type Again = <T>(call: () => Promise<T>) => Promise<T>

/** Whether the login is asked for over the page, was put off, or isn't needed as far as this page knows. */
export type LoginStage = 'logged-in' | 'asked' | 'put-off'

/**
 * For the pages of members and of the office: a call that is refused because the session ended waits for a login over
 * the page and is made once more. The office answers someone without a session as if it weren't there.
 */
export class LogInAgain {
  /** The API, with every write made by `again`. */
  readonly api: Api
  readonly #api: Api
  #stage: LoginStage = 'logged-in'
  #waiting: ((isLoggedIn: boolean) => void)[] = []
  readonly #listeners = new Set<() => void>()

  constructor(api: Api) {
    this.#api = api
    this.api = {
      ...api,
      post: <T>(...call: Parameters<Api['post']>) => this.again(() => api.post<T>(...call)),
      put: <T>(...call: Parameters<Api['put']>) => this.again(() => api.put<T>(...call)),
      patch: <T>(...call: Parameters<Api['patch']>) => this.again(() => api.patch<T>(...call)),
      delete: <T>(...call: Parameters<Api['delete']>) => this.again(() => api.delete<T>(...call)),
    }
  }

  readonly stage = (): LoginStage => this.#stage

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** @throws ApiError with {@link SESSION_ENDED} where nobody logs in */
  readonly again: Again = async (call) => {
    try {
      return await this.#make(call)
    } catch (error) {
      if (!(await this.#isForNoSession(error))) throw error
      if (await this.#askAndWait()) return this.#make(call)
      throw new ApiError(401, JSON.stringify({ message: SESSION_ENDED }))
    }
  }

  ask(): void {
    this.#goTo('asked')
  }

  /** Lets every waiting call go on, or fail. */
  answer(isLoggedIn: boolean): void {
    this.#goTo(isLoggedIn ? 'logged-in' : 'put-off')
    for (const goOn of this.#waiting.splice(0)) goOn(isLoggedIn)
  }

  async #make<T>(call: () => Promise<T>): Promise<T> {
    const answer = await call()
    if (this.#stage === 'put-off') this.answer(true)
    return answer
  }

  /** An autosave doesn't ask again and again once the login was put off. */
  #askAndWait(): Promise<boolean> {
    if (this.#stage === 'put-off') return Promise.resolve(false)
    this.ask()
    return new Promise((goOn) => this.#waiting.push(goOn))
  }

  #goTo(stage: LoginStage): void {
    this.#stage = stage
    for (const listener of this.#listeners) listener()
  }

  /** A 404 is also what an admin is told of something that was deleted. */
  async #isForNoSession(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 401))) return false
    try {
      await this.#api.get('/api/forum/auth/me')
      return false
    } catch (refused) {
      return refused instanceof ApiError && refused.status === 401
    }
  }
}
