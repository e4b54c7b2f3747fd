import { expect, type Locator, type Page } from '@playwright/test'
import type { FactView } from '../../../src/shared/playground/playground.ts'
import type { OfficeFactView } from '../../../src/shared/office/facts/office-facts.ts'
import { inShortOrFull } from '../../support/soak.ts'
import { ask, openChat } from '../support/a-visit.ts'
import { linesOf, openUnharmed, watch } from '../support/harm.ts'
import { ALL_HOSTILE_TEXTS, HOSTILE_TEXTS, inBatches, shownAs } from '../support/hostile-texts.ts'
import { aName, aReply, aTopic, join, logInAs, ROSA, test as base } from '../support/members.ts'
import { type StartedSite, startASite } from '../support/start-a-site.ts'

/** What is written here stands on every page, so this file has sites of its own. */
const test = base.extend<object, { site: StartedSite }>({
  site: [
    async ({ mail }, give) => {
      const site = await startASite(mail.url)
      await give(site)
      expect(await site.stop()).toEqual({ code: 0, complaints: '' })
    },
    { scope: 'worker' },
  ],
})

/** Texts that are kept in one place at a time, and looked at each time. */
const AT_A_TIME = inShortOrFull(6, ALL_HOSTILE_TEXTS.length)
/** Some of them, spread over all. */
function some<T>(texts: readonly T[], most = AT_A_TIME): T[] {
  const step = Math.max(1, Math.floor(texts.length / most))
  return texts.filter((_, at) => at % step === 0).slice(0, most)
}
const batches = (most: number) => inBatches(HOSTILE_TEXTS, most)
/** The nth of them, begun again after the last. */
const nth = (texts: readonly string[], at: number): string => texts[at % texts.length] ?? ''
const shownIn = async (page: Page, selector = 'body') => (await linesOf(page, selector)).join(' ').replace(/\s+/g, ' ')

type Method = 'post' | 'put' | 'patch'
/** Sends as the member in this browser. @returns the answer's JSON */
async function send<T>(page: Page, method: Method, path: string, data: unknown): Promise<T> {
  const answer = await page.request[method](path, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}
/** A question that is asked while another one is being answered stays in its field. */
const isAnswered = (chat: Locator) => expect(chat.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()

const read = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json() as Promise<T>

/** What search engines are told on this page; whatever is in it, it can be read. */
const structuredData = async (page: Page): Promise<string> => {
  const pieces = await page.locator('script[type="application/ld+json"]').allTextContents()
  return JSON.stringify(pieces.map((piece) => JSON.parse(piece) as unknown))
}

/** In a fact's texts braces are for references: one that leads nowhere is refused. */
const withoutBraces = (text: string): string => text.replaceAll(/[{}]/g, '')

test.describe('hostile text in the office does nothing, there and on the pages it is for', () => {
  test.setTimeout(inShortOrFull(150_000, 1_800_000))

  test('as the facts of the place: on the pages, in structured data, in the answers of the chat [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    const { facts } = await read<{ facts: OfficeFactView[] }>(page, '/api/office/facts')
    const [answers, shorts] = [batches(1_000).map(withoutBraces), batches(120).map(withoutBraces)]
    const [labels, words] = [batches(60), batches(600)]
    const [questions, paths] = [batches(158).map((text) => `${text} ?`), labels.filter((text) => /^[^\s\\]+$/.test(text))]
    for (const [at, { key }] of facts.entries()) {
      // Facts on the opening change together.
      const { fact: { version } } = await read<{ fact: OfficeFactView }>(page, `/api/office/facts/${key}`)
      const form = { label: nth(labels, at), question: nth(questions, at), short: nth(shorts, at), answer: nth(answers, at), words: nth(words, at) }
      await send(page, 'put', `/api/office/facts/${key}`, { ...form, state: 'known', link: `/x${nth(paths, at)}`, version })
    }

    for (const path of ['/', '/visit', '/visit/check-in', '/office', '/office/facts', '/office/log', '/forum', '/blog']) {
      await openUnharmed(page, path, whatHappened)
      const emails = await structuredData(page)
      if (path !== '/visit') continue
      // What names a date that has passed is left out there.
      const { facts: now } = await read<{ facts: FactView[] }>(page, '/api/facts')
      const passed = new Set(now.filter(({ notice }) => notice !== '').map(({ key }) => key))
      const named = facts.flatMap(({ key }, at) => (passed.has(key) ? [] : JSON.stringify(nth(answers, at)).slice(1, -1)))
      expect(named.length).toBeGreaterThan(facts.length / 2)
      expect(named.filter((text) => !emails.includes(text))).toEqual([])
      const shown = await shownIn(page, 'main')
      expect(facts.map((_, at) => nth(answers, at)).filter((text) => !shown.includes(text))).toEqual([])
      expect(facts.map((_, at) => nth(questions, at)).filter((text) => !shown.includes(text))).toEqual([])
    }
    for (const { key } of some(facts)) {
      await openUnharmed(page, `/office/facts/${key}`, whatHappened)
      await expect(page.getByLabel('Answer', { exact: true })).not.toHaveValue('')
    }
    await openUnharmed(page, '/visit', whatHappened)
    const chat = await openChat(page)
    for (const question of some(questions)) {
      await ask(chat, question)
      await expect.poll(() => shownIn(page, '[role=log]')).toContain(question)
      await isAnswered(chat)
      expect(await whatHappened(), question).toEqual([])
    }
  })

  test('as questions to the chat, and as questions kept for the owner [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    await openUnharmed(page, '/', whatHappened)
    const chat = await openChat(page)
    for (const question of some(batches(1_000))) {
      await ask(chat, question)
      await expect.poll(() => shownIn(page, '[role=log]')).toContain(question)
      await isAnswered(chat)
      expect(await whatHappened(), question).toEqual([])
    }
    for (const message of HOSTILE_TEXTS.map(shownAs)) await send(page, 'post', '/api/chat', { message })
    for (const path of ['/office', '/office/facts']) await openUnharmed(page, path, whatHappened)
  })

  test('as the line above every page, the sender, the address and the links [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    const [lines, addresses] = [some(batches(140)), batches(300)]
    const senders = batches(60).filter((text) => !/[<>"@]/.test(text))
    const links = HOSTILE_TEXTS.map(shownAs).filter((text) => /^[^\s\\]{1,200}$/.test(text))
    for (const [at, text] of lines.entries()) {
      const announcementBar = { text, link: `/x${nth(links, at)}` }
      await send(page, 'patch', '/api/office/settings', { announcementBar, senderName: nth(senders, at), postalAddress: nth(addresses, at) })
      const facebook = `https://example.com/${nth(links, at + 1)}`
      await send(page, 'patch', '/api/office/settings', { socialLinks: { facebook, instagram: facebook, youtube: '' } })
      for (const path of ['/', '/forum', '/blog', '/office/settings']) {
        await openUnharmed(page, path, whatHappened)
        if (!path.startsWith('/office')) expect(await linesOf(page, '[aria-label=Announcement]')).toEqual([text])
        else await expect(page.getByRole('form', { name: 'Announcement bar' }).getByLabel('Announcement', { exact: true })).toHaveValue(text)
      }
    }
  })

  test('as announcements and their letters [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    const subjects = batches(150)
    for (const [at, body] of batches(4_000).entries()) {
      const subject = nth(subjects, at)
      const { announcement } = await send<{ announcement: { id: number } }>(page, 'post', '/api/office/announcements', { subject, body })
      await openUnharmed(page, `/office/waitlist/announcements/${announcement.id}`, whatHappened)
      await expect(page.getByLabel('Subject')).toHaveValue(subject)
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(body)
      const email = await page.context().newPage()
      const seen = watch(email)
      await email.goto(`/api/office/announcements/${announcement.id}/html`)
      expect(await shownIn(email)).toContain(body)
      expect(await seen()).toEqual([])
      await email.close()
    }
    await openUnharmed(page, '/office/waitlist', whatHappened)
  })

  test('as messages, notes, answers, saved answers and the email they become [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    for (const message of batches(5_000)) await send(page, 'post', '/api/contact', { name: 'Maya', email: 'maya@example.com', message })
    const { messages } = await read<{ messages: { id: number }[] }>(page, '/api/office/messages')
    const [id] = messages.map((message) => message.id)
    const [notes, answers, titles] = [batches(2_000), batches(10_000), batches(100)]
    for (const text of notes) await send(page, 'post', `/api/office/messages/${id}/notes`, { text })
    for (const text of answers) await send(page, 'post', `/api/office/messages/${id}/answers`, { text })
    for (const [at, title] of some(titles).entries()) await send(page, 'post', '/api/office/saved-answers', { title, text: nth(answers, at) })

    await openUnharmed(page, '/office/messages', whatHappened)
    await openUnharmed(page, `/office/messages/${id}`, whatHappened)
    const shown = await shownIn(page, 'main')
    expect([...notes, ...answers].filter((text) => !shown.includes(text))).toEqual([])
    // Not the alerts to Rosa: those about what she has read aren't sent anymore.
    const { mails } = await read<{ mails: { id: number }[] }>(page, '/api/office/mail?q=maya@example.com')
    expect(mails.length).toBeGreaterThan(0)
    await openUnharmed(page, '/office/mail', whatHappened)
    for (const mail of some(mails)) {
      await openUnharmed(page, `/office/mail/${mail.id}`, whatHappened)
      await page.getByRole('button', { name: 'Formatted' }).click()
      await expect(page.getByTitle('Formatted email').contentFrame().locator('body')).not.toBeEmpty()
      expect(await whatHappened()).toEqual([])
    }
  })

  test('as everything around a blog post: title, excerpt, names, words for pictures [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    const [titles, excerpts, names, alts] = [some(batches(200)), batches(500), batches(100), batches(300)]
    for (const [at, title] of titles.entries()) {
      const excerpt = nth(excerpts, at)
      const { post } = await send<{ post: { id: number; version: number } }>(page, 'post', '/api/office/blog', { title })
      const people = { authorName: nth(names, at), authorTitle: nth(names, at + 1), featuredImage: '/illustrations/cover-rain.svg', featuredImageAlt: nth(alts, at) }
      const share = { shareTitle: title, shareDescription: excerpt }
      const content = `<p>${'About towers of boxes. '.repeat(3)}</p><figure><img src="/illustrations/cover-rain.svg" alt="x"></figure>`
      const address = `/api/office/blog/${post.id}`
      const saved = await send<{ post: { version: number; slug: string } }>(page, 'patch', address, { version: post.version, excerpt, content, ...people, ...share })
      await send(page, 'put', `${address}/publication`, { version: saved.post.version })

      await openUnharmed(page, `/blog/${saved.post.slug}`, whatHappened)
      expect(await linesOf(page, 'h1')).toEqual([title])
      expect(await shownIn(page, 'main')).toContain(nth(names, at))
      expect(JSON.parse(await structuredData(page)) as unknown).toBeTruthy()
      await openUnharmed(page, `/office/blog/${post.id}`, whatHappened)
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
    }
    for (const path of ['/blog', '/', '/office/blog', '/office', '/office/log']) await openUnharmed(page, path, whatHappened)
    expect((await page.request.get('/blog/feed.xml')).ok()).toBe(true)
  })

  test('as names and descriptions of categories [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    await aTopic(page)
    const descriptions = batches(200)
    for (const [at, name] of some(batches(60)).entries()) {
      await send(page, 'put', '/api/office/categories/1', { name, description: nth(descriptions, at), look: 'sky' })
      for (const path of ['/forum', '/forum/categories', '/forum/new-topic', '/office/forum/categories']) await openUnharmed(page, path, whatHappened)
      await openUnharmed(page, '/forum/categories', whatHappened)
      const shown = await shownIn(page, 'main')
      expect(shown).toContain(name)
      expect(shown).toContain(nth(descriptions, at))
    }
  })

  test('as reasons of a suspension, warnings and notes on a report [Q010]', async ({ page, another }) => {
    const whatHappened = watch(page)
    const member = await another()
    const seen = watch(member)
    const username = await join(member, 'omar')
    const topic = await aTopic(member)
    await logInAs(page, ROSA)
    const post = await aReply(member, topic, aName('Something to report'))
    await send(page, 'post', `/api/forum/posts/${post}/reports`, { reason: 'other', note: nth(batches(1_000), 0) })
    const notes = batches(2_000)
    for (const note of notes) await send(page, 'post', `/api/office/reports/${post}/notes`, { note })
    for (const words of some(batches(2_000), 2)) await send(page, 'post', `/api/office/reports/${post}/warnings`, { words })
    const { members } = await read<{ members: { id: number }[] }>(page, `/api/office/members?q=${username}`)
    const [id] = members.map((one) => one.id)
    for (const reason of some(batches(500))) {
      await send(page, 'put', `/api/office/members/${id}/suspension`, { days: 7, reason })
      for (const path of ['/forum/profile', topic, '/forum/notifications']) {
        await openUnharmed(member, path, seen)
        if (path !== '/forum/notifications') expect(await shownIn(member, 'main')).toContain(`Reason: ${reason}`)
      }
      await openUnharmed(page, `/office/members/${id}`, whatHappened)
      expect(await shownIn(page, 'main')).toContain(reason)
    }
    await openUnharmed(page, `/office/forum/reports/${post}`, whatHappened)
    const shown = await shownIn(page, 'main')
    expect(notes.filter((note) => !shown.includes(note))).toEqual([])
    for (const path of ['/office/forum', '/office/log', '/office/members', '/office/mail']) await openUnharmed(page, path, whatHappened)
  })

  test('as addresses for the waitlist, and as words to search the office for [Q010]', async ({ page }) => {
    const whatHappened = watch(page)
    await logInAs(page, ROSA)
    const stored: string[] = []
    for (const text of HOSTILE_TEXTS.map(shownAs)) {
      for (const email of [text, `${text.replace(/\s/g, '')}@example.com`]) {
        const answer = await page.request.post('/api/waitlist', { data: { email } })
        expect([201, 400], email).toContain(answer.status())
        if (answer.ok()) stored.push(email)
      }
    }
    await send(page, 'post', '/api/waitlist', { email: "o'or'1'-_x@example.com" })
    expect(stored.filter((email) => /[<>"\s]/.test(email))).toEqual([])

    await openUnharmed(page, '/office/waitlist', whatHappened)
    expect(await shownIn(page, 'main')).toContain("o'or'1'-_x@example.com")
    for (const words of some(batches(200))) {
      const q = encodeURIComponent(words)
      for (const path of ['waitlist', 'messages', 'members', 'mail', 'log', 'blog', 'facts', 'forum']) {
        await openUnharmed(page, `/office/${path}?q=${q}&search=${q}&state=${q}&filter=${q}&room=${q}&by=${q}`, whatHappened)
      }
    }
  })
})
