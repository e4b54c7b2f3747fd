import { Hono } from 'hono'
import { z } from 'zod'
import { endSilence, silenceMember } from '../../domain/accounts/staff/silence-member.ts'
import { listNewcomers } from '../../domain/forum/members/list-newcomers.ts'
import { removeSpam } from '../../domain/forum/members/remove-spam.ts'
import { restoreSpam } from '../../domain/forum/members/restore-spam.ts'
import { getModeratedMember } from '../../domain/forum/reports/get-moderated-member.ts'
import { warnAboutPost } from '../../domain/forum/reports/warn-about-post.ts'
import { NoSpam, Spam } from '../../shared/forum/newcomers/newcomer-schemas.ts'
import { NEW_ACCOUNT_DAYS, NEWCOMER_HOURS } from '../../shared/forum/newcomers/newcomer-words.ts'
import type { Newcomer } from '../../shared/forum/newcomers/newcomers.ts'
import { Silence, Warning } from '../../shared/forum/reports/report-schemas.ts'
import type { Environment } from '../http/environment.ts'
import { idIn, postId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { count, id, MessageAnswer, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'
import { AuthorSchema } from './case-views.ts'

const text = z.string()
const NewcomerSchema = viewSchema<Newcomer>()(
  'Newcomer',
  z.strictObject({
    id, username: text, joinedAt: moment, isSilenced: z.boolean(), postCount: count, removedAt: momentOrNull,
    posts: z.array(z.strictObject({ id, number: id, topic: z.strictObject({ id, title: text, slug: text }), excerpt: text, createdAt: moment })),
  }),
)

const staff = { tag: 'Moderation', who: 'moderators' } as const
const one = {
  ...staff, path: { username: text.describe('The username, in any letter case.') }, answer: z.strictObject({ member: AuthorSchema }),
  refusals: { 403: 'It’s you, or someone on the team.', 404: 'No such member.' },
} as const

/** What moderators do about members. Paths are below /api/forum. */
export const memberModeration = new Hono<Environment>()
  .get('/members/:username/moderation', route(
    { ...one, id: 'getModeratedMember', summary: 'Get a member in short, with what was done about them' },
    async ({ site, actor, path }) => ({ member: await getModeratedMember(site, actor, path.username) }),
  ))
  .put('/members/:username/silence', route(
    {
      ...one, id: 'silenceMember', summary: 'Pause a member’s posting for some days',
      description: 'They can still read, like, bookmark, report, and delete what they wrote. We tell them why.', body: { Silence },
    },
    async ({ site, actor, path, body }) => {
      await silenceMember(site, actor, path.username, body())
      return { member: await getModeratedMember(site, actor, path.username) }
    },
  ))
  .delete('/members/:username/silence', route(
    { ...one, id: 'endSilence', summary: 'Let a member post again' },
    async ({ site, actor, path }) => {
      await endSilence(site, actor, path.username)
      return { member: await getModeratedMember(site, actor, path.username) }
    },
  ))
  .post('/posts/:postId/warnings', route(
    {
      ...staff, id: 'warnAboutPost', summary: 'Warn the author of a post', path: postId, body: { Warning }, status: 201, answer: MessageAnswer,
      refusals: { 403: 'It’s yours, or by someone on the team.', 404: 'Not found.', 409: 'The author’s account was deleted.' },
    },
    async ({ c, site, actor, body }) => {
      await warnAboutPost(site, actor, idIn(c, 'postId'), body().words)
      return { message: site.hasMailServer ? 'The author will get your note by email and as a notification.' : 'The author will get your note as a notification, and by email once email is set up.' }
    },
  ))
  .get('/newcomers', route(
    {
      ...staff, id: 'listNewcomers', summary: 'List everything that new accounts wrote',
      query: { hours: z.literal([...NEWCOMER_HOURS]).optional().describe('Accounts of the last so many hours; usually 24.') },
      answer: z.strictObject({ newcomers: z.array(NewcomerSchema) }),
    },
    async ({ site, actor, query }) => {
      const hours = NEWCOMER_HOURS.find((known) => String(known) === query.hours) ?? 24
      return { newcomers: await listNewcomers(site, actor, hours) }
    },
  ))
  .post('/spam-removals', route(
    {
      ...staff, id: 'removeSpam', summary: 'Remove every post of new accounts',
      description: `Accounts up to ${NEW_ACCOUNT_DAYS} days old, and older ones with hardly a post before that. It also pauses their posting, and can be undone for a day.`,
      body: { Spam }, status: 201, answer: z.strictObject({ removed: count }),
      refusals: { 403: 'One of the accounts isn’t new, or is the team’s.', 404: 'No such member.' },
    },
    async ({ site, actor, body }) => ({ removed: await removeSpam(site, actor, body()) }),
  ))
  .post('/spam-restorations', route(
    {
      ...staff, id: 'restoreSpam', summary: 'Restore what was removed as spam', body: { NoSpam }, answer: z.strictObject({ restored: count }),
      refusals: { 404: 'There’s nothing to restore anymore.' },
    },
    async ({ site, actor, body }) => ({ restored: await restoreSpam(site, actor, body().memberIds) }),
  ))
