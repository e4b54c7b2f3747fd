import { describe, expect, it } from 'vitest'
import { loadEmail } from '../../../src/domain/emails/load-email.ts'
import { renderEmail } from '../../../src/emails/layout/render-email.ts'
import { EVERY_TEMPLATE } from '../../../src/shared/emails/emails.ts'
import { placeholdersIn } from '../../../src/shared/playground/references/parse-references.ts'
import { EMAIL_TEXTS, EMAIL_WORDS } from '../../../src/shared/site-texts/emails/email-words.ts'
import type { TextWithVersions } from '../../../src/shared/site-texts/office-texts.ts'
import { keysOf } from '../../../src/shared/typed-object.ts'
import { aForum } from '../../support/a-forum.ts'
import { anOutboxOfEveryEmail } from '../../support/emails/every-email.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'

type Forum = Pick<Awaited<ReturnType<typeof aForum>>, 'sendAs' | 'askAs' | 'rosa'>

const PATH = '/api/office/texts/emails.'
const save = ({ sendAs, rosa }: Forum, name: string, text: string | null, version = 0) => sendAs(rosa, 'PUT', `${PATH}${name}`, { text, version })

/** The email with a draft of one of its texts. */
async function previewOf({ askAs, rosa }: Forum, name: string, draft?: string) {
  const query = draft === undefined ? '' : `?${new URLSearchParams({ text: draft })}`
  const { subject, text } = (await (await askAs(rosa, `${PATH}${name}/email${query}`)).json()) as { subject: string; text: string }
  const html = await askAs(rosa, `${PATH}${name}/email/html${query}`)
  return { subject, text: text.replaceAll('\n', ' '), html: await html.text(), policy: html.headers.get('content-security-policy') }
}

/** What the owner may make of an original: marked, with its placeholders. */
const marked = (name: string): string => `Allô ${name.replaceAll('.', ' ')}: ${placeholdersIn(EMAIL_TEXTS.texts[name]?.original ?? '').map((one) => `{${one}}`).join(' ')}`

async function changeEvery(forum: Forum): Promise<void> {
  for (const name of Object.keys(EMAIL_TEXTS.texts)) expect((await save(forum, name, marked(name))).status, name).toBe(200)
}

describe('the words of every email', () => {
  it('are the owner’s in what waits already, from subject to last paragraph, and its links stay', async () => {
    const forum = await anOutboxOfEveryEmail()
    const rows = await forum.site.db.selectFrom('outbox').selectAll().execute()
    const read = async () => Promise.all(rows.map(async (row) => ({ template: row.template, email: await loadEmail(forum.site, row) })))
    const before = await read()

    await changeEvery(forum)

    const after = await read()
    expect(new Set(after.map(({ template }) => template))).toEqual(new Set(EVERY_TEMPLATE))
    for (const [at, { template, email }] of after.entries()) {
      const content = email?.content
      if (!content || template === 'announcement') continue
      expect(content.subject, template).toMatch(/^Allô .* subject:/)
      expect(content.heading, template).toMatch(/^Allô .* heading:/)
      for (const paragraph of content.paragraphs) expect(paragraph, template).toMatch(/^Allô |^Here’s (why|what our team wrote):$/)
      const { text } = renderEmail(content)
      expect(text, template).not.toMatch(/[{}]/)
      const old = before[at]?.email?.content
      expect([content.action, content.footnote, content.smallLinks, content.unsubscribeLink], template).toEqual([old?.action, old?.footnote, old?.smallLinks, old?.unsubscribeLink])
    }
  })

  it('can be seen whole before they’re saved, as plain text and formatted, with nothing left to fill in', async () => {
    const forum = await aForum()

    for (const email of keysOf(EMAIL_WORDS)) {
      const { subject, text, html, policy } = await previewOf(forum, `${email}.subject`)
      expect([subject, text].join(' '), email).not.toMatch(/[{}]/)
      expect(subject, email).not.toBe('')
      expect(html, email).toContain(`<title>${subject.replaceAll('&', '&amp;')}</title>`)
      expect(policy, email).toContain('sandbox')
    }
    const { subject, text, html } = await previewOf(forum, 'password-changed.first', 'Salut, {username}. Your password is new, here in {city.town}.')
    expect(subject).toBe('Your password was changed')
    for (const part of [text, html]) expect(part).toContain('Salut, maya. Your password is new, here in Austin.')
    expect(text).toContain('If this was you, you’re all set.')
    expect((await outboxEmails(forum.site, 'password-changed')).length).toBe(0)
  })

  it('go back to the original, and remember what they were', async () => {
    const forum = await aForum()
    await save(forum, 'role-admin.heading', 'Salut {username}')

    await save(forum, 'role-admin.heading', null, 1)

    const { text, versions } = (await (await forum.askAs(forum.rosa, `${PATH}role-admin.heading`)).json()) as TextWithVersions
    expect(text).toMatchObject({ text: 'Bonjour {username}', isChanged: false, version: 2 })
    expect(versions.map((version) => version.text)).toEqual([null, 'Salut {username}'])
  })

  it.each([
    ['a placeholder is missing', 'emails.password-changed.first', 'Your password was changed.', 'Please keep {username} in the text. You can insert it again from the list.'],
    ['one is of another email', 'emails.password-changed.subject', 'Until {until}', 'Nothing can be filled in for {until} here. Please take it out.'],
    ['one is broken', 'emails.password-changed.first', 'Hi {usernam}, {username}.', 'Curly braces are only for references. Insert one from the list, or leave the braces out.'],
    ['one stands on a page', 'landing.lead', 'Hi {username}.', 'Nothing can be filled in for {username} here. Please take it out.'],
  ])('are refused at their field when %s', async (_, key, text, complaint) => {
    const forum = await aForum()

    const refused = await forum.sendAs(forum.rosa, 'PUT', `/api/office/texts/${key}`, { text, version: 0 })

    expect(refused.status).toBe(400)
    expect(((await refused.json()) as { errors: object }).errors).toEqual({ text: [complaint] })
  })

  it('take what members write as it is', async () => {
    const forum = await aForum()
    const { maya, omar } = forum
    const topic = await forum.aTopic({ title: 'Is {author} a {city.short} {if', posts: [{ by: maya }] })

    await forum.sendAs(omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'I don’t know.' })

    const [email] = await outboxEmails(forum.site, 'forum-reply')
    expect(email?.subject).toBe('Omar replied in “Is {author} a {city.short} {if”')
  })

  it('are for admins only, and no page of their own', async () => {
    const { askAs, ask, maya, ines, rosa } = await aForum()

    for (const who of [maya, ines]) expect((await askAs(who, `${PATH}password-changed.first/email`)).status).toBe(404)
    expect((await askAs(rosa, '/api/office/texts/landing.lead/email')).status).toBe(404)
    expect((await ask('/api/texts/emails')).status).toBe(404)
  })
})
