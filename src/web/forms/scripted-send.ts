import { createContext, RouterContextProvider } from 'react-router'
import type { Api } from '../queries/client/api.ts'
import type { Sent } from './page-form.ts'

/** What a page's scripts hand to the action of the page, and where the action puts what came of it. */
export interface ScriptedSend {
  /** The API as the form's place in the page has it. */
  api: Api
  outcome?: { sent: Sent<unknown> } | { error: unknown }
}

/** Null for forms that were posted without JavaScript. */
export const scriptedSend = createContext<ScriptedSend | null>(null)

let current: ScriptedSend | null = null

/** Starts a submission. The router asks for its context ({@link contextOfSend}) before `submit` returns. */
export function startSend<T>(send: ScriptedSend, submit: () => T): T {
  current = send
  try {
    return submit()
  } finally {
    current = null
  }
}

/** The context of the submission that is being started. */
export function contextOfSend(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(scriptedSend, current)
  return context
}
