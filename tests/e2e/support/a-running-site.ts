import { test as base, expect } from '@playwright/test'
import { startMailServer } from '../../support/emails/mail-server.ts'
import { type StartedSite, startASite } from './start-a-site.ts'
import { watchContext } from './watched-context.ts'

interface PerWorker {
  /** A mail server that keeps what the site sends. */
  mail: Awaited<ReturnType<typeof startMailServer>>
  /** One site for all tests of a worker; every test brings its own names and addresses. */
  site: StartedSite
}

interface PerTest {
  /** Console errors that this test brings about on purpose. Any other fails it. */
  expectedErrors: RegExp[]
  /** Requests that this test makes fail, as `409 /api/facts/*`. Any other that fails, fails it. */
  expectedFailures: string[]
  /** An address no one else writes from. */
  email: string
}

/** A visitor's browser, at rest and watched: an unexpected error, failed request or broken policy fails the test. */
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
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  expectedFailures: async ({}, give) => {
    await give([])
  },
  email: async ({ browserName: _ }, give, { testId, repeatEachIndex }) => {
    await give(`maya.${testId.slice(-12)}.${repeatEachIndex}@example.com`)
  },
  context: async ({ context, expectedErrors, expectedFailures }, give) => {
    const expectNoFailure = watchContext(context, { errors: expectedErrors, failures: expectedFailures })
    await give(context)
    expectNoFailure()
  },
})
