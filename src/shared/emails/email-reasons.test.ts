import { expect, it } from 'vitest'
import { reasonInWords } from './email-reasons.ts'

it.each([
  ['EMESSAGE 550', /no such mailbox/],
  ['EENVELOPE 552', /mailbox is full/],
  ['EMESSAGE 554', /unwanted/],
  ['EMESSAGE 571', /for good/],
  ['EMESSAGE 451', /come back later/],
  ['EAUTH 535', /name or password/],
  ['ESOCKET', /did not answer/],
  ['ETIMEDOUT', /did not answer/],
  ['The owner’s address is not set (ADMIN_EMAIL).', /does not know your address/],
  ['Its link is over.', /would lead nowhere/],
  ['something else', /could not be sent/],
])('says what “%s” means', (reason, words) => {
  expect(reasonInWords(reason)).toMatch(words)
})
