import { whoIsHere } from '../accounts-queries.ts'
import { aroundWrites } from './api-as.ts'
import { type Api, ApiError } from './api.ts'

/** What a save says that was made after the session had ended. */
export const SESSION_ENDED = 'Your session has ended. Log in to continue. What you typed is still here.'

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
  readonly #onStage: (stage: LoginStage) => void
  #stage: LoginStage = 'logged-in'
  #waiting: ((isLoggedIn: boolean) => void)[] = []

  constructor(api: Api, onStage: (stage: LoginStage) => void) {
    this.#api = api
    this.#onStage = onStage
    this.api = aroundWrites(api, (write) => this.again(write))
  }

  /** @throws ApiError with {@link SESSION_ENDED} where no one logs in */
  readonly again: Again = async (call) => {
    try {
      const answer = await call()
      if (this.#stage === 'put-off') this.answer(true)
      return answer
    } catch (error) {
      // A 404 is also what an admin is told of something that was deleted.
      const mayBeForNoSession = error instanceof ApiError && (error.status === 404 || error.status === 401)
      if (!mayBeForNoSession || (await whoIsHere(this.#api)) !== null) throw error
      if (await this.#askAndWait()) return call()
      throw new ApiError(401, JSON.stringify({ message: SESSION_ENDED }))
    }
  }

  ask(): void {
    this.#goTo('asked')
  }

  /** Lets every waiting call continue, or fail. */
  answer(isLoggedIn: boolean): void {
    this.#goTo(isLoggedIn ? 'logged-in' : 'put-off')
    for (const goOn of this.#waiting.splice(0)) goOn(isLoggedIn)
  }

  /** An autosave doesn't ask again and again once the login was put off. */
  async #askAndWait(): Promise<boolean> {
    if (this.#stage === 'put-off') return false
    this.ask()
    return new Promise((goOn) => this.#waiting.push(goOn))
  }

  #goTo(stage: LoginStage): void {
    this.#stage = stage
    this.#onStage(stage)
  }
}
