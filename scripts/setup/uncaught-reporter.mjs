// A reporter of Vitest: keeps the errors no test caught, which Vitest's own JSON report leaves out.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

export const UNCAUGHT_FILE = join(ROOT, 'test-results', 'uncaught.json')

export default class UncaughtReporter {
  /** @param {readonly { message: string, stack?: string, VITEST_TEST_NAME?: string, VITEST_TEST_PATH?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) writeFileSync(UNCAUGHT_FILE, JSON.stringify(errors.map(inOneLine)))
  }
}

function inOneLine({ message, stack = '', VITEST_TEST_NAME: test, VITEST_TEST_PATH: file }) {
  const from = stack.split('\n').find((line) => line.includes('/src/') || line.includes('/tests/'))
  return [message, from?.trim(), `while ${test ?? file ?? 'nothing'} ran`].filter(Boolean).join(', ')
}
