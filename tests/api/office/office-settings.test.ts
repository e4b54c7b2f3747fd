import { describe, expect, it, onTestFinished } from 'vitest'
import { limitRules } from '../../../src/domain/site/limit-rules.ts'
import { openSite } from '../../../src/server/start/open-site.ts'
import { FIRST_SETTINGS, type OfficeSettings } from '../../../src/shared/office/settings/settings.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { aSite, NOON } from '../../support/a-site.ts'
import { changeSettings } from '../../../src/domain/office/settings/change-settings.ts'

async function anOffice(options = {}) {
  const forum = await aForum({ limitFactor: 1, ...options })
  const save = (change: object) => forum.sendAs(forum.rosa, 'PATCH', '/api/office/settings', change)
  return { ...forum, save }
}

describe('the settings in the office', () => {
  it('are read with what holds where nothing is set, and changed in part', async () => {
    const { save, sendAs, rosa } = await anOffice()

    const saved = await save({ senderName: 'Rosa of On Joue', replyAddress: 'rosa@example.com' })

    expect(saved.status).toBe(200)
    const { settings, siteAddress, baseLimits } = (await (await sendAs(rosa, 'GET', '/api/office/settings')).json()) as OfficeSettings
    expect(settings).toEqual({ ...FIRST_SETTINGS, senderName: 'Rosa of On Joue', replyAddress: 'rosa@example.com' })
    expect(siteAddress).toBe('http://on-joue.test')
    expect(baseLimits).toMatchObject({ LIMIT_CONTACT_HOUR: 5, LIMIT_READS_MINUTE: 200 })
  })

  it('name every bad field, and save nothing', async () => {
    const { save, site } = await anOffice()

    const refused = await save({
      ...{ postalAddress: 'x'.repeat(301), senderName: 'Rosa <rosa@example.com>', replyAddress: 'nobody' },
      socialLinks: { instagram: 'http://instagram.com/x', facebook: 'javascript:alert(1)', youtube: 'https://a:b@youtube.com' },
      announcementBar: { text: 'a\nb', link: '//evil.example' },
      adminsNeedAuthenticator: 'yes',
      limits: { LIMIT_READS_MINUTE: 1, LIMIT_CONTACT_HOUR: 1.5, LIMIT_CHAT_MINUTE: null },
    })

    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> }
    expect(Object.keys(errors).toSorted()).toEqual([
      ...['adminsNeedAuthenticator', 'announcementBar.link', 'announcementBar.text'],
      ...['limits.LIMIT_CHAT_MINUTE', 'limits.LIMIT_CONTACT_HOUR', 'limits.LIMIT_READS_MINUTE'],
      ...['postalAddress', 'replyAddress', 'senderName', 'socialLinks.facebook', 'socialLinks.instagram', 'socialLinks.youtube'],
    ])
    expect(await site.db.selectFrom('setting').selectAll().execute()).toEqual([])
    expect((await save({ colors: 'pink' })).status).toBe(400)
    expect((await save({ limits: { LIMIT_MOON: 3 } })).status).toBe(400)
  })

  it('ask for an authenticator app only where the admin who asks has one', async () => {
    const { save, site, rosa } = await anOffice()

    const refused = await save({ adminsNeedAuthenticator: true })
    await site.db.insertInto('authenticator').values({ memberId: rosa.id, sealedSecret: 'x', createdAt: NOON, setupSessionId: 1, confirmedAt: NOON }).execute()
    const taken = await save({ adminsNeedAuthenticator: true })

    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: { adminsNeedAuthenticator: [expect.stringContaining('set up an authenticator app')] } })
    expect(taken.status).toBe(200)
  })
})

describe('what the owner sets for everyone', () => {
  it('stands on landing page, blog and forum from the first HTML on, and goes when it is emptied', async () => {
    const { save, ask } = await anOffice()
    const pages = () => Promise.all(['/', '/blog', '/forum'].map(async (path) => (await ask(path)).text()))
    for (const html of await pages()) expect(html).not.toContain('bar-top')

    await save({ announcementBar: { text: 'We open the <doors> soon', link: '/blog' } })

    for (const html of await pages()) {
      expect(html).toMatch(/<aside class="bar-top"[^>]*><a href="\/blog">We open the &lt;doors&gt; soon<\/a><\/aside>/)
    }
    await save({ announcementBar: { text: '', link: '' } })
    for (const html of await pages()) expect(html).not.toContain('bar-top')
  })

  it('makes the footer’s links real, one by one [R078]', async () => {
    const { save, ask } = await anOffice()

    await save({ socialLinks: { instagram: 'https://www.instagram.com/onjoue', facebook: '', youtube: '' } })

    const html = await (await ask('/')).text()
    expect(html).toContain('href="https://www.instagram.com/onjoue"')
    expect(html.match(/\(coming soon\)/g)).toHaveLength(2)
  })

  it('tells parents how soon she usually replies, and says nothing of it until she has set it', async () => {
    const { save, ask, post, site } = await anOffice()
    const page = async () => (await ask('/')).text()
    await post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there parking nearby?' })
    const copy = async () => (await outboxEmails(site, 'contact-acknowledged'))[0]?.text.replaceAll('\n', ' ')
    expect(`${await page()} ${await copy()}`).not.toContain('We usually reply')

    await save({ replyTime: 'days' })

    expect(await page()).toContain('We usually reply within a few days.')
    expect(await copy()).toContain('We usually reply within a few days.')
  })

  it('is all that visitors are told of the settings', async () => {
    const { save, ask } = await anOffice()
    await save({ replyAddress: 'rosa@example.com', postalAddress: 'PO Box 1' })

    const answer = await ask('/api/site')

    expect(await answer.json()).toEqual({
      announcementBar: FIRST_SETTINGS.announcementBar, replyTime: '', socialLinks: FIRST_SETTINGS.socialLinks, canSendEmail: false, backsUpDaily: true, hasSample: false, pictures: {},
    })
  })
})

describe('a limit that the owner sets', () => {
  it('holds at once, in place of the usual one, and goes with an empty field', async () => {
    const { save, post } = await anOffice()
    const write = async (n: number) => {
      const message = { name: 'Ana', email: 'ana@example.com', message: `Is there parking? ${n}` }
      return (await post('/api/contact', message, { from: '198.51.100.1' })).status
    }

    await save({ limits: { LIMIT_CONTACT_HOUR: 1 } })
    expect([await write(1), await write(2)]).toEqual([201, 429])
    await save({ limits: {} })

    expect(await write(3)).toBe(201)
  })

  it('counts as it stands, whatever LIMIT_FACTOR multiplies', async () => {
    const { save, site } = await anOffice({ limitFactor: 1_000 })

    await save({ limits: { LIMIT_CHAT_MINUTE: 7 } })

    expect(site.limits.chat).toEqual([{ max: 7, windowMs: 60_000 }])
    expect(site.limits.contact[0]?.max).toBe(5_000)
  })

  it('is followed by every process, and by those that start later', async () => {
    const { site, place, dataDir, clock } = await aSite()
    const config = { place, dataDir, limits: limitRules(), siteUrl: site.url, isSiteUrlSet: true, smtpUrl: undefined, backsUpDaily: true }
    const neighbor = await openSite(config, clock)
    onTestFinished(neighbor.close)
    const admin = { username: 'Rosa', usernameKey: 'rosa', email: 'r@example.com', emailKey: 'r@example.com', firstName: '', lastName: '', role: 'admin' } as const
    const { id } = await site.db.insertInto('member').values({ ...admin, createdAt: NOON, lastSeenAt: NOON }).returning('id').executeTakeFirstOrThrow()
    const rosa = as({ id, username: 'Rosa', role: 'admin', createdAt: NOON, suspendedUntil: null })

    await changeSettings(site, rosa, { limits: { LIMIT_CHAT_MINUTE: 7 } })

    expect(site.limits.chat[0]?.max).toBe(7)
    await expect.poll(() => neighbor.site.limits.chat[0]?.max).toBe(7)
    const later = await openSite(config, clock)
    onTestFinished(later.close)
    expect(later.site.limits.chat[0]?.max).toBe(7)
  })
})
