import { useState, useSyncExternalStore } from 'react'
import type { Api } from '../../queries/api.ts'
import { useApi } from '../../queries/api-context.tsx'
import { type Again, againAfterLogIn, apiWithLogIn } from '../../queries/api-with-log-in.ts'

/** `asked`: the log-in stands over the page; `put-off`: somebody goes on without it for now. */
type Stage = 'going-on' | 'asked' | 'put-off'

/** The asking for the log-in, for all that an open page writes, sends and keeps as files. */
class LogInAgain {
  readonly again: Again
  /** For everything within the page: its writes wait for the log-in. */
  readonly api: Api
  #stage: Stage = 'going-on'
  #waiting: ((isIn: boolean) => void)[] = []
  readonly #listeners = new Set<() => void>()

  constructor(api: Api) {
    this.again = againAfterLogIn(api, {
      logInAgain: () => {
        // What saves by itself is not to ask again and again.
        if (this.#stage === 'put-off') return Promise.resolve(false)
        this.ask()
        return new Promise((goOn) => this.#waiting.push(goOn))
      },
      onMade: () => this.#stage === 'put-off' && this.answer(true),
    })
    this.api = apiWithLogIn(api, this.again)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly stage = (): Stage => this.#stage

  ask(): void {
    this.#goTo('asked')
  }

  /** Answers whatever waits for a session. */
  answer(isIn: boolean): void {
    this.#goTo(isIn ? 'going-on' : 'put-off')
    for (const goOn of this.#waiting.splice(0)) goOn(isIn)
  }

  #goTo(stage: Stage): void {
    this.#stage = stage
    for (const listener of this.#listeners) listener()
  }
}

/** What is done when the session ended while a page is open: it asks, and loses nothing of the page. */
export function useLogInAgain() {
  const api = useApi()
  const [asking] = useState(() => new LogInAgain(api))
  return { asking, stage: useSyncExternalStore(asking.subscribe, asking.stage, asking.stage) }
}
