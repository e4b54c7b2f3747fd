import { expect, it } from 'vitest'
import { anOutboxOfEveryEmail } from '../../../../tests/support/emails/every-email.ts'
import { FAILED_EMAIL_DAYS } from '../../../shared/privacy/retention.ts'
import { DAY_MS } from '../../../shared/time/instant.ts'
import { sweepOutbox } from './sweep-outbox.ts'

it.each([
  ['was parked', (now: string) => ({ failedAt: now })],
  ['only a later version of the site knows', (now: string) => ({ template: 'birthday', createdAt: now })],
])('an email that %s is deleted after 90 days, and none that waits', async (_, changeAt) => {
  const { site, clock } = await anOutboxOfEveryEmail()
  await site.db.updateTable('outbox').set(changeAt(clock.now())).where('template', '=', 'contact-received').execute()
  const count = async () => (await site.db.selectFrom('outbox').select('id').execute()).length
  const before = await count()

  clock.pass(FAILED_EMAIL_DAYS * DAY_MS - 1)
  await sweepOutbox(site)
  expect(await count()).toBe(before)

  clock.pass(1)
  await sweepOutbox(site)
  expect(await count()).toBe(before - 1)
})
