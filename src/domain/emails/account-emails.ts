import type { OutboxRow } from '../../db/tables/outbox-tables.ts'
import { authenticatorChanged } from '../../emails/accounts/authenticator-changed.ts'
import { confirmEmail } from '../../emails/accounts/confirm-email.ts'
import type { UnfilledEmail } from '../../emails/layout/email-content.ts'
import { erasureRequested } from '../../emails/accounts/erasure-requested.ts'
import { memberContent } from '../../emails/accounts/member-content.ts'
import { memberSilenced } from '../../emails/accounts/member-silenced.ts'
import { memberSuspended } from '../../emails/accounts/member-suspended.ts'
import { passwordChanged } from '../../emails/accounts/password-changed.ts'
import { resetPassword } from '../../emails/accounts/reset-password.ts'
import { roleChanged } from '../../emails/accounts/role-changed.ts'
import { silenceEnded } from '../../emails/accounts/silence-ended.ts'
import { spamRemoved } from '../../emails/accounts/spam-removed.ts'
import { spamRestored } from '../../emails/accounts/spam-restored.ts'
import { suspensionLifted } from '../../emails/accounts/suspension-lifted.ts'
import type { ContentChange } from '../../shared/emails/emails.ts'
import { erasureDueAt } from '../accounts/profile/request-erasure.ts'
import { suspensionEnd } from '../../shared/accounts/accounts-words.ts'
import { inAustin } from '../../shared/time/austin-time.ts'
import { parseOfficeAct } from '../office/log/logged-act.ts'
import type { OfficeActKind } from '../office/log/office-act.ts'
import { LINK_OVER, linkAddress } from '../accounts/email/email-links.ts'
import type { Site } from '../site/site.ts'
import { isRepeated, type Loaders } from './loaded-email.ts'

/** Shown in the office where the link's token was. */
const HIDDEN = 'hidden'

/** Emails about an account, to its member. */
export const ACCOUNT_EMAILS = {
  'reset-password': (site, email, row) => loadLinkEmail(site, email, row, resetPassword),
  'confirm-email': (site, email, row) => loadLinkEmail(site, email, row, confirmEmail),

  'password-changed': async (site, { memberId }) => {
    const member = await findMember(site, memberId)
    return member ? { content: passwordChanged({ ...member, link: addressIn(site, '/forum/forgot-password') }) } : null
  },

  'authenticator-changed': async (site, { memberId, change }) => {
    const member = await findMember(site, memberId)
    return member ? { content: authenticatorChanged({ ...member, change, link: addressIn(site, '/forum/forgot-password') }) } : null
  },

  'member-suspended': async (site, { memberId }, row) => {
    const member = await findMember(site, memberId)
    if (!member?.suspendedUntil) return null
    const { username, suspendedUntil, suspensionReason } = member
    const words = { username, until: suspensionEnd(suspendedUntil, inAustin), reason: suspensionReason ?? '' }
    return {
      content: memberSuspended({ ...words, link: addressIn(site, '/forum/guidelines') }),
      isObsolete: suspendedUntil <= site.clock.now() || (await isRepeated(site, row)),
    }
  },

  'suspension-lifted': async (site, { memberId }, row) => {
    const member = await findMember(site, memberId)
    if (!member) return null
    const isSuspended = member.suspendedUntil !== null && member.suspendedUntil > site.clock.now()
    return {
      content: suspensionLifted({ ...member, link: addressIn(site, '/forum') }),
      isObsolete: isSuspended || (await isRepeated(site, row)),
    }
  },

  'member-silenced': async (site, { memberId }, row) => {
    const member = await findMember(site, memberId)
    if (!member?.silencedUntil) return null
    const { username, silencedUntil, silenceReason } = member
    const words = { username, until: inAustin(silencedUntil), reason: silenceReason ?? '' }
    return {
      content: memberSilenced({ ...words, link: addressIn(site, '/forum/guidelines') }),
      isObsolete: silencedUntil <= site.clock.now() || (await isRepeated(site, row)),
    }
  },

  'spam-removed': async (site, { memberId }) => {
    const member = await findMember(site, memberId)
    if (!member?.silencedUntil) return null
    const { username, silencedUntil, silenceReason } = member
    const words = { username, until: inAustin(silencedUntil), reason: silenceReason ?? '' }
    return { content: spamRemoved({ ...words, link: addressIn(site, '/forum/guidelines') }), isObsolete: silencedUntil <= site.clock.now() }
  },

  'spam-restored': async (site, { memberId }, row) => {
    const member = await findMember(site, memberId)
    if (!member) return null
    return { content: spamRestored({ ...member, link: addressIn(site, '/forum') }), isObsolete: await isRepeated(site, row) }
  },

  'member-content': async (site, { memberId, change }, row) => {
    const member = await findMember(site, memberId)
    const last = await lastChange(site, memberId, change)
    if (!member || !last) return null
    const content = memberContent({ username: member.username, change, reason: last.reason, link: addressIn(site, '/forum/guidelines') })
    return { content, isObsolete: last.isReversed || (await isRepeated(site, row)) }
  },

  'silence-ended': async (site, { memberId }, row) => {
    const member = await findMember(site, memberId)
    if (!member) return null
    const isSilenced = member.silencedUntil !== null && member.silencedUntil > site.clock.now()
    return { content: silenceEnded({ ...member, link: addressIn(site, '/forum') }), isObsolete: isSilenced || (await isRepeated(site, row)) }
  },

  'role-changed': async (site, { memberId }, row) => {
    const member = await findMember(site, memberId)
    if (!member) return null
    return { content: roleChanged({ ...member, link: addressIn(site, '/forum/profile') }), isObsolete: await isRepeated(site, row) }
  },

  'erasure-asked': async (site, { memberId }, row) => {
    const member = await findMember(site, memberId)
    if (!member?.erasureRequestedAt) return null
    const day = inAustin(erasureDueAt(member.erasureRequestedAt))
    const link = addressIn(site, '/forum/profile')
    return { content: erasureRequested({ username: member.username, day, link }), isObsolete: await isRepeated(site, row) }
  },
} satisfies Partial<Loaders>

/** A link that was used or replaced isn't sent. One that expired before it could be sent is parked: its member never got it. */
async function loadLinkEmail(
  site: Site,
  { template, memberId, linkId }: { template: 'reset-password' | 'confirm-email'; memberId: number; linkId: number },
  { secret }: OutboxRow,
  write: (words: { username: string; link: string; waits: boolean }) => UnfilledEmail,
): ReturnType<Loaders['confirm-email']> {
  const member = await findMember(site, memberId)
  if (!member) return null
  const link = await site.db.selectFrom('emailLink').select(['usedAt', 'expiresAt']).where('id', '=', linkId).executeTakeFirst()
  const isOver = secret === null || (link !== undefined && link.expiresAt <= site.clock.now())
  return {
    content: write({ username: member.username, waits: member.invitedAt !== null, link: linkAddress(site, template, secret ?? HIDDEN) }),
    isObsolete: !isOver && (!link || link.usedAt !== null),
    failure: isOver ? LINK_OVER : undefined,
  }
}

const findMember = ({ db }: Site, id: number) =>
  db
    .selectFrom('member')
    .select(['username', 'role', 'suspendedUntil', 'suspensionReason', 'silencedUntil', 'silenceReason', 'erasureRequestedAt', 'invitedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

const CONTENT_ACTS: Record<ContentChange, OfficeActKind> = { 'all-removed': 'member.remove-all', 'all-restored': 'member.restore-all', 'photo-removed': 'member.remove-avatar', 'profile-removed': 'member.empty-profile' }

/** The log's newest entry about what a change is about; it's reversed once the opposite was done. */
async function lastChange({ db }: Site, memberId: number, change: ContentChange): Promise<{ reason: string; isReversed: boolean } | undefined> {
  const row = await db
    .selectFrom('officeAct')
    .select(['kind', 'detail'])
    .where('kind', 'in', change === 'all-removed' || change === 'all-restored' ? [CONTENT_ACTS['all-removed'], CONTENT_ACTS['all-restored']] : [CONTENT_ACTS[change]])
    .where('subject', '=', `member:${memberId}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const act = row && parseOfficeAct(row)
  if (!act) return undefined
  const isRemoval = act.kind === 'member.remove-all' || act.kind === 'member.remove-avatar' || act.kind === 'member.empty-profile'
  return { reason: (isRemoval && act.detail?.reason) || '', isReversed: act.kind !== CONTENT_ACTS[change] }
}

const addressIn = ({ url }: Site, path: string): string => new URL(path, url).href
