import { describe, expect, it } from 'vitest'
import { eraseRemovedTexts } from '../../../src/domain/forum/moderation/erase-removed-texts.ts'
import { sweepFormerLines } from '../../../src/domain/forum/writing/quotes/former-lines.ts'
import type { PostEditView, PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { DRAFT_DAYS } from '../../../src/shared/privacy/retention.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { registered } from '../../support/members.ts'
import { tablesHolding } from '../../support/stored-text.ts'

/** What a mother wrote before she thought better of it. */
const DETAILS = ['Leopold Markman', 'Zilkerwood', 'Bluebonnetway']
const WRITTEN = `My son Leopold Markman starts kindergarten.\n\nHe goes to Zilkerwood Elementary.\n\nWe live at 12 Bluebonnetway.`
const TAKEN_OUT = `My son starts kindergarten.\n\nHe goes to a school nearby.\n\nWe live close to it.`
const quote = (text: string): string => text.split('\n').map((line) => (line ? `> ${line}` : line)).join('\n')

/** Maya's topic with her son's details, quoted twice and answered with her name, which Lena's browser has seen. */
async function aTalk() {
  const forum = await aForum({ limitFactor: 1_000_000 })
  const { maya, omar, sendAs, category } = forum
  const opened = await sendAs(maya, 'POST', '/api/forum/topics', { categoryId: category.id, title: 'Kindergarten', content: WRITTEN })
  const { topic } = (await opened.json()) as { topic: TopicView }
  const [opening] = await postsOf(forum, null, topic.id)
  if (!opening) throw new Error('The topic has no post.')
  const reply = async (by: MemberRow, content: string, replyToId?: number) => {
    forum.clock.pass(MINUTE_MS)
    return (await (await sendAs(by, 'POST', `/api/forum/topics/${topic.id}/posts`, { content, replyToId })).json()) as PostView
  }
  const quoting = await reply(omar, `${quote(WRITTEN)}\n\nHow lovely, @Maya!`, opening.id)
  await reply(forum.ines, `${quote(WRITTEN.split('\n')[0] ?? '')}\n\nGood luck.`)
  const edit = (by: MemberRow, content: string, more: object = {}) =>
    sendAs(by, 'PATCH', `/api/forum/posts/${opening.id}`, { content, ...more })
  const { headers } = await registered(forum, 'lena')
  const at = `/forum/topics/${topic.id}/${topic.slug}`
  await forum.ask(at) // cached
  return { ...forum, topic, opening, quoting, reply, edit, headers, at }
}

type Talk = Awaited<ReturnType<typeof aTalk>>

async function postsOf({ askAs }: Pick<Talk, 'askAs'>, by: MemberRow | null, topicId: number): Promise<PostView[]> {
  return (await (await askAs(by, `/api/forum/topics/${topicId}/posts`)).json()) as PostView[]
}

/** Where any of the details can still be found: tables, answers of the API to everyone, pages, and email. */
async function remainsOf(talk: Talk): Promise<string[]> {
  const { site, askAs, ask, headers, at, topic, opening, maya, omar, ines, rosa } = talk
  const found: string[] = []
  const look = (where: string, text: string) => {
    for (const detail of DETAILS) if (text.toLowerCase().includes(detail.toLowerCase())) found.push(`${detail} in ${where}`)
  }
  for (const detail of DETAILS) found.push(...(await tablesHolding(site, detail)).map((table) => `${detail} in table ${table}`))
  const calls = [
    `/topics/${topic.id}`, `/topics/${topic.id}/posts`, `/posts/${opening.id}/edits`, '/topics/latest', '/notifications', '/profile/export',
    ...DETAILS.map((detail) => `/search?q=${encodeURIComponent(detail)}`), `/reports/${opening.id}`,
  ]
  for (const member of [null, maya, omar, ines, rosa]) {
    for (const call of calls) look(`${call} for ${member?.username ?? 'a visitor'}`, await (await askAs(member, `/api/forum${call}`)).text())
  }
  for (const page of [at, '/forum', '/forum/latest', '/forum/notifications', '/sitemap.xml', '/forum/search?q=kindergarten']) {
    look(`${page} for a visitor`, await (await ask(page)).text())
    look(`${page} for a member`, await (await ask(page, { headers })).text())
  }
  for (const email of await outboxEmails(site)) look(`an email to ${email.recipient}`, JSON.stringify(email))
  return found
}

describe('details of a child that a parent takes out', () => {
  it('are there before: in the post, in both quotes, in the search, and in email', async () => {
    const talk = await aTalk()

    const [post, ...replies] = await postsOf(talk, null, talk.topic.id)

    expect(post?.content).toBe(WRITTEN)
    expect(replies[0]?.content).toContain('> He goes to Zilkerwood Elementary.')
    expect(replies[1]?.content).toContain('> My son Leopold Markman starts kindergarten.')
    expect(await remainsOf(talk)).toContain('Zilkerwood in /search?q=Zilkerwood for a visitor')
  })

  it('are gone everywhere when the post is edited within 24 hours', async () => {
    const talk = await aTalk()

    expect((await talk.edit(talk.maya, TAKEN_OUT)).status).toBe(200)

    expect(await remainsOf(talk)).toEqual([])
    const [, first, second] = await postsOf(talk, null, talk.topic.id)
    expect(first?.content).toBe(`${quote(TAKEN_OUT)}\n\nHow lovely, @Maya!`)
    expect(second?.content).toBe('> My son starts kindergarten.\n\nGood luck.')
  })

  it('are gone everywhere when they’re removed as private details weeks later, from a locked topic, too', async () => {
    const talk = await aTalk()
    talk.clock.pass(40 * DAY_MS)
    await talk.edit(talk.maya, `${WRITTEN}\n\nAny tips?`)
    await talk.sendAs(talk.ines, 'PUT', `/api/forum/topics/${talk.topic.id}/lock`, { reason: 'It’s settled.' })

    const plain = await talk.edit(talk.maya, TAKEN_OUT)
    const answer = await talk.edit(talk.maya, TAKEN_OUT, { removesDetails: true })

    expect([plain.status, answer.status]).toEqual([403, 200])
    expect(await remainsOf(talk)).toEqual([])
    const { edits } = (await (await talk.askAs(talk.maya, `/api/forum/posts/${talk.opening.id}/edits`)).json()) as { edits: PostEditView[] }
    expect(edits.map(({ isPurged, content }) => [isPurged, content])).toEqual([[true, ''], [true, '']])
  })

  it('are taken out of as many posts in a day as there are, while other edits have their limit', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const words = Array.from({ length: 40 }, (_, at) => `Name${at}`)
    const topic = await forum.aTopic({ posts: [{ by: forum.maya, content: words.join(' ') }] })
    const edit = async (content: string, removesDetails: boolean) =>
      (await forum.sendAs(forum.maya, 'PATCH', `/api/forum/posts/${topic.posts[0]?.id}`, { content, removesDetails })).status

    const taken: number[] = []
    for (let gone = 1; gone <= 35; gone += 1) taken.push(await edit(words.slice(gone).join(' '), true))
    const reworded: number[] = []
    for (let at = 1; at <= 35; at += 1) reworded.push(await edit(`Another text, number ${at}.`, true))

    expect(new Set(taken)).toEqual(new Set([200]))
    expect(new Set(reworded)).toEqual(new Set([200, 429]))
  })

  it('are gone everywhere when the author takes the opening post down, and the replies stay', async () => {
    const talk = await aTalk()

    const answer = await talk.sendAs(talk.maya, 'DELETE', `/api/forum/posts/${talk.opening.id}`)

    expect(await answer.json()).toMatchObject({ removed: 'by-author', content: '', undoUntil: null, can: { restore: false } })
    expect(await remainsOf(talk)).toEqual([])
    const [, first, second] = await postsOf(talk, null, talk.topic.id)
    expect(first?.content).toBe(`${quote(WRITTEN).replaceAll(/> .+/g, '> [Quoted text removed]')}\n\nHow lovely, @Maya!`)
    expect(second?.content).toContain('Good luck.')
    expect((await talk.ask(talk.at)).headers.get('location')).toBe(`/forum/topics/${talk.topic.id}/topic`)
    const page = await (await talk.ask(`/forum/topics/${talk.topic.id}/topic`)).text()
    expect(page).toContain('This post was deleted by its author.')
    const restored = await talk.sendAs(talk.maya, 'DELETE', `/api/forum/posts/${talk.opening.id}/removal`)
    expect(restored.status).toBe(403)
  })

  it('are gone from a title at any time, and from the log when staff take them out', async () => {
    const talk = await aTalk()
    const rename = (by: MemberRow, title: string, removesDetails: boolean) =>
      talk.sendAs(by, 'PATCH', `/api/forum/topics/${talk.topic.id}`, { title, removesDetails })
    await rename(talk.maya, 'Leopold Markman starts kindergarten', true)
    talk.clock.pass(DAY_MS)

    expect((await rename(talk.maya, 'A first day', false)).status).toBe(403)
    expect((await rename(talk.maya, 'Starting at Zilkerwood', true)).status).toBe(200)
    expect((await rename(talk.omar, 'My topic now', true)).status).toBe(403)
    expect((await rename(talk.ines, 'A first day', true)).status).toBe(200)

    await talk.edit(talk.maya, TAKEN_OUT, { removesDetails: true })
    expect(await remainsOf(talk)).toEqual([])
  })
})

describe('what a post said before', () => {
  it('is kept after 24 hours, for its author and staff alone', async () => {
    const talk = await aTalk()
    talk.clock.pass(DAY_MS + HOUR_MS)
    await talk.edit(talk.maya, 'Any tips for kindergarten?')

    const statusFor = async (member: MemberRow | null) => (await talk.askAs(member, `/api/forum/posts/${talk.opening.id}/edits`)).status

    expect(await Promise.all([null, talk.omar, talk.maya, talk.ines, talk.rosa].map(statusFor))).toEqual([401, 403, 200, 200, 200])
    const { edits } = (await (await talk.askAs(talk.maya, `/api/forum/posts/${talk.opening.id}/edits`)).json()) as { edits: PostEditView[] }
    expect(edits).toMatchObject([{ content: WRITTEN, isPurged: false, username: 'Maya' }])
    const shown = await Promise.all([null, talk.omar, talk.maya, talk.ines].map(async (member) => (await postsOf(talk, member, talk.topic.id))[0]?.can.history))
    expect(shown).toEqual([false, false, true, true])
  })

  it('is deleted for good by staff, version by version, and the log says who did it', async () => {
    const talk = await aTalk()
    talk.clock.pass(DAY_MS + HOUR_MS)
    await talk.edit(talk.maya, TAKEN_OUT)
    const edits = `/api/forum/posts/${talk.opening.id}/edits`
    const [version] = ((await (await talk.askAs(talk.ines, edits)).json()) as { edits: PostEditView[] }).edits

    const purge = async (member: MemberRow | null) => (await talk.sendAs(member, 'DELETE', `${edits}/${version?.id}`)).status

    expect(await Promise.all([null, talk.omar, talk.maya].map(purge))).toEqual([401, 403, 403])
    expect([await purge(talk.ines), await purge(talk.ines)]).toEqual([204, 204])
    expect((await talk.sendAs(talk.ines, 'DELETE', `${edits}/99999`)).status).toBe(404)
    expect(await remainsOf(talk)).toEqual([])
    const acts = await talk.site.db.selectFrom('moderationAct').select(['kind', 'actorId']).where('kind', '=', 'purge-version').execute()
    expect(acts).toEqual([{ kind: 'purge-version', actorId: talk.ines.id }])
  })
})

describe('a quote', () => {
  it('follows its lines when others are added or taken out, and goes when they do', async () => {
    const talk = await aTalk()
    const lines = WRITTEN.split('\n\n')
    await talk.edit(talk.maya, `Hello!\n\n${lines[2]}\n\n${lines[0]}`)

    const [, first] = await postsOf(talk, null, talk.topic.id)

    expect(first?.content).toBe(`> ${lines[0]}\n\n> [Quoted text removed]\n\n> ${lines[2]}\n\nHow lovely, @Maya!`)
  })

  it('says what it says when the reply is edited or sent twice, and is cut where the reply box cuts it', async () => {
    const talk = await aTalk()
    const long = await talk.reply(talk.maya, 'word '.repeat(100).trim())
    const cut = `> ${'word '.repeat(56).slice(0, 280)}…`

    const reply = await talk.reply(talk.omar, `${cut}\n\nYes.`, long.id)
    const again = (await (await talk.sendAs(talk.omar, 'POST', `/api/forum/topics/${talk.topic.id}/posts`, { content: `${cut}\n\nYes.`, replyToId: long.id })).json()) as PostView
    const edited = (await (await talk.sendAs(talk.omar, 'PATCH', `/api/forum/posts/${reply.id}`, { content: `${cut}\n\nYes, yes.`, seen: reply.version })).json()) as PostView

    expect(reply.content).toBe(`${cut}\n\nYes.`)
    expect(again.id).toBe(reply.id)
    expect(edited.content).toBe(`${cut}\n\nYes, yes.`)
    expect(await talk.site.db.selectFrom('post').select('content').where('id', '=', reply.id).executeTakeFirst()).toEqual({ content: '>\n\nYes, yes.' })
  })

  it('of words that no post of the topic says stays as it was written', async () => {
    const talk = await aTalk()

    const reply = await talk.reply(talk.omar, '> A poem from elsewhere\n\nHow true.')

    expect(reply.content).toBe('> A poem from elsewhere\n\nHow true.')
  })

  it('from before quotes were references is found when its source is edited', async () => {
    const talk = await aTalk()
    const old = await talk.aPost(talk.topic, { by: talk.omar, content: `${quote(WRITTEN)}\n\nAs it was.`, replyTo: talk.opening })

    await talk.edit(talk.maya, TAKEN_OUT)

    expect(await remainsOf(talk)).toEqual([])
    expect((await postsOf(talk, null, talk.topic.id)).find(({ id }) => id === old.id)?.content).toBe(`${quote(TAKEN_OUT)}\n\nAs it was.`)
  })

  it('from before quotes were references goes when its source is taken down, removed, or hidden', async () => {
    const away: Record<string, (talk: Talk) => Promise<Response>> = {
      'taken down by its author': (talk) => talk.sendAs(talk.maya, 'DELETE', `/api/forum/posts/${talk.opening.id}`),
      'removed by an admin': (talk) => talk.sendAs(talk.rosa, 'DELETE', `/api/forum/posts/${talk.opening.id}`, { reason: 'A child’s details.' }),
      'hidden by a moderator': (talk) => talk.sendAs(talk.ines, 'PUT', `/api/forum/posts/${talk.opening.id}/hidden`, { reason: 'A child’s details.' }),
      'hidden by a report': (talk) => talk.sendAs(talk.omar, 'POST', `/api/forum/posts/${talk.opening.id}/reports`, { reason: 'child-details', note: '' }),
    }
    for (const [how, act] of Object.entries(away)) {
      const talk = await aTalk()
      const old = await talk.aPost(talk.topic, { by: talk.omar, content: `${quote(WRITTEN)}\n\nAs it was.`, replyTo: talk.opening })

      expect((await act(talk)).status, how).toBeLessThan(300)

      const { content } = await talk.site.db.selectFrom('post').select('content').where('id', '=', old.id).executeTakeFirstOrThrow()
      expect(content, how).toBe('>\n\n>\n\n>\n\nAs it was.')
      const { body } = await talk.site.db.selectFrom('postSearch').select('body').where('rowid', '=', old.id).executeTakeFirstOrThrow()
      expect(body, how).toBe('as it was')
    }
  })
})

describe('a quote that is sent late', () => {
  /** Maya's first line is gone while Omar still has it in his reply box. */
  const late = `${quote(WRITTEN.split('\n')[0] ?? '')}\n\nHow lovely!`

  it('says what the post says now, whether the reply box made it or someone typed it', async () => {
    const talk = await aTalk()
    await talk.edit(talk.maya, TAKEN_OUT)

    const byBox = await talk.reply(talk.omar, late, talk.opening.id)
    const byHand = await talk.reply(talk.ines, '> my son LEOPOLD Markman, starts kindergarten!\n\nSo soon.')

    expect([byBox.content, byHand.content]).toEqual(['> My son starts kindergarten.\n\nHow lovely!', '> My son starts kindergarten.\n\nSo soon.'])
    expect(await remainsOf(talk)).toEqual([])
  })

  it('follows the post through one edit after another', async () => {
    const talk = await aTalk()
    const lines = TAKEN_OUT.split('\n\n')
    await talk.edit(talk.maya, TAKEN_OUT)
    await talk.edit(talk.maya, `Hello!\n\n${lines.join('\n\n')}`)
    const first = await talk.reply(talk.omar, late, talk.opening.id)
    await talk.edit(talk.maya, `Hello!\n\n${lines[1]}`)
    const second = await talk.reply(talk.ines, late, talk.opening.id)

    const posts = await postsOf(talk, null, talk.topic.id)

    expect(first.content).toBe('> My son starts kindergarten.\n\nHow lovely!')
    expect([first, second].map(({ id }) => posts.find((post) => post.id === id)?.content)).toEqual(Array(2).fill('> [Quoted text removed]\n\nHow lovely!'))
    expect(await remainsOf(talk)).toEqual([])
  })

  it('doesn’t come back with an edit that began from the old text', async () => {
    const talk = await aTalk()
    await talk.edit(talk.maya, TAKEN_OUT)
    const [, now] = await postsOf(talk, talk.omar, talk.topic.id)

    const answer = await talk.sendAs(talk.omar, 'PATCH', `/api/forum/posts/${talk.quoting.id}`, { content: `${quote(WRITTEN)}\n\nHow very lovely!`, seen: now?.version })

    expect(await answer.json()).toMatchObject({ content: `${quote(TAKEN_OUT)}\n\nHow very lovely!` })
    expect(await remainsOf(talk)).toEqual([])
  })

  it('is empty after the author took the post down, and after a removed one was deleted for good', async () => {
    const talk = await aTalk()
    const other = await talk.reply(talk.maya, 'Leopold Markman is three.')
    await talk.sendAs(talk.maya, 'DELETE', `/api/forum/posts/${talk.opening.id}`)
    await talk.sendAs(talk.maya, 'DELETE', `/api/forum/posts/${other.id}`)

    const atOnce = await talk.reply(talk.omar, `${late}\n\n> Leopold Markman is three.`)
    talk.clock.pass(DAY_MS + 1)
    await eraseRemovedTexts(talk.site)
    const nextDay = await talk.reply(talk.ines, `${late}\n\n> Leopold Markman is three.`)

    expect([atOnce.content, nextDay.content]).toEqual(Array(2).fill('> [Quoted text removed]\n\nHow lovely!\n\n> [Quoted text removed]'))
    expect(await remainsOf(talk)).toEqual([])
  })

  it('keeps words that no post of the topic ever said, and the marks are deleted when no draft is as old', async () => {
    const talk = await aTalk()
    await talk.edit(talk.maya, TAKEN_OUT)
    const elsewhere = await talk.aTopic({ by: talk.rosa })

    const poem = await talk.reply(talk.omar, '> A poem from elsewhere\n\nHow true.', talk.opening.id)
    const other = (await (await talk.sendAs(talk.omar, 'POST', `/api/forum/topics/${elsewhere.id}/posts`, { content: '> Hello there\n\nHow true.' })).json()) as PostView
    await sweepFormerLines(talk.site)
    const marks = () => talk.site.db.selectFrom('formerLine').select('mark').execute()
    const before = await marks()
    talk.clock.pass(DRAFT_DAYS * DAY_MS + HOUR_MS)
    await sweepFormerLines(talk.site)

    expect([poem.content, other.content]).toEqual(['> A poem from elsewhere\n\nHow true.', '> Hello there\n\nHow true.'])
    expect(before).toHaveLength(3)
    expect(await marks()).toEqual([])
  })
})
