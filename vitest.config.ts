import { defineConfig } from 'vitest/config'

const NEEDS_NO_DATABASE = [
  ...['src/domain/assistant/**/*.test.ts', 'src/domain/blog/{clean-html,reading/post-words}.test.ts'],
  ...['src/server/files/**/*.test.ts', 'src/server/adapters/smtp-sender.test.ts', 'tests/soak/move-files.test.ts'],
]

/** The generator fills SQLite files. */
const ONLY_SQLITE = ['src/{db,server}/**/sqlite-*.test.ts', 'bench/generate/*.test.mjs']
const ONLY_POSTGRES = ['src/{db,domain,server}/**/postgres-*.test.ts', 'tests/soak/postgres-*.test.ts']
/** What `npm run check` leaves to `npm test`: tests that start processes or the built site, and those that take longest. */
const LONG = process.env.TEST_QUICKLY
  ? [
      ...['tests/soak/**', 'tests/api/office/owner-commands.test.ts', 'tests/api/forum/recount-command.test.ts'],
      ...['tests/api/visitors/one-fact-one-place.test.ts', 'bench/{text,generate}/**', 'src/domain/assistant/answer-question.test.ts'],
    ]
  : []

/**
 * What a test that hangs costs, and nothing else: none of these says how fast the site is, and a busy machine takes its
 * time. What the site has to do within some time is counted by the clock of the test.
 */
const TIME_OUTS = { testTimeout: process.env.SOAK ? 1_800_000 : 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

const MODEL = ['tests/support/assistant/use-trained-model.ts']

/** Everything that touches the database runs twice, told by TEST_ENGINE which engine to use. */
const onEngine = (engine: 'sqlite' | 'postgres') => ({
  test: {
    ...TIME_OUTS,
    name: engine,
    include: [
      'src/{db,domain,api,server}/**/*.test.ts',
      'tests/api/**/*.test.ts',
      'tests/soak/**/*.test.ts',
      'bench/generate/*.test.mjs',
    ],
    exclude: [...NEEDS_NO_DATABASE, ...(engine === 'postgres' ? ONLY_SQLITE : ONLY_POSTGRES), ...LONG],
    // The postgres project finds its server in TEST_DATABASE_URL, which `npm test` sets.
    env: { TEST_ENGINE: engine },
    setupFiles: MODEL,
    // A process of its own for each file read the whole site again, for as long as half of its tests took. Every test
    // puts back what it changes, as those of its own file need it to.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    environment: 'node',
    globals: false,
    allowOnly: false,
    maxWorkers: 2,
    globalSetup: 'scripts/setup/temporary-files.mjs',
    projects: [
      {
        test: {
          ...TIME_OUTS,
          name: 'unit',
          setupFiles: MODEL,
          isolate: false,
          include: ['src/{shared,web,emails}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'bench/text/*.test.mjs', ...NEEDS_NO_DATABASE],
          exclude: LONG,
        },
      },
      onEngine('sqlite'),
      onEngine('postgres'),
    ],
  },
})
