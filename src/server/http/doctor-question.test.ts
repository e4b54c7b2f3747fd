import { expect, it } from 'vitest'
import { answerDoctor, DOCTOR_HEADER, proofOf, questionOf } from './doctor-question.ts'

const SITE = { key: 'k', trustsProxy: true }
const ask = (question: string) => answerDoctor({ [DOCTOR_HEADER]: question, 'x-forwarded-for': '192.0.2.66' }, SITE)

it('a question signed with the site’s key is answered with a proof, and with what came along', () => {
  expect(ask(questionOf('n', 'k'))).toEqual({ proof: proofOf('n', 'k'), trustsProxy: true, forwardedFor: '192.0.2.66' })
})

it.each([
  ['signed with another key', questionOf('n', 'other')],
  ['without a signature', 'n'],
  ['of no words', ''],
  ['as long as a right one, but not in bytes', questionOf('n', 'k').replace(/.$/, 'é')],
])('a question %s is answered with nothing', (_, question) => {
  expect(ask(question)).toBeUndefined()
})
