import { Hono } from 'hono'
import { z } from 'zod'
import { getVisit, getWatch } from '../domain/playground/get-visit.ts'
import { listRememberedFacts } from '../domain/playground/list-facts.ts'
import { vote } from '../domain/playground/polls/vote.ts'
import { subscribeToFact } from '../domain/playground/fact-alerts/subscribe.ts'
import { confirmWatch } from '../domain/playground/fact-alerts/confirm-subscription.ts'
import { stopWatch } from '../domain/playground/fact-alerts/stop-watch.ts'
import { getSiteView } from '../domain/playground/get-site-view.ts'
import { MailedToken } from '../shared/accounts/accounts-schemas.ts'
import { withNoEmail } from '../shared/emails/no-email.ts'
import { FactWatch, PollVote } from '../shared/playground/visit-schemas.ts'
import { FACT_ALERT_THANKS, VOTED, WATCH_CONFIRMED, WATCH_STOPPED } from '../shared/playground/visit-words.ts'
import { atLeast } from './http/answers.ts'
import type { Environment } from './http/environment.ts'
import { aFact, factKey, idIn, idOf, linkTokenIn, LINK_TOKEN } from './http/path.ts'
import { route } from './http/route.ts'
import { MessageAnswer } from './http/view-schema.ts'
import { FactSchema, SiteSchema, VisitSchema, WatchSchema } from './playground-views.ts'

/** Longer than mailing a link takes, so that the time does not tell whether the address was noted. */
const ASK_MS = 100

const open = { tag: 'Playground', who: 'anyone' } as const
const byLink = { tag: 'Private links', who: 'anyone', refusals: { 404: 'Invalid link, or what it pointed to was deleted.' } } as const

/** What every page shows of the owner's settings. The path is /api/site. */
export const siteSettings = new Hono<Environment>().get('/', route(
  {
    ...open, id: 'getSite', summary: 'Get the announcement bar and social links',
    description: 'Empty text isn’t shown.', answer: SiteSchema,
  },
  ({ site }) => getSiteView(site),
))

/** The facts of the place, and what visitors do about them. Paths are below /api/facts. */
export const playground = new Hono<Environment>()
  .get('/', route(
    {
      ...open, id: 'listFacts', summary: 'List facts about the playground',
      description: 'Everything the site says about the playground, with its status. Facts that aren’t decided yet say so.',
      answer: z.strictObject({ facts: z.array(FactSchema) }),
    },
    async ({ site }) => ({ facts: await listRememberedFacts(site) }),
  ))
  .get('/visit', route(
    {
      ...open, id: 'getVisit', summary: 'Get polls and search words for “Know Before You Go”',
      description: 'Polls, plus other words parents use for each fact.', answer: VisitSchema,
    },
    ({ site, actor }) => getVisit(site, actor),
  ))
  .get('/watch', route(
    { ...byLink, id: 'getWatch', summary: 'Get your alert', query: LINK_TOKEN, answer: z.strictObject({ watch: WatchSchema }) },
    async ({ c, site, actor }) => ({ watch: await getWatch(site, actor, linkTokenIn(c)) }),
  ))
  .post('/watch/confirm', route(
    { ...byLink, id: 'confirmWatch', summary: 'Confirm your alert', body: { MailedToken }, answer: MessageAnswer },
    async ({ site, actor, body }) => {
      await confirmWatch(site, actor, body().token)
      return { message: WATCH_CONFIRMED }
    },
  ))
  .post('/watch/unsubscribe', route(
    { ...byLink, id: 'stopWatch', summary: 'Cancel your alert', body: { MailedToken }, answer: MessageAnswer },
    async ({ site, actor, body }) => {
      await stopWatch(site, actor, body().token)
      return { message: WATCH_STOPPED }
    },
  ))
  .put('/polls/:pollId/vote', route(
    {
      ...open, id: 'vote', summary: 'Vote in a poll',
      description: 'As the logged-in member, or with a token from an emailed link. A second vote replaces the first.',
      path: { pollId: idOf('Poll ID.') }, body: { PollVote }, answer: MessageAnswer,
      refusals: {
        401: 'Not logged in, and no link token.',
        403: 'You’re suspended, or your email isn’t confirmed.',
        404: 'No such poll or choice, or the link is invalid.',
        409: 'The poll is closed.',
      },
    },
    async ({ c, site, actor, body }) => {
      await vote(site, actor, idIn(c, 'pollId', 'We couldn’t find that poll.'), body())
      return { message: VOTED }
    },
  ))
  .post('/:key/watches', route(
    {
      ...open, id: 'askToBeTold', summary: 'Ask for an email when there’s an answer',
      description: 'We email the address to confirm. Leave `website` empty: only bots fill it in.',
      path: aFact, body: { FactWatch }, status: 201, answer: MessageAnswer,
      refusals: { 404: 'No such fact.', 409: 'Already known.' },
    },
    async ({ c, site, actor, body }) => {
      await atLeast(ASK_MS, subscribeToFact(site, actor, factKey(c), body()))
      return { message: withNoEmail(site.hasMailServer, FACT_ALERT_THANKS.text, 'alert') }
    },
  ))
