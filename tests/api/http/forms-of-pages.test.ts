import { expect, it } from 'vitest'
import { anApp } from '../../support/a-site.ts'
import { aForum } from '../../support/a-forum.ts'
import { anAdmin, anAdminWithApp } from '../../support/authenticators.ts'
import { registered } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>

/** The forms of a page that posts them: their names, and the pages they are posted to. */
async function formsOf(app: App, page: string, headers: Record<string, string> = {}) {
  const html = await (await app.ask(page, { headers })).text()
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, attributes = '', inside = '']) => {
    if (!attributes.includes('method="post"')) return []
    const action = (/action="([^"#]*)/.exec(attributes)?.[1] ?? page).replaceAll('&amp;', '&')
    return [{ form: /<input type="hidden" name="form" value="([^"]+)"/.exec(inside)?.[1] ?? 'none', action }]
  })
}

/** Posts each form of the pages as a visitor, whom the API may refuse. @returns the names of the forms */
async function postAll(app: App, pages: readonly string[], headers?: Record<string, string>): Promise<Set<string>> {
  const forms = (await Promise.all(pages.map((page) => formsOf(app, page, headers)))).flat()
  for (const { form, action } of forms) {
    const answer = await app.postForm(action, { form })
    expect(await answer.text(), `${form} at ${action}`).not.toContain('There’s no such form on this page.')
  }
  return new Set(forms.map(({ form }) => form))
}

it('every form that a visitor finds is answered by the page it is posted to', async () => {
  const pages = ['/', '/visit', '/visit/check-in', '/forum', '/forum/login', '/forum/register', '/forum/forgot-password', '/blog', '/no-such-page']
  const links = ['/forum/confirm-email', '/forum/unsubscribe', '/waitlist/confirm', '/waitlist/unsubscribe', '/visit/unsubscribe', '/forum/first-admin']

  const names = await postAll(await anApp(), [...pages, ...links.map((page) => `${page}?token=x`)])

  for (const name of ['contact', 'waitlist', 'tell-me', 'login', 'register', 'confirm-place', 'theme']) expect(names).toContain(name)
})

it('every form that a member finds is answered by the page it is posted to', async () => {
  const forum = await aForum()
  const { headers } = await registered(forum, 'nora')
  const { id, slug } = await forum.aTopic()

  const names = await postAll(forum, ['/forum', '/forum/new-topic', `/forum/topics/${id}/${slug}`, '/forum/profile', '/forum/terms', '/forum/latest'], headers)

  for (const name of ['logout', 'new-topic', 'reply', 'about', 'password', 'erasure', 'own-email', 'reply-mail-off']) expect(names).toContain(name)
})

it('every form that an admin finds is answered by the page it is posted to', async () => {
  const [before, after] = [await anApp(), await anApp()]
  const { headers } = await anAdmin(before)
  const { headers: inOffice } = await anAdminWithApp(after)
  await after.site.db.updateTable('session').set({ passwordCheckedAt: null }).execute()

  const names = [
    ...(await postAll(before, ['/forum/profile/authenticator'], headers)),
    ...(await postAll(after, ['/forum/profile/authenticator', '/office', '/office/messages', '/office/members'], inOffice)),
  ]

  for (const name of ['authenticator-setup', 'recovery-codes', 'authenticator-removal', 'confirm-password']) expect(names).toContain(name)
})
