import { describe, expect, it } from 'vitest'
import { NO_EMAIL } from '../../../src/shared/emails/no-email.ts'
import { emailedInWords } from '../../../src/web/pages/frame/emailed.ts'
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
