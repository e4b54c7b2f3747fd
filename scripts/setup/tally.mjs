// Counts what the checks and test runners report, and says in the end how it went.
import { existsSync, readFileSync, rmSync } from 'node:fs'

export class Tally {
  passed = 0
  failed = 0
  skipped = 0
  #reasons = []

  /** @param {{ passed?: number, failed?: number, skipped?: number }} counts */
  add({ passed = 0, failed = 0, skipped = 0 }) {
    this.passed += passed
    this.failed += failed
    this.skipped += skipped
  }

  /** A skipped check counts as one; nothing is left out without a reason on screen. */
  skip(what, why) {
    this.skipped += 1
    this.note(`skipped: ${what} (${why})`)
  }

  fail(what, why) {
    this.failed += 1
    this.note(`failed: ${what} (${why})`)
  }

  note(line) {
    this.#reasons.push(line)
    console.log(line)
  }

  /** Repeats every reason, then prints the counts as the very last line. Returns the exit code. */
  finish() {
    if (this.passed + this.failed === 0) this.fail('everything', 'nothing was run')
    if (this.#reasons.length > 0) console.log(`\n${this.#reasons.join('\n')}`)
    console.log(`\n${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`)
    return this.failed === 0 ? 0 : 1
  }
}

/** A runner's report; null if it wrote none. `forget` first, lest an old one be taken for this run's. */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
export const forgetReport = (file) => rmSync(file, { force: true })

/** Counts of Vitest's JSON report, with the names of what failed or was left out. A file that could not even be loaded counts as one failure. */
export function countVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const brokenFiles = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
  const skipped = tests.filter((test) => !['passed', 'failed'].includes(test.status))
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter(isFailed).length + brokenFiles.length,
    skipped: skipped.length,
    skippedTests: skipped.map((test) => ({ title: test.fullName, why: test.meta?.skipReason ?? test.status })),
    failedTests: [
      ...tests.filter(isFailed).map((test) => ({ title: test.fullName, why: firstLine(test.failureMessages?.[0]) })),
      ...brokenFiles.map((file) => ({ title: file.name, why: firstLine(file.message) })),
    ],
  }
}

const isFailed = (test) => test.status === 'failed'
const COLORS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g')
const firstLine = (message = '') => message.replaceAll(COLORS, '').split('\n', 1)[0] || 'no message'

/** Counts of Playwright's JSON report. A journey that passed only when it was retried has failed. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  const breakdowns = failed === 0 ? report.errors : []
  return {
    passed: expected,
    failed: failed + breakdowns.length,
    skipped,
    skippedTests: specsOf(report, 'skipped').map((spec) => ({ title: spec.title, why: reasonOf(spec) ?? 'skipped' })),
    failedTests: [
      ...[...specsOf(report, 'unexpected'), ...specsOf(report, 'flaky')].map((spec) => ({ title: spec.title, why: firstLine(errorOf(spec)) })),
      ...breakdowns.map(({ location, message }) => ({ title: location?.file ?? 'the run itself', why: firstLine(message) })),
    ],
  }
}

/** The journeys of a report whose outcome is `status`. */
function specsOf({ suites = [], specs = [] }, status) {
  const here = specs.filter((spec) => spec.tests.some((test) => test.status === status))
  return [...here, ...suites.flatMap((suite) => specsOf(suite, status))]
}

const errorOf = (spec) => spec.tests.flatMap((test) => test.results ?? []).find(({ error }) => error)?.error.message
const reasonOf = (spec) => spec.tests.flatMap((test) => test.annotations).find(({ description }) => description)?.description
