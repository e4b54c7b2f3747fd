import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { after, MINUTE_MS } from '../../shared/instant.ts'
import type { Site } from '../site.ts'
import { deliverMail, type SendMail } from './deliver-mail.ts'
import { getMailHtml, getMailPreview, listMails } from './office-mail.ts'
import { queueMail } from './queue-mail.ts'
import { sendAgain } from './send-again.ts'

const FIRST = { offset: 0, limit: 20 }
const TOKEN = 'q3Zk9XvT1mPb0aYw7LrS5dUoHc2NfGeJ8iKxVt4BzQs'
const goesThrough: SendMail = async () => ({ sent: true })
const isRefused: SendMail = async () => ({ sent: false, forGood: true, reason: 'EMESSAGE 550' })
const isBusy: SendMail = async () => ({ sent: false, forGood: false, reason: 'EMESSAGE 451' })

const thanks = (site: Site, to: string | null, name = 'Ana') =>
  site.db.transaction().execute((trx) => queueMail(trx, site, { template: 'contact-acknowledged', data: { name, message: 'Is there parking?' }, to }))

const resetLink = (site: Site) =>
  site.db.transaction().execute((trx) => {
    const data = { username: 'Maya', link: `http://on-joue.test/forum/reset-password?token=${TOKEN}` }
    return queueMail(trx, site, { template: 'reset-password', data, to: 'maya@example.com' })
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

  it('shows how a mail reads, with the secrets of its links taken out of every part', async () => {
    const { site, rosa } = await aForum()
    const id = await resetLink(site)

    const { subject, text, mail } = await getMailPreview(site, as(rosa), id)
    const html = await getMailHtml(site, as(rosa), id)

    expect(subject).toBe('Set a new password for On Joue')
    expect(text).toContain('http://on-joue.test/forum/reset-password?token=hidden')
    expect(html).toContain('token=hidden')
    expect(JSON.stringify([subject, text, mail, html])).not.toContain(TOKEN)
  })

  it('opens only to an admin whose password was given recently', async () => {
    const { site, rosa, ines, clock } = await aForum()
    const id = await thanks(site, 'ana@example.com')
    const calls = [
      (actor: ReturnType<typeof as>) => listMails(site, actor, FIRST),
      (actor: ReturnType<typeof as>) => getMailPreview(site, actor, id),
      (actor: ReturnType<typeof as>) => getMailHtml(site, actor, id),
      (actor: ReturnType<typeof as>) => sendAgain(site, actor, id),
    ]
    const longAgo = { ...as(rosa), passwordCheckedAt: after(clock.now(), -61 * MINUTE_MS) }

    for (const call of calls) {
      await expect(call(as(ines))).rejects.toMatchObject({ code: 'not-found' })
      await expect(call(longAgo)).rejects.toMatchObject({ code: 'forbidden', needs: 'password' })
    }
  })
})

describe('sending a mail again', () => {
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

  it('leaves a mail alone that is being sent, so that it never goes out twice', async () => {
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

  it('is refused for what is sent already, and for a link that is over', async () => {
    const { site, rosa } = await aForum()
    const sent = await thanks(site, 'ana@example.com')
    await deliverMail(site, goesThrough)
    const reset = await resetLink(site)
    await deliverMail(site, isRefused)

    await expect(sendAgain(site, as(rosa), sent)).rejects.toMatchObject({ code: 'conflict' })
    await expect(sendAgain(site, as(rosa), reset)).rejects.toThrow('Its link is over.')
    expect((await getMailPreview(site, as(rosa), reset)).mail).toMatchObject({ state: 'failed', canSend: false })
    await expect(sendAgain(site, as(rosa), 999)).rejects.toMatchObject({ code: 'not-found' })
  })
})
