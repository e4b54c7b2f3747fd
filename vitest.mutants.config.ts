import { defineConfig } from 'vitest/config'

/** What `npm run mutants` runs against each mutant: the tests named in TEST_FILES, on SQLite, in one process. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.TEST_FILES ?? '').split(','),
    env: { TEST_ENGINE: 'sqlite' },
    setupFiles: ['tests/support/assistant/use-trained-model.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
