import { test as base, expect, type Page } from '@playwright/test'
import { startMailServer } from '../../support/mail-server.ts'
import { type StartedSite, startASite } from './start-a-site.ts'

interface PerWorker {
  /** A mail server that keeps what the site sends. */
  mail: Awaited<ReturnType<typeof startMailServer>>
  /** One site for all tests of a worker; every test brings its own names and addresses. */
  site: StartedSite
}

interface PerTest {
  /** Console errors that this test brings about on purpose. Any other fails it. */
  expectedErrors: RegExp[]
  /** An address nobody else writes from. */
  email: string
}

/** What a browser says about a request that a test made fail. */
export const FAILED_REQUEST = /^Failed to load resource/

/** A visitor's browser, at rest and watched: an unexpected console error or a broken policy fails the test. */
export const test = base.extend<PerTest, PerWorker>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, give) => {
      const mail = await startMailServer()
      await give(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, give) => {
      const site = await startASite(mail.url)
      await give(site)
      expect(await site.stop()).toEqual({ code: 0, complaints: '' })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, give) => {
    await give(site.url)
  },
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: 'light',
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  expectedErrors: async ({}, give) => {
    await give([])
  },
  email: async ({ browserName: _ }, give, { testId, repeatEachIndex }) => {
    await give(`maya.${testId.slice(-12)}.${repeatEachIndex}@example.com`)
  },
  page: async ({ page, expectedErrors }, give) => {
    const errors = listenForErrors(page)
    await give(page)
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
  },
})

/** Broken content policies are among the console errors. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
