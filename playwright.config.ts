import { defineConfig } from '@playwright/test'

// `npm test` finds a browser and names it in CHROMIUM_PATH; without that, Playwright's own is used.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A journey may be tried once more; one that needed it is named in the end (scripts/setup/tally.mjs).
  retries: 1,
  timeout: 60_000,
  // Generous, because the journeys share two cores with the sites they visit.
  expect: { timeout: 15_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
