import { expect, it } from 'vitest'
import { NOON } from '../../../tests/support/a-site.ts'
import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import { JobFailures } from './job-failures.ts'

it('a job counts as failing from its newest failed round until one succeeds', () => {
  const failures = new JobFailures()
  failures.note('mail', 'failed', NOON)
  failures.note('blog', 'failed', NOON)
  failures.note('mail', 'failed', after(NOON, MINUTE_MS))

  failures.note('blog', 'done', after(NOON, MINUTE_MS))

  expect(failures.list()).toEqual([{ job: 'mail', at: after(NOON, MINUTE_MS) }])
})
