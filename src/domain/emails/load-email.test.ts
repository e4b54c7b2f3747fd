import { describe, expect, it } from 'vitest'
import { anOutboxOfEveryEmail } from '../../../tests/support/emails/every-email.ts'
import { outboxEmails } from '../../../tests/support/emails/outbox.ts'
import { DAY_MS } from '../../shared/time/instant.ts'
import { type EmailTemplate, EVERY_TEMPLATE } from '../../shared/emails/emails.ts'
import { deliverMail } from './deliver-mail.ts'

type Outbox = Awaited<ReturnType<typeof anOutboxOfEveryEmail>>

/** Delivers what is due. @returns which emails went out */
async function deliver({ site }: Outbox): Promise<string[]> {
  const sent: string[] = []
  await deliverMail(site, async ({ template }) => {
    sent.push(template)
    return { sent: true }
  })
  return sent
}

const undecide = async ({ site }: Outbox) => void (await site.db.updateTable('fact').set({ state: 'being-decided' }).execute())
const removeMessage = async ({ site }: Outbox) => void (await site.db.deleteFrom('contactMessage').execute())
const removeMaya = async ({ site, maya }: Outbox) => void (await site.db.deleteFrom('member').where('id', '=', maya.id).execute())
const useLinks = async ({ site, clock }: Outbox) => void (await site.db.updateTable('emailLink').set({ usedAt: clock.now() }).execute())
const decideRequests = async ({ site, clock }: Outbox) => void (await site.db.updateTable('removalRequest').set({ decidedAt: clock.now(), decision: 'declined' }).execute())
const confirmEntries = async ({ site, clock }: Outbox) => void (await site.db.updateTable('waitlistEntry').set({ confirmedAt: clock.now() }).execute())

/** What leaves no reason to send an email. */
const REASONS: [string, EmailTemplate, (outbox: Outbox) => Promise<unknown>][] = [
  ['the message was deleted', 'contact-received', removeMessage],
  ['an admin has read the message', 'contact-received', ({ site, clock }) => site.db.updateTable('contactMessage').set({ readAt: clock.now() }).execute()],
  ['its reader is no admin anymore', 'contact-received', ({ site, rosa, set }) => {
    site.ownerEmail = undefined
    return set(rosa, { role: 'member' })
  }],
  ['the message was deleted', 'contact-acknowledged', removeMessage],
  ['its sender corrected the address', 'contact-acknowledged', ({ site }) => site.db.updateTable('contactMessage').set({ email: 'a@example.com' }).execute()],
  ['the message was deleted', 'contact-answered', removeMessage],
  ['the request was decided', 'removal-received', decideRequests],
  ['the request was decided', 'removal-due', decideRequests],
  ['the request was deleted', 'removal-decided', ({ site }) => site.db.deleteFrom('removalRequest').execute()],
  ['the fact was deleted', 'question-answered', ({ site }) => site.db.deleteFrom('fact').execute()],
  ['the fact is undecided again', 'question-answered', undecide],
  ['the fact is undecided again', 'fact-known', undecide],
  ['it was confirmed already', 'fact-watch-confirm', ({ site, clock }) => site.db.updateTable('factSubscription').set({ confirmedAt: clock.now() }).execute()],
  ['the request was deleted', 'fact-watch-confirm', ({ site }) => site.db.deleteFrom('factSubscription').execute()],
  ['the spot was confirmed already', 'waitlist-confirm', confirmEntries],
  ['the spot was confirmed already', 'waitlist-reminder', confirmEntries],
  ['the entry was deleted', 'waitlist-reminder', ({ site }) => site.db.deleteFrom('waitlistEntry').execute()],
  ['its reader left the waitlist', 'announcement', ({ site, clock }) => site.db.updateTable('waitlistEntry').set({ unsubscribedAt: clock.now() }).execute()],
  ['it was canceled', 'announcement', ({ site, clock }) => site.db.updateTable('announcement').set({ cancelledAt: clock.now() }).execute()],
  ['the link was used', 'reset-password', useLinks],
  ['the link was used', 'confirm-email', useLinks],
  ['the account was deleted', 'password-changed', removeMaya],
  ['the account was deleted', 'authenticator-changed', removeMaya],
  ['the account was deleted', 'role-changed', removeMaya],
  ['the account was deleted', 'member-warned', removeMaya],
  ['the post was removed', 'post-reviewed', ({ site, clock }) => site.db.updateTable('post').set({ deletedAt: clock.now() }).execute()],
  ['a later notice took its place', 'post-reviewed', ({ site }) => site.db.deleteFrom('notification').execute()],
  ['the account was deleted', 'topic-changed', removeMaya],
  ['the lock has ended', 'topic-changed', async ({ clock }) => clock.pass(2 * DAY_MS)],
  ['the topic was unlocked', 'topic-changed', ({ site }) => site.db.updateTable('topic').set({ lockedAt: null, lockedUntil: null }).execute()],
  ['the suspension was lifted', 'member-suspended', ({ omar, set }) => set(omar, { suspendedUntil: null, suspensionReason: null })],
  ['the suspension has ended', 'member-suspended', async ({ clock }) => clock.pass(2 * DAY_MS)],
  ['the silence was ended', 'member-silenced', ({ omar, set }) => set(omar, { silencedUntil: null, silenceReason: null })],
  ['the silence has ended', 'member-silenced', async ({ clock }) => clock.pass(2 * DAY_MS)],
  ['the account was deleted', 'member-content', ({ site, omar }) => site.db.deleteFrom('member').where('id', '=', omar.id).execute()],
  ['the posts were restored', 'spam-removed', ({ omar, set }) => set(omar, { silencedUntil: null, silenceReason: null })],
  ['the member was silenced again', 'silence-ended', ({ maya, set }) => set(maya, { silencedUntil: '2027-01-01T00:00:00.000Z' })],
  ['the account was deleted', 'spam-restored', removeMaya],
  ['the member was suspended again', 'suspension-lifted', ({ maya, set }) => set(maya, { suspendedUntil: '2027-01-01T00:00:00.000Z' })],
  ['the member keeps the account', 'erasure-asked', ({ ines, set }) => set(ines, { erasureRequestedAt: null })],
  ['the report was decided', 'staff-alert', ({ site }) => site.db.updateTable('report').set({ state: 'resolved' }).execute()],
  ['its reader has seen it in the bell', 'staff-alert', ({ site, clock }) => site.db.updateTable('staffAlert').set({ readAt: clock.now() }).execute()],
  ['its reader wants none anymore', 'staff-alert', ({ site }) => site.db.updateTable('staffAlertSetting').set({ pace: 'off' }).execute()],
  ['the post was removed', 'forum-reply', ({ site, clock }) => site.db.updateTable('post').set({ deletedAt: clock.now() }).execute()],
  ['the topic was hidden', 'forum-reply', ({ site, clock }) => site.db.updateTable('topic').set({ hiddenAt: clock.now() }).execute()],
  ['the notification was read', 'forum-reply', ({ site, clock }) => site.db.updateTable('notification').set({ readAt: clock.now() }).execute()],
]

describe('an email in the outbox', () => {
  it('is sent once, whichever it is', async () => {
    const outbox = await anOutboxOfEveryEmail()

    expect((await deliver(outbox)).toSorted()).toEqual(EVERY_TEMPLATE.toSorted())
    expect(await deliver(outbox)).toEqual([])
  })

  it('holds ids and no words of anyone', async () => {
    const { site } = await anOutboxOfEveryEmail()

    for (const { data } of await site.db.selectFrom('outbox').select('data').execute()) {
      expect(data).toMatch(/^\{("\w+":(\d+|"code-used"|"photo-removed"|"new"|"2026-[\w:.-]+Z"|"<7@on-joue.test>"),?)+\}$/)
    }
  })

  it.each(REASONS)('is deleted instead of sent when %s: %s', async (_, template, remove) => {
    const outbox = await anOutboxOfEveryEmail()
    expect(await outboxEmails(outbox.site, template)).not.toEqual([])
    await remove(outbox)

    expect(await deliver(outbox)).not.toContain(template)
    expect(await outboxEmails(outbox.site, template)).toEqual([])
  })

  it('that only a later version of the site knows is left to a process of that version', async () => {
    const outbox = await anOutboxOfEveryEmail()
    const rename = (from: string, to: string) => outbox.site.db.updateTable('outbox').set({ template: to }).where('template', '=', from).execute()
    await rename('contact-received', 'birthday')

    expect(await deliver(outbox)).not.toContain('birthday')

    const unsent = outbox.site.db.selectFrom('outbox').select(['template', 'attempts', 'lastError']).where('sentAt', 'is', null)
    expect(await unsent.execute()).toEqual([{ template: 'birthday', attempts: 0, lastError: null }])
    await rename('birthday', 'contact-received')
    expect(await deliver(outbox)).toEqual(['contact-received'])
  })

  it('about something that only a later version knows is tried again', async () => {
    const outbox = await anOutboxOfEveryEmail()
    await outbox.site.db.updateTable('outbox').set({ data: '{"memberId":1,"change":"fingerprint"}' }).where('template', '=', 'authenticator-changed').execute()

    await deliver(outbox)

    const unsent = outbox.site.db.selectFrom('outbox').select(['template', 'failedAt', 'lastError']).where('sentAt', 'is', null)
    expect(await unsent.execute()).toEqual([{ template: 'authenticator-changed', failedAt: null, lastError: 'Another version of the site wrote it.' }])
  })

  it('that can’t be read waits with a reason, and holds up no other', async () => {
    const outbox = await anOutboxOfEveryEmail()
    await outbox.site.db.updateTable('outbox').set({ data: 'no JSON' }).where('template', '=', 'contact-received').execute()

    await expect(deliver(outbox)).rejects.toThrow('JSON')

    const rows = await outbox.site.db.selectFrom('outbox').select(['template', 'lastError']).where('sentAt', 'is', null).execute()
    expect(rows).toEqual([{ template: 'contact-received', lastError: 'It couldn’t be written.' }])
  })
})
