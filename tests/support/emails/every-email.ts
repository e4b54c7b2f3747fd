import { changeAlertSettings } from '../../../src/domain/alerts/alert-settings.ts'
import { raiseAlert } from '../../../src/domain/alerts/raise-alert.ts'
import { emailLink } from '../../../src/domain/accounts/email/email-links.ts'
import { queueEmail, type NewEmail } from '../../../src/domain/emails/outbox/queue-email.ts'
import { after, DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as } from '../a-forum.ts'
import { anEntry } from '../waiting-parents.ts'

/** A forum whose outbox holds one email of each kind, every one due. Their rows are found by the ids in `rows`. */
export async function anOutboxOfEveryEmail() {
  const forum = await aForum()
  const { site, clock, maya, omar, ines } = forum
  const now = clock.now()
  const queue = (email: NewEmail) => site.db.transaction().execute((trx) => queueEmail(trx, site, email))
  const set = (member: { id: number }, values: object) => site.db.updateTable('member').set(values).where('id', '=', member.id).execute()

  await forum.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there parking?' })
  const answer = { messageId: 1, authorId: null, text: 'Yes, in front of it.', emailId: null, createdAt: now }
  const { id: answerId } = await site.db.insertInto('contactAnswer').values(answer).returning('id').executeTakeFirstOrThrow()
  const answered = await queue({ template: 'contact-answered', answerId, to: 'ana@example.com', about: 'message:1' })
  await site.db.updateTable('contactAnswer').set({ emailId: answered }).execute()
  await queue({ template: 'contact-erased', receivedAt: now, inReplyTo: '<7@on-joue.test>', to: null })

  const request = { kind: 'child', address: '/forum', details: 'It names a child.', name: 'Ana', email: 'ana@example.com', createdAt: now } as const
  const requests = [{ ...request, fingerprint: 'one' }, { ...request, fingerprint: 'two', decision: 'removed', decidedAt: now } as const]
  const [open, decided] = await site.db.insertInto('removalRequest').values(requests).returning('id').execute()
  await queue({ template: 'removal-received', requestId: open?.id ?? 0, to: 'ana@example.com' })
  await queue({ template: 'removal-due', requestId: open?.id ?? 0, news: 'new', to: null })
  await queue({ template: 'removal-decided', requestId: decided?.id ?? 0, to: 'ana@example.com' })

  const { id: factId } = await site.db.selectFrom('fact').select('id').where('key', '=', 'ages').executeTakeFirstOrThrow()
  for (const template of ['question-answered', 'fact-known'] as const) await queue({ template, factId, to: 'ben@example.com' })
  await forum.post('/api/facts/pricing/watches', { email: 'ben@example.com' })

  await forum.post('/api/waitlist', { email: 'noor@example.com' })
  const reminded = await anEntry(site, 'lou@example.com', { confirmed: false })
  await queue({ template: 'waitlist-reminder', entryId: reminded, to: 'lou@example.com', about: `waitlist:${reminded}` })
  const entryId = await anEntry(site, 'kim@example.com')
  const draft = { subject: 'We have news', body: 'Soon more of it.', createdAt: now, changedAt: now, scheduledFor: now }
  const { id: announcementId } = await site.db.insertInto('announcement').values(draft).returning('id').executeTakeFirstOrThrow()
  const emailId = await queue({ template: 'announcement', announcementId, entryId, to: 'kim@example.com', about: `waitlist:${entryId}` })
  await site.db.insertInto('announcementDelivery').values({ announcementId, entryId, emailId, queuedAt: now }).execute()

  await set(omar, { suspendedUntil: after(now, DAY_MS), suspensionReason: 'Advertising.' })
  await set(ines, { erasureRequestedAt: now })
  await site.db.transaction().execute((trx) => emailLink(trx, site, 'reset-password', maya.id))
  await site.db.transaction().execute((trx) => emailLink(trx, site, 'confirm-email', maya.id))
  await queue({ template: 'authenticator-changed', memberId: maya.id, change: 'code-used', to: 'maya@example.com' })
  for (const template of ['password-changed', 'role-changed', 'suspension-lifted'] as const) await queue({ template, memberId: maya.id, to: 'maya@example.com' })
  await queue({ template: 'member-suspended', memberId: omar.id, to: 'omar@example.com' })
  await set(omar, { silencedUntil: after(now, DAY_MS), silenceReason: 'Advertising.' })
  for (const template of ['member-silenced', 'spam-removed'] as const) await queue({ template, memberId: omar.id, to: 'omar@example.com' })
  for (const template of ['silence-ended', 'spam-restored'] as const) await queue({ template, memberId: maya.id, to: 'maya@example.com' })
  await site.db.insertInto('officeAct').values({ kind: 'member.remove-avatar', subject: `member:${omar.id}`, detail: JSON.stringify({ reason: 'Advertising.' }), createdAt: now }).execute()
  await queue({ template: 'member-content', memberId: omar.id, change: 'photo-removed', to: 'omar@example.com' })
  await queue({ template: 'erasure-asked', memberId: ines.id, to: 'ines@example.com' })

  const topic = await forum.aTopic({ title: 'Nap times', posts: [{ by: maya }] })
  await forum.sendAs(forum.rosa, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'At one.' })
  const warning = { kind: 'warning', memberId: maya.id, topicId: topic.id, postId: topic.posts[0]?.id ?? 0, note: 'Be kinder.', createdAt: now } as const
  const { id: notificationId } = await site.db.insertInto('notification').values(warning).returning('id').executeTakeFirstOrThrow()
  await queue({ template: 'member-warned', notificationId, to: 'maya@example.com' })
  const hidden = { ...warning, kind: 'post-hidden', note: 'unkind' } as const
  const { id: hiddenId } = await site.db.insertInto('notification').values(hidden).returning('id').executeTakeFirstOrThrow()
  await queue({ template: 'post-reviewed', notificationId: hiddenId, to: 'maya@example.com' })
  await forum.sendAs(forum.rosa, 'PUT', `/api/forum/topics/${topic.id}/lock`, { hours: 24, reason: 'It got heated.' })
  await changeAlertSettings(site, as(forum.rosa), { report: 'at-once' })
  await changeAlertSettings(site, as(ines), { report: 'off' })
  const report = { postId: topic.posts[0]?.id ?? 0, reporterId: omar.id, reason: 'spam', createdAt: now } as const
  const { id: reportId } = await site.db.insertInto('report').values(report).returning('id').executeTakeFirstOrThrow()
  await site.db.transaction().execute((trx) => raiseAlert(trx, site, 'report', reportId))
  clock.pass(10 * MINUTE_MS)
  return { ...forum, topicId: topic.id, set }
}
