import { type BrowserContext, expect } from '@playwright/test'

/** What a journey brings about on purpose. Anything else of the kind fails it. */
export interface Expected {
  /** Console errors. */
  errors: RegExp[]
  /**
   * Requests that don't succeed, as `409 /api/facts/*`: the status, or `failed` where no answer comes, and the path,
   * in which `*` stands for anything.
   */
  failures: string[]
}

/** The browser says this about every request that fails; we name the request instead. */
const FAILED_REQUEST = /^Failed to load resource/
/** A browser cancels what it no longer needs when a visitor goes on to another page. */
const CANCELED = 'net::ERR_ABORTED'

/**
 * Listens to every page of a browser.
 *
 * @returns what must be called at the end: it throws for an uncaught error, an unexpected console error (broken content
 *   policies are among them) and an unexpected request that failed
 */
export function watchContext(context: BrowserContext, expected: Expected): () => void {
  const errors: string[] = []
  const failures: string[] = []
  context.on('weberror', (thrown) => errors.push(`uncaught: ${thrown.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !FAILED_REQUEST.test(message.text())) errors.push(message.text())
  })
  context.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${pathOf(response.url())}`)
  })
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== CANCELED) failures.push(`failed ${pathOf(request.url())}`)
  })
  return () => {
    expect(errors.filter((error) => !expected.errors.some((pattern) => pattern.test(error)))).toEqual([])
    expect(unexpectedIn(failures, expected.failures)).toEqual([])
  }
}

/** The failures that no announcement covers. */
export const unexpectedIn = (failures: string[], announced: string[]): string[] => {
  const patterns = announced.map((failure) => new RegExp(`^${failure.split('*').map(RegExp.escape).join('.*')}$`))
  return failures.filter((failure) => !patterns.some((pattern) => pattern.test(failure)))
}

const pathOf = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return origin.startsWith('http://localhost:') ? pathname : address
}
