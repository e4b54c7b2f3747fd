import { Hono } from 'hono'
import { confirmPlace } from '../domain/waitlist/confirm-place.ts'
import { joinWaitlist } from '../domain/waitlist/join-waitlist.ts'
import { leaveWaitlist } from '../domain/waitlist/leave-waitlist.ts'
import { MailedToken } from '../shared/accounts-schemas.ts'
import { WaitlistEntry } from '../shared/waitlist.ts'
import { PLACE_CONFIRMED, WAITLIST_LEFT } from '../shared/waitlist-link-words.ts'
import { WAITLIST_THANKS } from '../shared/waitlist-words.ts'
import { atLeast } from './at-least.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'

/** Longer than mailing a link takes, so that the time does not tell whether the address was on the list. */
const JOIN_MS = 100

export const waitlist = new Hono<Environment>()
  .post('/', async (c) => {
    await atLeast(JOIN_MS, joinWaitlist(c.var.site, c.var.actor, readBody(c, WaitlistEntry)))
    return c.json({ message: WAITLIST_THANKS.text }, 201)
  })
  .post('/confirm', async (c) => {
    await confirmPlace(c.var.site, c.var.actor, readBody(c, MailedToken).token)
    return c.json({ message: PLACE_CONFIRMED })
  })
  .post('/unsubscribe', async (c) => {
    await leaveWaitlist(c.var.site, c.var.actor, readBody(c, MailedToken).token)
    return c.json({ message: WAITLIST_LEFT })
  })
