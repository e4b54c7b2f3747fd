import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../tests/support/a-forum.ts'
import { NOON } from '../../../tests/support/a-site.ts'
import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import { emailLink } from '../accounts/email/email-links.ts'
import type { Site } from '../site/site.ts'
import { deliverMail } from './deliver-mail.ts'
import type { SendMail } from './try-email.ts'
import { getMailHtml, getMailPreview, listMails } from './office-mail.ts'
import { queueEmail } from './outbox/queue-email.ts'
import { removeFailed } from './remove-failed.ts'
import { sendAgain } from './send-again.ts'

const FIRST = { offset: 0, limit: 20 }
const goesThrough: SendMail = async () => ({ sent: true })
const isRefused: SendMail = async () => ({ sent: false, forGood: true, reason: 'EMESSAGE 550' })
const isBusy: SendMail = async () => ({ sent: false, forGood: false, reason: 'EMESSAGE 451' })

/** A message, and the email that thanks for it. @returns the email's id */
const thanks = (site: Site, to: string | null, template: 'contact-acknowledged' | 'contact-received' = 'contact-acknowledged') =>
  site.db.transaction().execute(async (trx) => {
    const message = { name: 'Ana', email: to ?? '', message: 'Is there parking?', source: 'api', fingerprint: '', createdAt: NOON }
    const { id } = await trx.insertInto('contactMessage').values(message).returning('id').executeTakeFirstOrThrow()
    return queueEmail(trx, site, { template, contactMessageId: id, to })
  })

/** An email with a link that sets Maya's password. @returns its id, and the link's secret */
const resetLink = (site: Site, { id: memberId }: MemberRow) =>
  site.db.transaction().execute(async (trx) => {
    await emailLink(trx, site, 'reset-password', memberId)
    const { id, secret } = await trx.selectFrom('outbox').select(['id', 'secret']).orderBy('id', 'desc').executeTakeFirstOrThrow()
    return { id, secret: secret ?? '' }
  })

describe('the outbox in the office', () => {
  it('tells what waits, went out and failed, newest first, and why', async () => {
    const { site, rosa } = await aForum()
    await thanks(site, 'sent@example.com')
    await deliverMail(site, goesThrough)
    await thanks(site, 'failed@example.com')
    await deliverMail(site, isRefused)
    await thanks(site, null)
    const states = async (state?: 'waiting' | 'failed' | 'sent') =>
      (await listMails(site, as(rosa), { ...FIRST, ...(state && { state }) })).mails.map((mail) => [mail.to, mail.state, mail.reason])

    expect(await states()).toEqual([
      [null, 'waiting', null],
      ['failed@example.com', 'failed', 'EMESSAGE 550'],
      ['sent@example.com', 'sent', null],
    ])
    expect(await states('failed')).toHaveLength(1)
    expect(await states('waiting')).toEqual([[null, 'waiting', null]])
    expect(await states('sent')).toHaveLength(1)
  })

  it('is searched by part of the recipient’s address, and paged', async () => {
    const { site, rosa } = await aForum()
    for (let n = 0; n < 25; n += 1) await thanks(site, `Ana.${n}@example.com`)
    await thanks(site, 'omar_x@example.com')

    const found = await listMails(site, as(rosa), { ...FIRST, recipient: ' ana.2' })
    const second = await listMails(site, as(rosa), { offset: 20, limit: 20 })
    const signs = await listMails(site, as(rosa), { ...FIRST, recipient: '%' })

    expect(found.total).toBe(6)
    expect(second).toMatchObject({ total: 26, hasMailServer: false })
    expect(second.mails).toHaveLength(6)
    expect(signs.total).toBe(26)
  })

  it('shows how an email reads, with the secrets of its links taken out of every part', async () => {
    const { site, rosa, maya } = await aForum()
    const { id, secret } = await resetLink(site, maya)

    const { subject, text, mail } = await getMailPreview(site, as(rosa), id)
    const html = await getMailHtml(site, as(rosa), id)

    expect(subject).toBe('Set a new password for On Joue')
    expect(text).toContain('http://on-joue.test/forum/reset-password?token=hidden')
    expect(html).toContain('token=hidden')
    expect(JSON.stringify([subject, text, mail, html])).not.toContain(secret)
  })

  it('shows a sent email as its rows read now, and says so when they were deleted', async () => {
    const { site, rosa } = await aForum()
    const id = await thanks(site, 'rosa@example.com', 'contact-received')
    await deliverMail(site, goesThrough)
    await site.db.updateTable('contactMessage').set({ message: 'Is there a garden?' }).execute()

    expect((await getMailPreview(site, as(rosa), id)).text).toContain('> Is there a garden?')
    await site.db.deleteFrom('contactMessage').execute()

    const { subject, text, mail } = await getMailPreview(site, as(rosa), id)
    expect(mail).toMatchObject({ state: 'sent', to: 'rosa@example.com' })
    expect(subject).toBe('New message (to our team)')
    expect(text.replaceAll('\n', ' ')).toContain('What it was about was deleted or has changed.')
    expect(await getMailHtml(site, as(rosa), id)).toContain('New message (to our team)')
  })

  it('opens only to an admin whose password was given recently', async () => {
    const { site, rosa, ines, clock } = await aForum()
    const id = await thanks(site, 'ana@example.com')
    const calls = [
      (actor: ReturnType<typeof as>) => listMails(site, actor, FIRST),
      (actor: ReturnType<typeof as>) => getMailPreview(site, actor, id),
      (actor: ReturnType<typeof as>) => getMailHtml(site, actor, id),
      (actor: ReturnType<typeof as>) => sendAgain(site, actor, id),
      (actor: ReturnType<typeof as>) => removeFailed(site, actor, id),
    ]
    const longAgo = { ...as(rosa), passwordCheckedAt: after(clock.now(), -61 * MINUTE_MS) }

    for (const call of calls) {
      await expect(call(as(ines))).rejects.toMatchObject({ code: 'not-found' })
      await expect(call(longAgo)).rejects.toMatchObject({ code: 'forbidden', needs: 'password' })
    }
  })
})

describe('deleting an email that failed', () => {
  it('takes it off the list, and writes down who did it', async () => {
    const { site, rosa } = await aForum()
    const id = await thanks(site, 'ana@example.com')
    await deliverMail(site, isRefused)

    await removeFailed(site, as(rosa), id)

    expect((await listMails(site, as(rosa), FIRST)).total).toBe(0)
    const acts = await site.db.selectFrom('officeAct').select(['actorId', 'kind', 'subject']).execute()
    expect(acts).toEqual([{ actorId: rosa.id, kind: 'mail.remove', subject: `mail:${id}` }])
    await expect(removeFailed(site, as(rosa), id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is refused for one that waits and for one that was sent', async () => {
    const { site, rosa } = await aForum()
    const sent = await thanks(site, 'ana@example.com')
    await deliverMail(site, goesThrough)
    const waiting = await thanks(site, 'omar@example.com')

    for (const id of [sent, waiting]) await expect(removeFailed(site, as(rosa), id)).rejects.toMatchObject({ code: 'conflict' })
    expect((await listMails(site, as(rosa), FIRST)).total).toBe(2)
  })
})

describe('sending an email again', () => {
  it('sends one that failed, under the same Message-ID, and writes down who asked for it', async () => {
    const { site, rosa } = await aForum()
    const id = await thanks(site, 'ana@example.com')
    await deliverMail(site, isRefused)
    const { messageId } = await site.db.selectFrom('outbox').select('messageId').where('id', '=', id).executeTakeFirstOrThrow()

    await sendAgain(site, as(rosa), id)
    const sent: string[] = []
    await deliverMail(site, async (mail) => {
      sent.push(mail.messageId)
      return { sent: true }
    })

    expect(sent).toEqual([messageId])
    const acts = await site.db.selectFrom('officeAct').select(['actorId', 'kind', 'subject', 'detail']).execute()
    expect(acts).toEqual([{ actorId: rosa.id, kind: 'mail.send-again', subject: `mail:${id}`, detail: '' }])
  })

  it('tries one that waits right now, instead of later', async () => {
    const { site, rosa } = await aForum()
    const id = await thanks(site, 'ana@example.com')
    await deliverMail(site, isBusy)
    expect(await deliverMail(site, goesThrough)).toBe(0)

    await sendAgain(site, as(rosa), id)

    expect(await deliverMail(site, goesThrough)).toBe(1)
    expect((await getMailPreview(site, as(rosa), id)).mail.state).toBe('sent')
  })

  it('leaves an email alone that is being sent, so that it never goes out twice', async () => {
    const { site, rosa } = await aForum()
    const id = await thanks(site, 'ana@example.com')
    await deliverMail(site, isBusy)
    await sendAgain(site, as(rosa), id)
    let tries = 0

    await deliverMail(site, async () => {
      tries += 1
      expect((await getMailPreview(site, as(rosa), id)).mail).toMatchObject({ state: 'sending', canSend: false })
      await expect(sendAgain(site, as(rosa), id)).rejects.toMatchObject({ code: 'conflict' })
      expect(await deliverMail(site, isBusy)).toBe(0)
      return { sent: true }
    })

    expect(tries).toBe(1)
  })

  it('is refused for what is sent already, and for a link that has ended', async () => {
    const { site, rosa, maya } = await aForum()
    const sent = await thanks(site, 'ana@example.com')
    await deliverMail(site, goesThrough)
    const { id: reset } = await resetLink(site, maya)
    await deliverMail(site, isRefused)

    await expect(sendAgain(site, as(rosa), sent)).rejects.toMatchObject({ code: 'conflict' })
    await expect(sendAgain(site, as(rosa), reset)).rejects.toThrow('Its link has expired. The recipient can request a new one.')
    expect((await getMailPreview(site, as(rosa), reset)).mail).toMatchObject({ state: 'failed', canSend: false })
    await expect(sendAgain(site, as(rosa), 999)).rejects.toMatchObject({ code: 'not-found' })
  })
})
