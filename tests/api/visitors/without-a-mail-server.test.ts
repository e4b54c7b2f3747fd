import { describe, expect, it } from 'vitest'
import { NO_EMAIL } from '../../../src/shared/emails/no-email.ts'
import { emailedInWords } from '../../../src/web/pages/frame/emailed.ts'
import { emailedTo, notedTo, onlyEmailedTo } from '../../../src/web/pages/reports/reason-field.tsx'
import { aForum } from '../../support/a-forum.ts'
import { registered } from '../../support/members.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const MAIL_SERVER = { smtpUrl: 'smtp://mail.example' }
const SENTENCES = Object.values(NO_EMAIL)

async function pageOf(forum: Forum, path: string): Promise<string> {
  const { headers } = path === '/forum/profile' ? await registered(forum, 'lea') : { headers: {} }
  return (await (await forum.ask(path, { headers })).text()).replaceAll('&#x27;', '’')
}

describe('without a mail server', () => {
  it.each([
    ['the waitlist', '/', [NO_EMAIL.waitlist]],
    ['the contact form', '/', [NO_EMAIL.contact]],
    ['signing up', '/forum/register', [NO_EMAIL.signUp]],
    ['asking us to remove something', '/forum/removal-request', [NO_EMAIL.removal]],
    ['a forgotten password', '/forum/forgot-password', [NO_EMAIL.link]],
    ['an email about a fact', '/visit', [NO_EMAIL.alert]],
    ['the same on the page about check-in', '/visit/check-in', [NO_EMAIL.alert]],
    ['confirming an address, and email about replies', '/forum/profile', [NO_EMAIL.signUp, NO_EMAIL.replies]],
  ])('the page says beside its promise what happens instead: %s', async (_, path, sentences) => {
    const [without, withOne] = [await aForum(), await aForum(MAIL_SERVER)]

    const [html, usual] = [await pageOf(without, path), await pageOf(withOne, path)]

    for (const sentence of sentences) expect(html).toContain(sentence)
    for (const sentence of SENTENCES) expect(usual).not.toContain(sentence)
  })

  it.each([
    ['a forgotten password', 'POST', '/api/forum/auth/forgot-password', { account: 'maya' }, NO_EMAIL.link],
    ['an email about a fact', 'POST', '/api/facts/pricing/watches', { email: 'ana@example.com' }, NO_EMAIL.alert],
    ['confirming an address', 'POST', '/api/forum/auth/confirmation-mail', {}, NO_EMAIL.link],
  ] as const)('so does the API: %s', async (_, method, path, body, sentence) => {
    const said = async (options: { smtpUrl?: string }) => {
      const forum = await aForum(options)
      const lea = await forum.aMember('Lea', { isUnconfirmed: true })
      return ((await (await forum.sendAs(lea, method, path, body)).json()) as { message: string }).message
    }

    expect(await said({})).toContain(sentence)
    expect(await said(MAIL_SERVER)).not.toContain(sentence)
  })

  it('staff read what becomes of a reason or a reply they write: on the pages, in every dialog, and from the API', async () => {
    for (const options of [{}, MAIL_SERVER]) {
      const [forum, isSent] = [await aForum(options), options === MAIL_SERVER]
      const lea = await forum.aMember('Lea')
      const { headers } = await registered(forum, 'iris')
      await forum.site.db.updateTable('member').set({ role: 'moderator' }).where('username', '=', 'iris').execute()
      const { posts } = await forum.aTopic({ by: lea, title: 'Buy this', posts: [{}] })
      const request = { kind: 'intimate', address: '/forum/members/lea', details: 'A picture of me, in the photo.', name: 'Ana Lopez', email: 'ana@example.com', goodFaith: true }
      expect((await forum.sendAs(null, 'POST', '/api/removal-requests', request)).status).toBe(201)
      const seenByIris = async (path: string) => (await (await forum.ask(path, { headers })).text()).replaceAll('<!-- -->', '')

      const newcomers = await seenByIris('/forum/newcomers')
      const removal = await seenByIris('/forum/removals/1')
      const warned = await (await forum.sendAs(forum.ines, 'POST', `/api/forum/posts/${posts[0]?.id}/warnings`, { words: 'Please don’t sell here.' })).json()

      expect(newcomers).toContain(isSent ? 'They will see this by email and in the forum.' : 'They will see this in the forum, and by email once email is set up.')
      expect(newcomers.includes('emails them the reason')).toBe(isSent)
      expect(removal).toContain(isSent ? 'It goes out by email.' : 'It goes out by email once email is set up.')
      expect(removal.match(/We’ll tell the requester[^<]*/g)).toEqual(isSent
        ? ['We’ll tell the requester that it’s removed.', 'We’ll tell the requester, with your reply.']
        : ['We’ll tell the requester that it’s removed, once email is set up.', 'We’ll tell the requester, with your reply, once email is set up.'])
      expect(warned).toEqual({ message: isSent ? 'The author will get your note by email and as a notification.' : 'The author will get your note as a notification, and by email once email is set up.' })
      expect(emailedTo('Lea')(isSent).includes('once email is set up')).toBe(!isSent)
      expect(onlyEmailedTo('Lea')(isSent)).toBe(isSent ? 'Lea will see this by email.' : 'Lea will see this by email once email is set up.')
      expect(notedTo('Lea', isSent)).toBe(isSent ? 'Lea by email and as a notification' : 'Lea as a notification, and by email once email is set up')
    }
  })

  it('no one is told that an email went out: the profile, and a decided fact in the office', async () => {
    for (const options of [{}, MAIL_SERVER]) {
      const forum = await aForum(options)
      const profile = await pageOf(forum, '/forum/profile')
      expect(/We emailed a link to lea@example\.com/.test(profile)).toBe(options === MAIL_SERVER)
    }
    expect(emailedInWords(true, 'Lea')).toBe('We’ve emailed Lea.')
    expect(emailedInWords(false, 'Lea')).toBe('We’ll email Lea once email is set up.')
  })

  it('what the specification has toasts say stays as it is', async () => {
    const { post } = await aForum()

    const contact = await (await post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there parking nearby?' })).json()
    const waitlist = await (await post('/api/waitlist', { email: 'ana@example.com' })).json()

    expect(JSON.stringify([contact, waitlist])).not.toMatch(/can’t send email/)
  })
})
