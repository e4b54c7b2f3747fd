import { describe, expect, it } from 'vitest'
import type { OfficeTextView, TextWithVersions } from '../../../src/shared/site-texts/office-texts.ts'
import { TEXT_CONFLICT } from '../../../src/shared/site-texts/office-texts.ts'
import { findText, GROUP_NAMES, TEXT_GROUPS, type TextGroupName, textsIn } from '../../../src/shared/site-texts/site-texts.ts'
import { aForum } from '../../support/a-forum.ts'
import { replyTimeSentence } from '../../../src/shared/office/settings/reply-time.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'
import { registered } from '../../support/members.ts'
import { PAGES } from '../../support/pages.ts'
import { expectSoon } from '../../support/soon.ts'

async function anOffice() {
  const forum = await aForum()
  const save = (key: string, text: string | null, version = 0) => forum.sendAs(forum.rosa, 'PUT', `/api/office/texts/${key}`, { text, version })
  const read = async (key: string) => (await (await forum.askAs(forum.rosa, `/api/office/texts/${key}`)).json()) as TextWithVersions
  const pageAt = async (path: string) => (await forum.ask(path)).text()
  return { ...forum, save, read, pageAt }
}

const complaintsIn = async (answer: Response): Promise<string[]> => {
  const { errors } = (await answer.json()) as { errors: Record<string, string[]> }
  return errors['text'] ?? []
}

/** Pages whose title and description are made of what members and staff wrote, or that are for one person alone. */
const OTHERS = [
  '/blog/:slug', '/forum/categories/:slug', '/forum/topics/:id/:slug?', '/forum/members/:username',
  '/forum/notifications', '/forum/bookmarks', '/forum/profile', '/forum/profile/authenticator', '/forum/first-admin', '/forum/removals/:requestId', 'not-found',
]

describe('the title and description of a page', () => {
  it('are the owner’s on every public page, and return to the original', async () => {
    const { save, pageAt } = await anOffice()
    const routes = [...new Set(PAGES.filter(({ as }) => as === 'visitor').map(({ route }) => route))].filter((route) => !OTHERS.includes(route))
    const groupAt = (path: string) => GROUP_NAMES.find((group) => TEXT_GROUPS[group].path === path && 'title' in textsIn(group) && 'description' in textsIn(group)) ?? ''
    expect(routes.filter((route) => groupAt(route) === '')).toEqual([])
    const headAt = async (path: string) => (await pageAt(path)).match(/<title>(.*?)<\/title>[^]*?<meta name="description" content="(.*?)">/)?.slice(1)

    for (const route of routes) {
      const group = groupAt(route)
      const path = PAGES.find((page) => page.route === route && page.path?.includes('token='))?.path ?? route
      const { title, description } = textsIn(group as TextGroupName)
      const first = await headAt(path)
      await save(`${group}.title`, `Her {city.town} title of ${group}`)
      await save(`${group}.description`, `Her words about ${group}.`)

      expect(await headAt(path), path).toEqual([`Her Austin title of ${group}`, `Her words about ${group}.`])

      await save(`${group}.title`, null, 1)
      await save(`${group}.description`, null, 1)
      expect(await headAt(path), path).toEqual(first)
      const isFound = !(await pageAt(path)).includes('<meta name="robots" content="noindex">')
      expect([title, description].map((text) => text?.name.includes('search results')), path).toEqual([isFound, isFound])
      expect(first?.[0], path).toBe(title?.original)
      if (!description?.original.includes('{')) expect(first?.[1], path).toBe(description?.original)
    }
  })

  it('say the page of a list that is longer than one, and what someone searched for', async () => {
    const forum = await anOffice()
    for (let at = 0; at < 25; at++) await forum.aTopic({ title: `Topic ${at}` })
    await forum.save('latest.title', 'New here | We play')
    await forum.save('popular.title', 'What you like')

    expect(await forum.pageAt('/forum/latest?page=2')).toContain('<title>New here, Page 2 | We play</title>')
    expect(await forum.pageAt('/forum/popular?period=all&page=2')).toContain('<title>What you like, Page 2</title>')
    expect(await forum.pageAt('/search?q=nap')).toContain('<title>“nap” | On Joue</title>')
    expect(await forum.pageAt('/forum/search?q=nap')).toContain('<title>“nap” | On Joue</title>')
  })
})

describe('a text the owner changes', () => {
  it('is on its page within a second in every process, and nowhere else does the old one stand', async () => {
    const { save, pageAt, place } = await anOffice()
    const reader = await anApp({ place })
    expect(await (await reader.ask('/')).text()).toContain('the rosy kind children bring home')

    const saved = await save('landing.lead', 'Play is our *métier*, for children ages {ages.words}.')

    expect(saved.status).toBe(200)
    const words = 'Play is our <em lang="fr">métier</em>, for children ages 2 to 12.'
    expect(await pageAt('/')).toContain(words)
    await expectSoon(async () => (await reader.ask('/')).text(), words)
    expect(await (await reader.ask('/')).text()).not.toContain('means “we play,” and')
  })

  it.each([
    ['frame.pledge', '/blog', 'We play, in {city.town}.', 'We play, in Austin.'],
    ['landing.title', '/', 'We play | On Joue', '<title>We play | On Joue</title>'],
    ['visit.lead', '/visit', 'What we know.', '<p class="lead">What we know.</p>'],
    ['check-in.lead', '/visit/check-in', 'Faces stay yours.', '<p class="lead">Faces stay yours.</p>'],
    ['check-in.time-question', '/visit/check-in', 'Until when?', '<h3>Until when?</h3>'],
    ['check-in.time-what', '/visit/check-in', 'How long we’d keep it.', '<p>How long we’d keep it.</p>'],
    ['check-in.said-heading', '/visit/check-in', 'So far', '<h2 id="we-have-said">So far</h2>'],
    ['check-in.body', '/visit/check-in', '## In general\n\nAsk us.', '<h2>In general</h2><p>Ask us.</p>'],
    ['blog.heading', '/blog', 'News from {city.town}', '<h1>News from Austin</h1>'],
    ['blog.lead', '/blog', 'What we learn.', '<p class="lead">What we learn.</p>'],
    ['blog.lead', '/blog/feed.xml', 'What we learn', '<description>What we learn. On Joue is coming'],
    ['blog.title', '/blog', 'Our blog', '<title>Our blog</title>'],
    ['categories.lead', '/forum/categories', 'Choose a corner.', '<p>Choose a corner.</p>'],
    ['latest.heading', '/forum/latest', 'What’s new', '<h1>What’s new</h1>'],
    ['popular.lead', '/forum/popular', 'What you like.', '<p>What you like.</p>'],
    ['login.heading', '/forum/login', 'Bonjour again', '<h1>Bonjour again</h1>'],
    ['register.lead', '/forum/register', 'Free, for families in {city.town}.', '<p class="lead">Free, for families in Austin.</p>'],
    ['confirm-email.heading', '/forum/confirm-email?token=x', 'Is this you?', '<h1>Is this you?</h1>'],
    ['confirm-email.lead', '/forum/confirm-email?token=x', 'One click, please.', '<p class="lead">One click, please.</p>'],
    ['forgot-password.heading', '/forum/forgot-password', 'Lost it?', '<h1>Lost it?</h1>'],
    ['forgot-password.lead', '/forum/forgot-password', 'We’ll help.', '<p class="lead">We’ll help.</p>'],
    ['reset-password.dead-heading', '/forum/reset-password?token=x', 'Too late', '<h1>Too late</h1>'],
    ['reset-password.dead-lead', '/forum/reset-password?token=x', 'Please get another one.', '<p class="lead">Please get another one.</p>'],
    ['forum.lead', '/forum', 'Talk with us.', '<p>Talk with us.</p>'],
    ['forum.about', '/forum/latest', 'For parents in {city.town}.', '<p class="small">For parents in Austin.</p>'],
    ['guidelines.body', '/forum/guidelines', '## Be **you**\n- Kind\n- Curious', '<h2>Be **you**</h2><ul><li>Kind</li><li>Curious</li></ul>'],
    ['privacy.lead', '/forum/privacy', 'We keep little.', '<p class="lead">We keep little.</p>'],
    ['landing.description', '/', 'A room to play in.', '<meta name="description" content="A room to play in.">'],
  ])('may be %s, seen at %s', async (key, path, text, shown) => {
    const { save, pageAt } = await anOffice()

    await save(key, text)

    expect(await pageAt(path)).toContain(shown)
  })

  it('heads the settings of a member, too, where what a setting does stays as it is', async () => {
    const forum = await anOffice()
    const { headers } = await registered(forum, 'nora')
    const headings = ['photo', 'about', 'password', 'sessions', 'replies', 'blocks', 'data', 'deletion']
    for (const name of headings) await forum.save(`settings.${name}`, `In {city.town}: ${name}`)
    await forum.save('settings.no-blocks', 'All friends so far.')

    const page = await (await forum.ask('/forum/profile', { headers })).text()

    expect([...page.matchAll(/<h2[^>]*>In Austin: ([a-z]+)<\/h2>/g)].map(([, name]) => name)).toEqual(expect.arrayContaining(headings))
    expect(page).toContain('<p>All friends so far.</p>')
    expect(page).toContain('After seven days, we delete your username')
  })

  it('may be a whole page with headings, bold words, and links, and the assistant quotes it as it is now', async () => {
    const { save, pageAt, post } = await anOffice()
    const body = '## Lost toys\n\nA lost toy stays on the **toy shelf** for a month. [Write to us](/#contact), and we’ll look.'

    expect((await save('terms.body', body)).status).toBe(200)

    const page = await pageAt('/forum/terms')
    expect(page).toContain('<h2>Lost toys</h2><p>A lost toy stays on the <strong>toy shelf</strong> for a month. <a class="link" href="/#contact">Write to us</a>, and we’ll look.</p>')
    expect(page).not.toContain('Advice and liability')
    const { message } = (await (await post('/api/chat', { message: 'What about lost toys?' })).json()) as { message: string }
    expect(message).toContain('A lost toy stays on the toy shelf for a month.')
  })

  it('keeps every version, with who wrote it and when, and goes back to the original with one of its own', async () => {
    const { save, read, pageAt, clock } = await anOffice()
    await save('landing.tagline', 'Where play begins')
    await save('landing.tagline', 'Where we play', 1)

    await save('landing.tagline', null, 2)

    const at = clock.now()
    const { text, versions } = await read('landing.tagline')
    expect(text).toMatchObject({ text: 'Where Childhood Flourishes', isChanged: false, version: 3 })
    expect(versions).toEqual([
      { version: 3, text: null, by: 'Rosa', at },
      { version: 2, text: 'Where we play', by: 'Rosa', at },
      { version: 1, text: 'Where play begins', by: 'Rosa', at },
    ])
    expect(await pageAt('/')).toContain('<p class="tag">Where Childhood Flourishes</p>')
  })

  it('is reset without scripts by a button of its form, and the page says so', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    await app.ask('/api/office/texts/landing.pill', { method: 'PUT', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ text: 'Planned for Austin', version: 0 }) })

    const reset = await app.postForm('/office/texts/landing.pill', {}, { headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.site.url.origin, ...headers }, body: 'form=text&version=1&text=Something&form=reset' })
    const page = await (await app.follow(reset, { headers })).text()

    expect(reset.status).toBe(303)
    expect(page).toContain('Your change is saved.')
    expect(page).not.toContain('See the original')
  })

  it('is refused when someone else saved it in the meantime, also at the same moment', async () => {
    const { save, read } = await anOffice()

    const answers = await Promise.all([save('landing.tagline', 'Where play begins'), save('landing.tagline', 'Where we play')])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toEqual({ message: TEXT_CONFLICT })
    expect((await read('landing.tagline')).versions).toHaveLength(1)
  })

  it('counts as the original when it says the same, and a text saved as it is makes no version', async () => {
    const { save, read } = await anOffice()
    const original = findText('landing.lead')?.text.original ?? ''

    await save('landing.lead', original)

    expect((await read('landing.lead')).versions).toEqual([])
    expect((await read('landing.lead')).text.isChanged).toBe(false)
  })

  it.each([
    ['a reference that leads nowhere', 'It costs {price.short}.', '“{price.short}” doesn’t lead to a fact. Please insert it from the list again.'],
    ['a condition without an end', '{if pricing undecided}Soon.', 'Please write {end} after the sentence that “{if pricing undecided}” is about.'],
    ['stray braces', 'Play {together', 'Curly braces are only for references. Insert one from the list, or leave the braces out.'],
    ['nothing', '  ', 'Please enter the text, or reset it to the original.'],
    ['a second paragraph', 'One.\nTwo.', 'Please keep the text to one paragraph.'],
    ['too much', 'x'.repeat(601), 'The text cannot exceed 600 characters.'],
  ])('is refused with a complaint at its field when it has %s', async (_, text, complaint) => {
    const { save, read } = await anOffice()

    const refused = await save('landing.lead', text)

    expect(refused.status).toBe(400)
    expect(await complaintsIn(refused)).toEqual([complaint])
    expect((await read('landing.lead')).text.version).toBe(0)
  })

  it('does nothing but say what was typed, however hostile', async () => {
    const { save, pageAt } = await anOffice()
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)> "quoted" </title>'

    for (const key of ['landing.lead', 'landing.title', 'landing.description', 'frame.pledge', 'terms.body']) expect((await save(key, hostile)).status).toBe(200)

    for (const page of [await pageAt('/'), await pageAt('/forum/terms')]) {
      expect(page).not.toMatch(/<script>alert|<img src=x/)
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    }
  })

  it('shows beside a date it names by reference that the date has passed', async () => {
    const { save, sendAs, rosa, askAs, pageAt } = await anOffice()
    const { fact } = (await (await askAs(rosa, '/api/office/facts/hours')).json()) as { fact: object }
    await sendAs(rosa, 'PUT', '/api/office/facts/hours', { ...fact, short: 'From March 2024', answer: 'We open our doors in March 2024.', state: 'known', standing: 'planned' })

    await save('landing.contact-lead', 'Come by: {hours.answer}')

    expect(await pageAt('/')).toContain('Come by: We open our doors in March 2024. March 2024 has passed.')
  })
})

describe('a date in the owner’s own words', () => {
  const leadOf = async ({ ask }: { ask: (path: string) => Promise<Response> }) => ((await (await ask('/api/texts/landing')).json()) as { texts: { lead: string } }).texts.lead

  it.each([
    ['The doors open in March 2024.', 'March 2024'],
    ['Coming to Austin, Texas – 2025.', '2025'],
    ['On June 3, 2025, we’ll open.', 'June 3, 2025'],
    ['On June 3, 2025, the doors will open.', 'June 3, 2025'],
    ['Opening day (June 3, 2025): music and cake.', 'June 3, 2025'],
    ['Summer camp starts 6/3/2025.', '6/3/2025'],
  ])('is said to have passed where it’s announced: “%s”', async (text, date) => {
    const office = await anOffice()

    await office.save('landing.lead', text)

    expect(await leadOf(office)).toBe(`${text} ${date} has passed.`)
  })

  it.each([
    'Last updated June 3, 2025.',
    '© 2025 On Joue. Coming soon.',
    'Winner of the 2024 Austin family award.',
    'In 2019, Claire had an idea.',
    'We’ve been planning our opening since early 2024.',
    'Our opening was on June 3, 2025.',
    'Open since 2025.',
    '{if opening open}We’ll open a second room in March 2024.{else}We will open.{end}',
  ])('is left alone where it isn’t to come, or isn’t shown: “%s”', async (text) => {
    const office = await anOffice()

    await office.save('landing.lead', text)

    expect(await leadOf(office)).toBe(text.replace(/^\{.*\{else\}|\{end\}$/g, ''))
  })

  it('is said once to have passed where its fact says so, too', async () => {
    const office = await anOffice()
    const { fact } = (await (await office.askAs(office.rosa, '/api/office/facts/hours')).json()) as { fact: object }
    await office.sendAs(office.rosa, 'PUT', '/api/office/facts/hours', { ...fact, short: 'From March 2024', answer: 'We open in March 2024.', state: 'known', standing: 'planned' })

    await office.save('landing.lead', 'Coming in March 2024: {hours.short}.')

    expect(await leadOf(office)).toBe('Coming in March 2024: From March 2024. March 2024 has passed. This answer may be out of date.')
  })

  it('stays by itself in titles, descriptions, and the assistant’s questions', async () => {
    const { save, ask, pageAt } = await anOffice()
    const own = { 'landing.title': 'Opening June 3, 2025', 'landing.description': 'We open on June 3, 2025.', 'assistant.question-1': 'Will you open on June 3, 2025?' }
    for (const [key, text] of Object.entries(own)) expect((await save(key, text)).status).toBe(200)

    const { texts } = (await (await ask('/api/texts/assistant')).json()) as { texts: Record<string, string> }
    const [head = ''] = (await pageAt('/')).split('</head>')

    expect(texts['question-1']).toBe('Will you open on June 3, 2025?')
    for (const words of ['<title>Opening June 3, 2025</title>', 'name="description" content="We open on June 3, 2025."', 'property="og:title" content="Opening June 3, 2025"']) expect(head).toContain(words)
  })
})

describe('the words of an email', () => {
  it('are those the owner has saved by the time it’s sent, with what the facts say, and its button and links stay', async () => {
    const { site, post, save } = await anOffice()
    await post('/api/waitlist', { email: 'noor@example.com' })
    const [before] = await outboxEmails(site, 'waitlist-confirm')
    expect(before?.text).toContain('Someone added this email address')

    await save('emails.waitlist-confirm.subject', 'One click to go, in {city.town}')
    await save('emails.waitlist-confirm.first', 'Bonjour from {city.short}. Please confirm.')

    const [email] = await outboxEmails(site, 'waitlist-confirm')
    expect(email?.subject).toBe('One click to go, in Austin')
    expect(email?.text).toContain('Bonjour from Austin, Texas. Please confirm.')
    expect(email?.text).not.toContain('Someone added this email address')
    expect(email?.link).toBe(before?.link)
    expect(email?.privateLink).toBe(before?.privateLink)
    await save('emails.waitlist-confirm.subject', null, 1)
    expect((await outboxEmails(site, 'waitlist-confirm'))[0]?.subject).toBe('Confirm your spot on the On Joue waitlist')
  })

  it('may be those to anyone who wrote to us, and how soon the owner replies still follows', async () => {
    const { site, rosa, post, save, sendAs } = await anOffice()
    await sendAs(rosa, 'PATCH', '/api/office/settings', { replyTime: 'days' })
    await post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there parking?' })

    await save('emails.contact-acknowledged.first', 'Your message is here.')

    const [email] = await outboxEmails(site, 'contact-acknowledged')
    expect(email?.text.replaceAll('\n', ' ')).toContain('Your message is here. ' + replyTimeSentence('days'))
  })
})

describe('the list of texts', () => {
  it('has every text with its original, and says which the owner changed', async () => {
    const { save, askAs, rosa } = await anOffice()
    await save('landing.tagline', 'Where we play')

    const { texts } = (await (await askAs(rosa, '/api/office/texts')).json()) as { texts: OfficeTextView[] }

    expect(texts.filter(({ isChanged }) => isChanged).map(({ key, text, original }) => ({ key, text, original }))).toEqual([
      { key: 'landing.tagline', text: 'Where we play', original: 'Where Childhood Flourishes' },
    ])
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length)
  })

  it('is for admins only, and knows no other text', async () => {
    const { askAs, maya, ines, rosa, save } = await anOffice()

    for (const who of [maya, ines]) expect((await askAs(who, '/api/office/texts')).status).toBe(404)
    expect((await askAs(rosa, '/api/office/texts/landing.nothing')).status).toBe(404)
    expect((await save('constructor.name', 'x')).status).toBe(404)
  })

  it('leaves a line in the activity log, without the words', async () => {
    const { save, askAs, rosa } = await anOffice()
    await save('landing.tagline', 'Where we play')
    await save('landing.tagline', null, 1)

    const log = await (await askAs(rosa, '/api/office/log')).text()

    expect(log).toContain('edited the site text “Landing page: Tagline”')
    expect(log).toContain('reset the site text “Landing page: Tagline” to the original')
    expect(log).not.toContain('Where we play')
  })
})
