import { defineConfig } from '@playwright/test'

/**
 * Parts of Chromium that start with every window and that no page can tell: two pages below its address bar, one of them
 * for questions to a search engine, and a process in reserve. Without them a test's window costs half the time.
 */
const UNSEEN_PARTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']
/** What Playwright turns off by itself. Chromium heeds only the last such list, so ours has to hold this one too. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

// `npm test` finds a browser and names it in CHROMIUM_PATH; without that, Playwright's own is used.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './scripts/setup/temporary-files.mjs',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A journey that fails now and then is a defect of the journey or of the site.
  retries: 0,
  // What a journey that hangs costs, and no more: on a busy machine all of them take longer.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    // A press that can't be made names itself; it would otherwise use up the time of the whole journey.
    actionTimeout: 60_000,
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
        `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...UNSEEN_PARTS].join()}`,
      ],
    },
  },
})
