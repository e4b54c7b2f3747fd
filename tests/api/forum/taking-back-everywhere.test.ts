import { expect, it } from 'vitest'
import type { PostEditView, PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum } from '../../support/a-forum.ts'
import { aMailbox } from '../../support/emails/a-mailbox.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { readEverything } from '../../support/everything-read.ts'
import { loggedIn, registered } from '../../support/members.ts'
import { tablesHolding } from '../../support/stored-text.ts'

/** A child's name, school, and street, by how their parent takes them back. */
const CHILDREN = {
  'edited': ['Leopoldine', 'Zilkerwood', 'Bluebonnetway'],
  'taken out weeks later': ['Theodoric', 'Cedarbrake', 'Thistledown'],
  'purged by staff': ['Ottilia', 'Pecanhurst', 'Larkspurlane'],
  'taken down': ['Casimira', 'Mesquiteview', 'Juniperwalk'],
} as const
type Way = keyof typeof CHILDREN

const WORDS = Object.values(CHILDREN).flat()
/** Beside the details, so that a search for it shows them. */
const NEAR = 'kindergarten'
const written = ([name, school, street]: (typeof CHILDREN)[Way]): string =>
  `Our kindergarten starts for ${name} soon.\n\nThe school is ${school} Elementary.\n\nWe live at 12 ${street}. Any tips, @Lena?`
const TAKEN_OUT = 'Our kindergarten starts soon.\n\nThe school is nearby.\n\nWe live close to it. Any tips, @Lena?'
const quote = (text: string): string => text.split('\n').map((line) => (line ? `> ${line}` : line)).join('\n')

/** Nora, a mother; Pete, who quotes her; Lena, who reads; Bob, whom Nora blocked; Moe, a moderator; Ada, an admin. */
const CAST = { Nora: 'member', Pete: 'member', Lena: 'member', Bob: 'member', Moe: 'moderator', Ada: 'admin' } as const
type Name = keyof typeof CAST

async function aSchoolForum() {
  const forum = await aForum({ limitFactor: 1_000_000, smtpUrl: 'smtp://mail.test' })
  const cookies: Partial<Record<Name, Record<string, string>>> = {}
  for (const [name, role] of Object.entries(CAST) as [Name, (typeof CAST)[Name]][]) {
    const { user, headers } = await registered(forum, name)
    const now = forum.clock.now()
    await forum.site.db.updateTable('member').set({ role, emailConfirmedAt: now, trustedAt: now }).where('id', '=', user.id).execute()
    cookies[name] = headers
  }
  const { newMail } = await aMailbox(forum.site)

  const send = async <T>(by: Name | null, method: string, path: string, body: object = {}): Promise<T> => {
    const answer = await forum.ask(`/api/forum${path}`, { method, body: JSON.stringify(body), headers: { ...(by && cookies[by]), 'content-type': 'application/json' } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (text && JSON.parse(text)) as T
  }
  const reply = async (by: Name, topic: { id: number }, content: string, replyToId?: number) => {
    forum.clock.pass(MINUTE_MS)
    await send<PostView>(by, 'POST', `/topics/${topic.id}/posts`, { content, replyToId })
  }
  /** Nora's topic, with all that others do with a post they read. */
  const open = async (way: Way) => {
    const [name] = CHILDREN[way]
    const isNamed = way === 'taken down' || way === 'taken out weeks later'
    const title = isNamed ? `Where does ${name} go?` : `The first day, ${way}`
    const { topic } = await send<{ topic: TopicView }>('Nora', 'POST', '/topics', { categoryId: forum.category.id, title, content: written(CHILDREN[way]) })
    const [opening] = (await (await forum.ask(`/api/forum/topics/${topic.id}/posts`)).json()) as PostView[]
    const postId = opening?.id ?? 0
    await reply('Pete', topic, `${quote(written(CHILDREN[way]))}\n\nHow lovely, @Nora!`, postId)
    await reply('Bob', topic, `${quote(written(CHILDREN[way]).split('\n')[0] ?? '')}\n\nGood luck, @Pete.`)
    await send('Lena', 'PUT', `/posts/${postId}/bookmark`)
    await send('Lena', 'PUT', `/topics/${topic.id}/bookmark`)
    await send('Lena', 'PUT', `/posts/${postId}/like`)
    await send('Pete', 'POST', `/posts/${postId}/reports`, { reason: 'other', note: 'Is that all right?' })
    await send('Moe', 'POST', `/posts/${postId}/warnings`, { words: 'Please leave out names.' })
    await send('Moe', 'PUT', `/posts/${postId}/hidden`, { reason: 'Please leave out names.' })
    await send('Moe', 'DELETE', `/posts/${postId}/hidden`)
    if (isNamed) await send('Moe', 'PATCH', `/topics/${topic.id}`, { title: `Where will ${name} go?`, reason: 'Easier to find.' })
    await forum.post('/api/removal-requests', { kind: 'child', address: `/forum/topics/${topic.id}`, details: 'It says too much about a child.', name: 'Ana', email: 'ana@example.com', goodFaith: true, elapsedMs: 60_000 })
    return { topic, postId }
  }

  /** Everyone who reads, each with a login of this minute: the office asks for one. */
  const readers = async () => {
    const members = await Promise.all((Object.keys(CAST) as Name[]).map(async (name) => ({ name, ...(await loggedIn(forum, name)) })))
    return [{ name: 'a visitor', headers: {} }, ...members]
  }
  /** The pages in the cache, those too that only stand in while the database is away. */
  const keys = new Set<string>()
  const store = forum.cache.store.bind(forum.cache)
  forum.cache.store = (key, ...page) => {
    keys.add(key)
    store(key, ...page)
  }
  const cached = () => [...keys].flatMap((key) => [forum.cache.fresh(key), forum.cache.lastGood(key)].flatMap((page) => page ? findIn(Buffer.from(page.body.identity).toString(), `the cached ${key}`) : []))
  /** Where any of the details can be found: in tables, email, cached pages, calls, and pages. */
  const search = async () => {
    const tables = await Promise.all(WORDS.map(async (word) => (await tablesHolding(forum.site, word)).map((table) => `${word} in table ${table}`)))
    const emails = (await outboxEmails(forum.site)).map((email) => ({ to: email.recipient, text: JSON.stringify(email) }))
    const inCache = cached()
    const { found, unread } = await readEverything(forum, await readers(), { words: WORDS, near: NEAR })
    return { found: [...tables.flat(), ...inCache, ...found, ...emails.flatMap(({ to, text }) => findIn(text, `an email to ${to}`))], unread }
  }
  return { ...forum, send, reply, open, newMail, cached, search }
}

const findIn = (text: string, where: string): string[] =>
  WORDS.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${word} in ${where}`)

/** Addresses that take a secret from an email, or rows that have nothing to do with the forum. */
const SHOW_NOTHING_HERE = [
  '/api/blog/:slug', '/api/chat/local/:file', '/api/facts/watch', '/api/mine', '/api/office/announcements/:announcementId', '/api/office/announcements/:announcementId/html',
  '/api/office/announcements/:announcementId/letter', '/api/office/backups/last', '/api/office/blog/:blogPostId', '/api/office/blog/:blogPostId/revisions',
  '/api/office/blog/:blogPostId/revisions/:revisionId', '/api/office/messages/:messageId', '/api/office/questions/:groupId',
]

it('a child’s name, school, and street are found nowhere once a parent takes them back: not in a table, a call, a page, a feed, or an email', async () => {
  const forum = await aSchoolForum()
  const { clock, send, open, reply, newMail, cached, search } = forum
  await send('Nora', 'PUT', '/members/Bob/block', { level: 'block' })
  const weeksAgo = await open('taken out weeks later')
  const dayBefore = await open('purged by staff')
  clock.pass(DAY_MS + HOUR_MS)
  const fresh = await open('edited')
  const down = await open('taken down')
  clock.pass(HOUR_MS)
  const sent = await newMail()
  const all = { 'edited': fresh, 'taken out weeks later': weeksAgo, 'purged by staff': dayBefore, 'taken down': down }
  for (const [way, { topic, postId }] of Object.entries(all)) await reply('Lena', topic, `${quote(written(CHILDREN[way as Way]))}\n\nThanks, @Pete and @Bob.`, postId)

  const before = await search()

  expect(sent.flatMap(({ text, html }) => findIn(text + html, 'an email')).length).toBeGreaterThan(20)
  expect(before.unread).toEqual(SHOW_NOTHING_HERE)
  const inCache = cached()
  for (const [way, { topic, postId }] of Object.entries(all)) {
    const [name, school, street] = CHILDREN[way as Way]
    for (const reader of ['a visitor', ...Object.keys(CAST)]) {
      expect(before.found).toContain(`${street} in /forum/topics/${topic.id} for ${reader}`)
      expect(before.found).toContain(`${school} in /api/forum/topics/${topic.id}/posts for ${reader}`)
      expect(before.found).toContain(`${name} in /api/search?q=${name} for ${reader}`)
    }
    expect(before.found).toEqual(expect.arrayContaining([
      ...[`${school} in table post`, `${name} in /forum/search?q=${NEAR} for a visitor`, `${name} in /api/forum/notifications for Lena`, `${name} in /forum/notifications for Lena`],
      ...[`${name} in /api/forum/bookmarks for Lena`, `${street} in /forum/reports/${postId} for Moe`, `${street} in /office/forum/reports/${postId} for Ada`],
    ]))
    expect(inCache.filter((place) => place.startsWith(`${name} in the cached`))).not.toEqual([])
    expect(before.found.filter((place) => place.startsWith(`${name} in an email`))).not.toEqual([])
  }
  expect(before.found).toContain('Thistledown in /api/forum/removals/1 for Moe')

  await send('Nora', 'PATCH', `/posts/${fresh.postId}`, { content: TAKEN_OUT })
  await send('Nora', 'PATCH', `/posts/${weeksAgo.postId}`, { content: TAKEN_OUT, removesDetails: true })
  await send('Nora', 'PATCH', `/topics/${weeksAgo.topic.id}`, { title: 'Where to go?', removesDetails: true })
  await send('Nora', 'PATCH', `/posts/${dayBefore.postId}`, { content: TAKEN_OUT })
  const { edits } = (await (await forum.askAs(forum.ines, `/api/forum/posts/${dayBefore.postId}/edits`)).json()) as { edits: PostEditView[] }
  for (const { id } of edits) await send('Moe', 'DELETE', `/posts/${dayBefore.postId}/edits/${id}`)
  await send('Nora', 'DELETE', `/posts/${down.postId}`)

  expect((await search()).found).toEqual([])
  clock.pass(HOUR_MS)
  const late = await newMail()
  expect(late.length).toBeGreaterThan(0)
  expect(late.flatMap(({ text, html, head }) => findIn(`${head('subject')}${text}${html}`, `an email to ${head('to')}`))).toEqual([])
})
