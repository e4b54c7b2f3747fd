import { MailedToken } from '../../shared/accounts-schemas.ts'
import { WaitlistEntry } from '../../shared/waitlist.ts'
import type { Operations } from './operation.ts'
import { body, MessageAnswer } from './view-schema.ts'

const DEAD_LINK = { 404: 'The link is wrong, or what it led to is gone.' }

export const WAITLIST: Operations = {
  'POST /api/waitlist': {
    id: 'joinWaitlist', tag: 'Playground', who: 'anyone',
    summary: 'Join the waitlist',
    description: 'A mail asks the owner of the address to say yes. The answer is the same whether or not it was on the list.',
    body: body('WaitlistEntry', WaitlistEntry),
    status: 201, answer: MessageAnswer,
  },
  'POST /api/waitlist/confirm': {
    id: 'confirmPlace', tag: 'Private links', who: 'anyone',
    summary: 'Say yes to a place on the waitlist',
    body: MailedToken, answer: MessageAnswer, refusals: DEAD_LINK,
  },
  'POST /api/waitlist/unsubscribe': {
    id: 'leaveWaitlist', tag: 'Private links', who: 'anyone',
    summary: 'Leave the waitlist',
    body: MailedToken, answer: MessageAnswer, refusals: DEAD_LINK,
  },
}
