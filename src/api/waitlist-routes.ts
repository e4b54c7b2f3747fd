import { Hono } from 'hono'
import { confirmPlace } from '../domain/waitlist/confirm-place.ts'
import { joinWaitlist } from '../domain/waitlist/join-waitlist.ts'
import { leaveWaitlist } from '../domain/waitlist/leave-waitlist.ts'
import { MailedToken } from '../shared/accounts/accounts-schemas.ts'
import { WaitlistEntry } from '../shared/waitlist/waitlist.ts'
import { PLACE_CONFIRMED, WAITLIST_LEFT } from '../shared/waitlist/waitlist-link-words.ts'
import { WAITLIST_THANKS } from '../shared/waitlist/waitlist-words.ts'
import { atLeast } from './http/answers.ts'
import type { Environment } from './http/environment.ts'
import { route } from './http/route.ts'
import { MessageAnswer } from './http/view-schema.ts'

/** Longer than mailing a link takes, so that the time does not tell whether the address was on the list. */
const JOIN_MS = 100

const byLink = {
  tag: 'Private links', who: 'anyone', body: { MailedToken }, answer: MessageAnswer,
  refusals: { 404: 'Invalid link, or what it pointed to was deleted.' },
} as const

/** Joining and leaving. Paths are below /api/waitlist. */
export const waitlist = new Hono<Environment>()
  .post('/', route(
    {
      id: 'joinWaitlist', tag: 'Playground', who: 'anyone', summary: 'Join the waitlist',
      description: 'We email the address to confirm. The response is the same whether or not it was already on the list.',
      body: { WaitlistEntry }, status: 201, answer: MessageAnswer,
    },
    async ({ site, actor, body }) => {
      await atLeast(JOIN_MS, joinWaitlist(site, actor, body()))
      return { message: WAITLIST_THANKS.text }
    },
  ))
  .post('/confirm', route(
    { ...byLink, id: 'confirmPlace', summary: 'Confirm a waitlist sign-up' },
    async ({ site, actor, body }) => {
      await confirmPlace(site, actor, body().token)
      return { message: PLACE_CONFIRMED }
    },
  ))
  .post('/unsubscribe', route(
    { ...byLink, id: 'leaveWaitlist', summary: 'Leave the waitlist' },
    async ({ site, actor, body }) => {
      await leaveWaitlist(site, actor, body().token)
      return { message: WAITLIST_LEFT }
    },
  ))
