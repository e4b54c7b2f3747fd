import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import playwrightConfig from '../../playwright.config.ts'
import { countPlaywright, countVitest, Tally } from './tally.mjs'

/** A report with one journey for each outcome: `expected`, `unexpected`, `flaky` or `skipped`. */
function aReport(...outcomes) {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  for (const outcome of outcomes) stats[outcome] += 1
  const specs = outcomes.map((status, at) => ({ title: `${status} ${at}`, tests: [{ status, annotations: [] }] }))
  // As in the real thing, a file's journeys stand in it or in its `describe` blocks.
  return { stats, errors: [], suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] }
}

describe('journeys', () => {
  it('pass at the first try or fail', () => {
    expect(countPlaywright(aReport('expected', 'flaky', 'unexpected'))).toMatchObject({ passed: 1, failed: 2 })
  })

  it('aren’t retried, as the configuration has it', () => {
    expect(playwrightConfig.retries).toBe(0)
  })
})

describe('a report', () => {
  it('names every journey that was left out, with the reason it gave', () => {
    const report = aReport('skipped', 'skipped')
    report.suites[0].specs[0].tests[0].annotations = [{ type: 'skip', description: 'no camera here' }]

    expect(countPlaywright(report)).toMatchObject({
      skipped: 2,
      skippedTests: [
        { title: 'skipped 0', why: 'no camera here' },
        { title: 'skipped 1', why: 'skipped' },
      ],
    })
  })

  it('names every journey that failed, with the first line of its error', () => {
    const report = aReport('expected', 'unexpected', 'flaky')
    const journeys = report.suites[0].suites[0].specs
    journeys[0].tests[0].results = [{ error: { message: '\u001B[31mError: no button\u001B[39m\n\nCall log:' } }]

    expect(countPlaywright(report).failedTests).toEqual([
      { title: 'unexpected 1', why: 'Error: no button' },
      { title: 'flaky 2', why: 'no message' },
    ])
  })

  it('names every test that failed, and every file that could not be loaded', () => {
    const files = [
      { status: 'failed', assertionResults: [{ status: 'failed', fullName: 'a door opens', failureMessages: ['AssertionError: expected 1\n at'] }] },
      { status: 'failed', name: 'broken.test.ts', message: 'SyntaxError: no', assertionResults: [] },
    ]

    expect(countVitest({ testResults: files }).failedTests).toEqual([
      { title: 'a door opens', why: 'AssertionError: expected 1' },
      { title: 'broken.test.ts', why: 'SyntaxError: no' },
    ])
  })

  it('fails when the run broke down before any journey did, and says why', () => {
    const errors = [{ message: '\u001B[31mError: No browser\u001B[39m\n at' }, { message: 'SyntaxError: no', location: { file: 'broken.spec.ts', line: 1, column: 1 } }]

    expect(countPlaywright({ ...aReport(), errors })).toMatchObject({
      passed: 0,
      failed: 2,
      failedTests: [
        { title: 'the run itself', why: 'Error: No browser' },
        { title: 'broken.spec.ts', why: 'SyntaxError: no' },
      ],
    })
  })

  it('fails once for a file of tests that could not be loaded', () => {
    const file = { status: 'failed', assertionResults: [] }
    const other = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending', fullName: 'later', meta: {} }] }

    expect(countVitest({ testResults: [file, other] })).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 1,
      skippedTests: [{ title: 'later', why: 'pending' }],
    })
  })
})

describe('the tally', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('ends with the sum of all counts and says whether all went well', () => {
    const tally = new Tally()
    tally.add({ passed: 3 })
    tally.add({ passed: 1, skipped: 1 })

    expect(tally.finish()).toBe(0)
    expect(console.log).toHaveBeenLastCalledWith('\n4 passed, 0 failed, 1 skipped')
    tally.fail('journeys', 'no browser')
    expect(tally.finish()).toBe(1)
  })

  it('takes a run without any test for a failure', () => {
    expect(new Tally().finish()).toBe(1)
  })
})
