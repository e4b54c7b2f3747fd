import { expect, it } from 'vitest'
import { reasonInWords } from './email-reasons.ts'

it.each([
  ['EMESSAGE 550', /mailbox doesn’t exist/],
  ['EENVELOPE 552', /mailbox is full/],
  ['EMESSAGE 554', /as spam/],
  ['EMESSAGE 571', /permanently/],
  ['EMESSAGE 451', /try again later/],
  ['EAUTH 535', /username or password/],
  ['ESOCKET', /didn’t respond/],
  ['ETIMEDOUT', /didn’t respond/],
  ['The owner’s address is not set (ADMIN_EMAIL).', /no admin had confirmed/],
  ['Its link is over.', /link has expired/],
  ['Its link has expired.', /link has expired/],
  ['something else', /couldn’t send it/],
])('says what “%s” means', (reason, words) => {
  expect(reasonInWords(reason)).toMatch(words)
})
