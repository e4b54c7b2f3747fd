import { Hono } from 'hono'
import { z } from 'zod'
import { askErasure, cancelErasure } from '../../domain/accounts/profile/request-erasure.ts'
import { removeAvatar } from '../../domain/accounts/profile/change-avatar.ts'
import { correctEmail } from '../../domain/accounts/email/correct-email.ts'
import { currentUser } from '../../domain/accounts/sessions/current-user.ts'
import { getMember } from '../../domain/accounts/get-member.ts'
import { requireMember } from '../../domain/access/require-member.ts'
import { changeReplyMail, unsubscribe } from '../../domain/accounts/email/unsubscribe.ts'
import type { Actor, Site } from '../../domain/site/site.ts'
import { EmailCorrection, MailedToken } from '../../shared/accounts/accounts-schemas.ts'
import { ACCOUNT_RESTORED, EMAIL_CORRECTED, ERASURE_REQUESTED, REPLY_MAIL_BEGUN, REPLY_MAIL_STOPPED } from '../../shared/accounts/accounts-words.ts'
import { OwnPassword } from '../../shared/accounts/authenticator-schemas.ts'
import { withNoEmail } from '../../shared/emails/no-email.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { MessageAnswer } from '../http/view-schema.ts'
import { ProfileSchema, User, UserAnswer } from './account-views.ts'

const own = { tag: 'Profile', who: 'members' } as const

/** Members' pages, and what members say of themselves. Paths are below /api/forum. */
export const profile = new Hono<Environment>()
  .get('/members/:username', route(
    {
      tag: 'Profile', who: 'anyone', id: 'getMember', summary: 'Get a member’s public profile',
      path: { username: z.string().describe('The username. Case doesn’t matter.') },
      answer: z.strictObject({ member: ProfileSchema }), refusals: { 404: 'No such member.' },
    },
    async ({ site, path }) => ({ member: await getMember(site, path.username) }),
  ))
  .delete('/profile/avatar', route(
    { ...own, id: 'removeAvatar', summary: 'Remove your profile photo', answer: User },
    async ({ site, actor }) => {
      const { id } = requireMember(actor)
      await removeAvatar(site, actor)
      return { user: await currentUser(site, id) }
    },
  ))
  .put('/profile/reply-mail', route(
    { ...own, id: 'beginReplyMail', summary: 'Turn on reply emails', answer: UserAnswer },
    ({ site, actor }) => setReplyMail(site, actor, true),
  ))
  .delete('/profile/reply-mail', route(
    { ...own, id: 'stopReplyMail', summary: 'Turn off reply emails', answer: UserAnswer },
    ({ site, actor }) => setReplyMail(site, actor, false),
  ))
  .post('/unsubscribe', route(
    {
      tag: 'Private links', who: 'anyone', id: 'unsubscribe', summary: 'Turn off reply emails with a link from an email',
      body: { MailedToken }, answer: MessageAnswer, refusals: { 400: 'Invalid link.' },
    },
    async ({ site, body }) => {
      await unsubscribe(site, body().token)
      return { message: REPLY_MAIL_STOPPED }
    },
  ))
  .put('/profile/email', route(
    {
      ...own, id: 'correctEmail', summary: 'Change your email before you confirm it',
      description: 'Links sent to the old address stop working. A confirmation link goes to the new one.',
      body: { EmailCorrection }, answer: UserAnswer,
      refusals: { 400: 'Wrong password, or not a valid email.', 409: 'Your email is already confirmed, or the new one is taken.' },
    },
    async ({ site, actor, body }) => {
      const { id } = requireMember(actor)
      await correctEmail(site, actor, body())
      return { user: await currentUser(site, id), message: withNoEmail(site.hasMailServer, EMAIL_CORRECTED, 'link') }
    },
  ))
  .put('/profile/erasure', route(
    {
      ...own, id: 'askErasure', summary: 'Delete your account in seven days',
      body: { OwnPassword }, answer: UserAnswer,
      refusals: { 400: 'Wrong password.', 409: 'You’re the only admin.' },
    },
    async ({ site, actor, body }) => {
      const { id } = requireMember(actor)
      await askErasure(site, actor, body().password)
      return { user: await currentUser(site, id), message: ERASURE_REQUESTED }
    },
  ))
  .delete('/profile/erasure', route(
    { ...own, id: 'keepAccount', summary: 'Keep your account', answer: UserAnswer },
    async ({ site, actor }) => {
      await cancelErasure(site, actor)
      return { user: await currentUser(site, requireMember(actor).id), message: ACCOUNT_RESTORED }
    },
  ))

async function setReplyMail(site: Site, actor: Actor, isWanted: boolean) {
  const { id } = requireMember(actor)
  await changeReplyMail(site, actor, isWanted)
  return { user: await currentUser(site, id), message: isWanted ? REPLY_MAIL_BEGUN : REPLY_MAIL_STOPPED }
}
