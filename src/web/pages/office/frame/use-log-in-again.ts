import { useState, useSyncExternalStore } from 'react'
import type { Api } from '../../../queries/api.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { apiWithLogIn } from '../../../queries/office/api-with-log-in.ts'

/** `asked`: the log-in stands over the page; `put-off`: somebody goes on without it for now. */
type Stage = 'going-on' | 'asked' | 'put-off'

/** The asking for the log-in, for all that an open page of the office writes. */
class LogInAgain {
  /** For everything within the office: its writes wait for the log-in. */
  readonly api: Api
  #stage: Stage = 'going-on'
  #waiting: ((isIn: boolean) => void)[] = []
  readonly #listeners = new Set<() => void>()

  constructor(api: Api) {
    this.api = apiWithLogIn(api, {
      logInAgain: () => {
        // What saves by itself is not to ask again and again.
        if (this.#stage === 'put-off') return Promise.resolve(false)
        this.ask()
        return new Promise((goOn) => this.#waiting.push(goOn))
      },
      onWritten: () => this.#stage === 'put-off' && this.answer(true),
    })
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

/** What the office does when the session ended while a page of it is open: it asks, and loses nothing of the page. */
export function useLogInAgain() {
  const api = useApi()
  const [again] = useState(() => new LogInAgain(api))
  return { again, stage: useSyncExternalStore(again.subscribe, again.stage, again.stage) }
}
