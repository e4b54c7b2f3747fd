import { describe, expect, it } from 'vitest'
import { listAlerts } from '../../../src/domain/alerts/list-alerts.ts'
import { GATHERING_MS } from '../../../src/domain/alerts/email-alert.ts'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import type { NotificationView, PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import type { WaitingPost } from '../../../src/shared/forum/review.ts'
import { after, DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { registered } from '../../support/members.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const SMTP = { smtpUrl: 'smtp://mail.test' }
const TEXT = 'We bring a favorite toy.'

/** Lea, who has just joined, and a topic by Maya. */
async function aNewcomer(options: Parameters<typeof aForum>[0] = {}, lea: { isUnconfirmed?: boolean } = {}) {
  const forum = await aForum(options)
  return { ...forum, lea: await forum.aMember('Lea', { isNew: true, ...lea }), topic: await forum.aTopic({ by: forum.maya, title: 'Nap times' }) }
}

const reply = async (forum: Forum, who: MemberRow, topicId: number, content: string) => {
  const answer = await forum.sendAs(who, 'POST', `/api/forum/topics/${topicId}/posts`, { content })
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json()) as PostView
}

const openTopic = async (forum: Forum, who: MemberRow, content: string, title = 'Where to go') => {
  const answer = await forum.sendAs(who, 'POST', '/api/forum/topics', { categoryId: forum.category.id, title, content })
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { topic: TopicView }).topic
}

const readBy = async (forum: Forum, who: MemberRow | null, topicId: number) =>
  ((await (await forum.askAs(who, `/api/forum/topics/${topicId}/posts`)).json()) as PostView[]).map(({ content }) => content)

const waiting = async (forum: Forum) => ((await (await forum.askAs(forum.ines, '/api/forum/reports/waiting')).json()) as { posts: WaitingPost[] }).posts
const approve = (forum: Forum, id: number) => forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${id}/hidden`)
const reject = (forum: Forum, id: number) => forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${id}/hidden`)
const newsOf = async (forum: Forum, who: MemberRow) =>
  ((await (await forum.askAs(who, '/api/forum/notifications')).json()) as { notifications: NotificationView[] }).notifications.map(({ kind }) => kind)

describe('a post by a new member', () => {
  it.each([
    ['a link', 'See https://cars.example.com today.', 'link'],
    ['a link without https', 'See www.cars-example.com today.', 'link'],
    ['an address in a chat app', 'Write me at t.me/joinnow', 'link'],
    ['an address with a number in it', 'See wa.me/15125550134', 'link'],
    ['a short link', 'Look: bit.ly/abc.', 'link'],
    ['an invitation', 'Come to discord.gg/abc', 'link'],
    ['the address of a page', 'It’s on mysite.co/deals', 'link'],
    ['a bare name', '(cheap.app) has it', 'link'],
    ['a name of three parts', 'shop.example.top now', 'link'],
    ['an address between other signs', 'Toys!...shop.example.com!', 'link'],
    ['an address spelled out', 'Visit mysite dot com', 'link'],
    ['an address behind one of ours', 'See http://on-joue.test@cars.example.com', 'link'],
    ['an address with signs no one sees', 'See cars-exam\u200Bple\u2060.com', 'link'],
    ['another scheme', 'tg://join?invite=x', 'link'],
    ['an email address', 'Write to sam@example.com please.', 'contact'],
    ['a phone number', 'Call (512) 555-0134 tonight.', 'contact'],
    ['a number with dashes', 'Call 512 - 555 - 0134.', 'contact'],
    ['a number from abroad', 'Call +44 20 7946 0958 tonight.', 'contact'],
  ] as const)('with %s waits for a moderator, and no one else sees anything of it', async (_, content, reviewReason) => {
    const forum = await aNewcomer()

    const post = await reply(forum, forum.lea, forum.topic.id, content)

    expect(post).toMatchObject({ content, removed: null, hiddenBy: 'review', reviewReason, can: { edit: true } })
    expect(await waiting(forum)).toMatchObject([{ postId: post.id, reviewReason, content, author: { username: 'Lea' }, topic: { title: 'Nap times' } }])
    for (const reader of [null, forum.maya]) {
      expect(await readBy(forum, reader, forum.topic.id)).toHaveLength(1)
      expect((await forum.askAs(reader, `/api/forum/posts/${post.id}`)).status).toBe(404)
    }
    expect(await readBy(forum, forum.lea, forum.topic.id)).toContain(content)
    expect(await newsOf(forum, forum.maya)).toEqual([])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it.each([
    ['plain words', TEXT],
    ['a link to a page of ours', 'See http://on-joue.test/visit for that.'],
    ['such a page without http', 'See on-joue.test/visit for that.'],
    ['dots between words', 'Bring toys, e.g. balls, i.e.soft ones, e.g.games, from St.John or Mr.Fun. It was great.We went home.Fun day.it was 3.5 miles.'],
    ['names of files', 'I saved it as file.txt, list.md, and photo.jpeg.'],
    ['times and sizes', 'From 9.30 a.m./p.m. on the 12.th, 2.hr, 18+ kg, 10.lb...so far and/or more.'],
    ['numbers that are no phone number', 'Ages 2-12, on 2026-05-01 at 10:30, for 20 or 30 families.'],
  ])('with %s goes up at once', async (_, content) => {
    const forum = await aNewcomer()

    await reply(forum, forum.lea, forum.topic.id, content)

    expect(await readBy(forum, null, forum.topic.id)).toContain(content)
  })

  it('waits when it’s the sixth within ten minutes, and not after that', async () => {
    const forum = await aNewcomer({ limitFactor: 1, limits: { LIMIT_REPLY_BURST: 100 } })
    for (let n = 1; n <= 5; n += 1) expect((await reply(forum, forum.lea, forum.topic.id, `${TEXT} ${n}`)).reviewReason).toBeNull()

    expect((await reply(forum, forum.lea, forum.topic.id, `${TEXT} 6`)).reviewReason).toBe('burst')

    forum.clock.pass(10 * MINUTE_MS)
    expect((await reply(forum, forum.lea, forum.topic.id, `${TEXT} 7`)).reviewReason).toBeNull()
  })

  it('is held no more after three days and three posts that are up', async () => {
    const forum = await aNewcomer()
    for (let n = 1; n <= 3; n += 1) await reply(forum, forum.lea, forum.topic.id, `${TEXT} ${n}`)
    expect((await reply(forum, forum.lea, forum.topic.id, 'See https://one.example.com')).reviewReason).toBe('link')

    forum.clock.pass(3 * DAY_MS)

    expect((await reply(forum, forum.lea, forum.topic.id, 'See https://two.example.com')).reviewReason).toBeNull()
  })

  it('that is up waits again once a link is edited in', async () => {
    const forum = await aNewcomer()
    const { id } = await reply(forum, forum.lea, forum.topic.id, TEXT)

    await forum.sendAs(forum.lea, 'PATCH', `/api/forum/posts/${id}`, { content: 'See https://cars.example.com' })
    expect(await readBy(forum, null, forum.topic.id)).toHaveLength(1)
    expect(await recountForum(forum.site)).toEqual([])

    expect((await approve(forum, id)).status).toBe(200)
    expect(await readBy(forum, null, forum.topic.id)).toContain('See https://cars.example.com')
    expect(await newsOf(forum, forum.maya)).toEqual(['topic-reply'])
  })

  it('that was approved and waits again is an alert to staff again, in the bell and by email', async () => {
    const forum = await aNewcomer(SMTP)
    await forum.sendAs(forum.ines, 'PUT', '/api/forum/alerts/settings', { review: 'at-once' })
    const alerts = async () => (await listAlerts(forum.site, forum.as(forum.ines))).map(({ kind, unread }) => `${kind} ${unread}`)
    const emails = async () => (await outboxEmails(forum.site, 'staff-alert')).filter(({ recipient }) => recipient === 'ines@example.com').length
    const { id } = await reply(forum, forum.lea, forum.topic.id, 'See https://cars.example.com')
    expect([await alerts(), await emails()]).toEqual([['review 1'], 1])
    await forum.sendAs(forum.ines, 'PUT', '/api/forum/alerts/review/read')
    await approve(forum, id)
    expect(await alerts()).toEqual([])

    for (const times of [2, 3]) {
      forum.clock.pass(GATHERING_MS)
      await forum.sendAs(forum.lea, 'PATCH', `/api/forum/posts/${id}`, { content: `See https://cars.example.com/${times}` })
      expect([await alerts(), await emails()]).toEqual([['review 1'], times])
      await approve(forum, id)
    }
  })

  it('never waits when it’s by a trusted member or by staff', async () => {
    const forum = await aNewcomer()

    for (const who of [forum.omar, forum.ines]) expect((await reply(forum, who, forum.topic.id, `By ${who.username}: https://example.com`)).reviewReason).toBeNull()
  })
})

describe('a held post that a moderator approves', () => {
  it('is up as if it had just been written, and those whom it concerns are told', async () => {
    const forum = await aNewcomer()
    const { id } = await reply(forum, forum.lea, forum.topic.id, '@Omar see https://cars.example.com about strollers')

    await approve(forum, id)

    expect(await readBy(forum, null, forum.topic.id)).toHaveLength(2)
    expect([await newsOf(forum, forum.maya), await newsOf(forum, forum.omar), await newsOf(forum, forum.lea)]).toEqual([['topic-reply'], ['mention'], ['post-released']])
    const found = await forum.askAs(null, '/api/forum/search?q=strollers')
    expect(await found.text()).toContain('strollers')
    expect(await waiting(forum)).toEqual([])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('brings its topic along, which no list has shown before', async () => {
    const forum = await aNewcomer()
    const topic = await openTopic(forum, forum.lea, 'See https://cars.example.com')
    const titles = async (who: MemberRow | null) => (await (await forum.askAs(who, '/api/forum/topics/latest')).text()).includes('Where to go')
    expect([topic.isHidden, await titles(null), (await forum.askAs(null, `/api/forum/topics/${topic.id}`)).status]).toEqual([true, false, 404])
    expect((await forum.askAs(forum.lea, `/api/forum/topics/${topic.id}`)).status).toBe(200)

    await approve(forum, (await waiting(forum))[0]?.postId ?? 0)

    expect([await titles(null), (await forum.askAs(null, `/api/forum/topics/${topic.id}`)).status]).toEqual([true, 200])
    expect(await recountForum(forum.site)).toEqual([])
  })
})

describe('a held post that a moderator rejects', () => {
  it('leaves no trace for others, and its author is told with the text', async () => {
    const forum = await aNewcomer()
    const { id } = await reply(forum, forum.lea, forum.topic.id, 'See https://cars.example.com')

    await reject(forum, id)

    expect(await readBy(forum, null, forum.topic.id)).toHaveLength(1)
    expect(await newsOf(forum, forum.lea)).toEqual(['post-refused'])
    expect((await outboxEmails(forum.site, 'post-reviewed')).at(-1)?.text).toContain('See https://cars.example.com')
    expect((await forum.sendAs(forum.lea, 'PATCH', `/api/forum/posts/${id}`, { content: TEXT })).status).toBe(404)
    expect(await waiting(forum)).toEqual([])

    await approve(forum, id)
    expect(await readBy(forum, null, forum.topic.id)).toHaveLength(2)
    expect(await recountForum(forum.site)).toEqual([])
  })
})

describe('a post by a member whose address isn’t confirmed', () => {
  it('goes up at once, where the site can email and where it can’t [D69]', async () => {
    for (const options of [{}, SMTP]) {
      const forum = await aNewcomer(options, { isUnconfirmed: true })

      expect((await reply(forum, forum.lea, forum.topic.id, TEXT)).reviewReason).toBeNull()
      expect((await reply(forum, forum.lea, forum.topic.id, 'Call 512-555-0134')).reviewReason).toBe('contact')
      expect(await readBy(forum, null, forum.topic.id)).toContain(TEXT)
    }
  })

  it('waits when it has links, which stay plain text after that, too', async () => {
    for (const options of [{}, SMTP]) {
      const forum = await aNewcomer(options, { isUnconfirmed: true })

      expect((await reply(forum, forum.lea, forum.topic.id, 'See https://example.com')).reviewReason).toBe('link')
      expect(await readBy(forum, null, forum.topic.id)).toHaveLength(1)
    }
  })
})

describe('a title by a new member', () => {
  it('waits with its topic when it has a link', async () => {
    const forum = await aNewcomer()

    expect((await openTopic(forum, forum.lea, 'Nice to be here.', 'Toys at cheap.app')).isHidden).toBe(true)

    expect(await (await forum.askAs(null, '/api/forum/topics/latest')).text()).not.toContain('cheap.app')
  })

  it.each(['Toys at shop.example.com', 'Call 512-555-0134'])('waits when it’s renamed to “%s”, and comes back with its topic', async (title) => {
    const forum = await aNewcomer()
    const { id } = await openTopic(forum, forum.lea, 'Nice to be here.')
    const shown = async () => (await (await forum.askAs(null, '/api/forum/topics/latest')).text()).includes(title)

    expect((await forum.sendAs(forum.lea, 'PATCH', `/api/forum/topics/${id}`, { title })).status).toBe(200)

    const [post] = await waiting(forum)
    expect([await shown(), post]).toMatchObject([false, { number: 1, topic: { title } }])
    await approve(forum, post?.postId ?? 0)
    expect(await shown()).toBe(true)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('goes up at once when it’s by a trusted member', async () => {
    const forum = await aNewcomer()

    await forum.sendAs(forum.maya, 'PATCH', `/api/forum/topics/${forum.topic.id}`, { title: 'Naps at example.com' })

    expect(await waiting(forum)).toEqual([])
  })
})

describe('what a new member says in the profile', () => {
  it('has no links and no contact details, until the member isn’t new anymore', async () => {
    const forum = await aNewcomer()
    const save = async (who: MemberRow, about: string) => (await forum.sendAs(who, 'PUT', '/api/forum/profile', { about })).status
    const ADS = ['Buy at https://shop.example.com', 'Buy at t.me/shop', 'Call 512-555-0134', 'Write to sam@example.com']

    for (const about of ADS) expect(await save(forum.lea, about)).toBe(400)
    expect(await save(forum.lea, 'Two kids, 3.5 and 7.')).toBe(200)
    for (const about of ADS) expect(await save(forum.omar, about)).toBe(200)
  })
})

describe('thirty accounts with and without a confirmed address that post links for ten minutes', () => {
  it('are seen by no visitor, in no list, and in no profile, before anyone has cleared a thing', async () => {
    const forum = await aForum({ limitFactor: 1, ...SMTP })
    const topic = await forum.aTopic({ at: after(forum.clock.now(), -2 * DAY_MS) })
    const raiders: MemberRow[] = []
    for (let n = 0; n < 30; n += 1) raiders.push(await forum.aMember(`Raider${n}`, { isNew: true, isUnconfirmed: n % 2 === 0 }))

    for (let n = 0; n < 10; n += 1) {
      forum.clock.pass(MINUTE_MS)
      for (const raider of raiders) {
        await forum.sendAs(raider, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: `Buy at ${n % 2 ? 'https://' : ''}shop${raider.id}.example.com/${n}` })
        if (n % 5 === 0) await forum.sendAs(raider, 'POST', '/api/forum/topics', { categoryId: forum.category.id, title: `shop${raider.id}.example.com`, content: 'The best toys there are.' })
        if (n === 0) await forum.sendAs(raider, 'PUT', '/api/forum/profile', { about: `See shop${raider.id}.example.com` })
      }
    }

    expect((await waiting(forum)).length).toBeGreaterThan(0)
    const pages = [`/forum/topics/${topic.id}/${topic.slug}`, '/forum', '/forum/latest', '/forum/popular', `/forum/categories/${forum.category.slug}`, '/forum/members/Raider0', '/forum/search?q=shop', '/sitemap.xml']
    for (const page of pages) expect(await (await forum.ask(page)).text(), page).not.toContain('example.com')
    const [raider] = raiders
    if (raider) expect(await (await forum.askAs(null, `/api/forum/members/${raider.username}`)).text()).not.toContain('example.com')
  })
})

describe('thirty accounts that post ten links each', () => {
  it('are seen by no visitor, and each post waits for a moderator', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    for (let n = 0; n < 30; n += 1) {
      const raider = await forum.aMember(`Raider${n}`, { isNew: true })
      for (let post = 0; post < 10; post += 1) await reply(forum, raider, topic.id, `Buy at https://shop${n}.example.com/${post}`)
    }

    expect(await readBy(forum, null, topic.id)).toHaveLength(1)
    const list = await forum.askAs(forum.ines, '/api/forum/reports/waiting')
    expect(list.headers.get('x-total-count')).toBe('300')
    expect(await (await forum.ask(`/forum/topics/${topic.id}/${topic.slug}`)).text()).not.toContain('example.com')
  })
})

describe('the posts of a new member that wait', () => {
  const LINK = 'See https://cars.example.com'
  /** With the limits of a site as it runs. */
  async function aSlowNewcomer() {
    const forum = await aNewcomer({ limitFactor: 1, limits: { LIMIT_REPLY_BURST: 100, LIMIT_REPLY_FIRST_DAY: 100, LIMIT_NEW_POSTS: 100 } })
    const ids: number[] = []
    for (let n = 1; n <= 5; n += 1) ids.push((await reply(forum, forum.lea, forum.topic.id, `${LINK}/${n}`)).id)
    const another = (content = `${LINK}/more`) => forum.sendAs(forum.lea, 'POST', `/api/forum/topics/${forum.topic.id}/posts`, { content })
    return { ...forum, ids, another }
  }
  const REFUSAL = { message: '5 of your posts are waiting for a moderator’s look. Please wait until we’ve looked, or delete one of them. Your text is still here.' }

  it('are five at most: the sixth is refused with what to do, and what needs no look goes up', async () => {
    const forum = await aSlowNewcomer()

    const sixth = await forum.another()

    expect([sixth.status, sixth.headers.get('retry-after'), await sixth.json()]).toEqual([429, '3600', expect.objectContaining(REFUSAL)])
    const topic = await forum.sendAs(forum.lea, 'POST', '/api/forum/topics', { categoryId: forum.category.id, title: 'Where to go', content: LINK })
    expect(topic.status).toBe(429)
    expect(await waiting(forum)).toHaveLength(5)
    expect((await forum.another(TEXT)).status).toBe(201)
  })

  it('aren’t made more by editing a link into a post or a title that’s up', async () => {
    const forum = await aSlowNewcomer()
    const { id } = await reply(forum, forum.lea, forum.topic.id, TEXT)
    const own = await openTopic(forum, forum.lea, TEXT)

    expect((await forum.sendAs(forum.lea, 'PATCH', `/api/forum/posts/${id}`, { content: LINK })).status).toBe(429)
    expect((await forum.sendAs(forum.lea, 'PATCH', `/api/forum/topics/${own.id}`, { title: 'Cars at cars.example.com' })).status).toBe(429)

    expect(await readBy(forum, null, forum.topic.id)).toContain(TEXT)
    expect((await forum.sendAs(forum.lea, 'PATCH', `/api/forum/posts/${forum.ids[0]}`, { content: `${LINK}/else` })).status).toBe(200)
  })

  it.each([
    ['a moderator has approved one', (forum: Forum, id: number) => approve(forum, id)],
    ['a moderator has rejected one', (forum: Forum, id: number) => reject(forum, id)],
  ])('make room for another once %s', async (_, decide) => {
    const forum = await aSlowNewcomer()
    await decide(forum, forum.ids[0] ?? 0)

    expect((await forum.another()).status).toBe(201)
    expect((await forum.another(`${LINK}/again`)).status).toBe(429)
  })

  it('make room for another once their author has deleted one', async () => {
    const forum = await aSlowNewcomer()
    await forum.sendAs(forum.lea, 'DELETE', `/api/forum/posts/${forum.ids[0]}`)

    expect((await forum.another()).status).toBe(201)
  })
})

describe('a topic in which most posts wait or were rejected', () => {
  /** Three posts that are up, the last one after 50 by a raid, which are held; one of them was rejected. */
  async function aFloodedTopic() {
    const forum = await aNewcomer()
    const { id } = forum.topic
    await reply(forum, forum.omar, id, 'Ours naps at one.')
    for (let n = 0; n < 50; n += 1) await reply(forum, forum.lea, id, `See https://cars.example.com/${n}`)
    await reject(forum, (await waiting(forum))[0]?.postId ?? 0)
    const last = await reply(forum, forum.omar, id, 'And again at four.')
    const at = `/forum/topics/${id}/${forum.topic.slug}`
    return { ...forum, last, at, pageOf: async (path: string) => (await (await forum.ask(path)).text()).replaceAll(/<!-- -->/g, '') }
  }

  it('has one page for visitors, with all they see on it, and no way to an empty one', async () => {
    const forum = await aFloodedTopic()
    const list = await forum.askAs(null, `/api/forum/topics/${forum.topic.id}/posts`)

    expect([list.headers.get('x-total-count'), list.headers.get('link') ?? '']).toEqual(['3', expect.not.stringContaining('page=2')])
    expect(((await list.json()) as PostView[]).map(({ number }) => number)).toEqual([1, 2, 53])
    const page = await forum.pageOf(forum.at)
    expect(page).toContain('And again at four.')
    expect(page).not.toContain('class="pages"')
    const beyond = await forum.ask(`${forum.at}?page=3`)
    expect([beyond.status, beyond.headers.get('location')]).toEqual([302, forum.at])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('leads to a post on the page it’s on for each reader', async () => {
    const forum = await aFloodedTopic()
    const place = async (who: MemberRow | null) => ((await (await forum.askAs(who, `/api/forum/posts/${forum.last.id}/place`)).json()) as { number: number }).number

    expect([await place(null), await place(forum.maya), await place(forum.ines), await place(forum.lea)]).toEqual([3, 3, 53, 53])
    const led = await forum.ask(`/forum/topics/${forum.topic.id}?post=${forum.last.id}`)
    expect(led.headers.get('location')).toBe(`${forum.at}#post-${forum.last.id}`)
  })

  it('names the right page for each reader in every link to a post, also after more were let through', async () => {
    const forum = await aFloodedTopic()
    const { headers } = await registered(forum, 'nora')
    for (let n = 0; n < 20; n += 1) await forum.aPost(forum.topic, { by: forum.omar, content: `Plain ${n}` })
    const named = await forum.aPost(forum.topic, { by: forum.omar, content: 'Lullabies help us.', replyTo: forum.last })
    await forum.aPost(forum.topic, { by: forum.maya, content: 'Ours too.', replyTo: named })
    await forum.ask(`/api/forum/posts/${named.id}/bookmark`, { method: 'PUT', headers: { ...headers, origin: forum.site.url.origin } })
    const place = async (who: MemberRow | null) => ((await (await forum.askAs(who, `/api/forum/posts/${named.id}`)).json()) as PostView).place
    const ask = (path: string) => forum.ask(path, { headers })
    /** Where the links of a page to that post end. */
    const endsOn = async (path: string) => {
      const links = [...(await (await ask(path)).text()).replaceAll('&amp;', '&').matchAll(/href="([^"]+#post-\d+)"/g)].map(([, to = '']) => to)
      const ends = links.filter((to) => to.endsWith(`#post-${named.id}`)).map(async (to) => (to.includes('?post=') ? (await ask(to.split('#')[0] ?? '')).headers.get('location') : to))
      return [...new Set(await Promise.all(ends))]
    }
    const everyPage = async () => Promise.all(['/forum/search?q=lullabies', '/forum/bookmarks', '/forum/members/Omar?show=posts', `${forum.at}?page=2`].map(endsOn))
    const onPage = (page: number) => Array.from({ length: 4 }, () => [`${forum.at}?page=${page}#post-${named.id}`])

    expect([await place(null), await place(forum.maya), await place(forum.ines)]).toEqual([24, 24, 74])
    expect(await everyPage()).toEqual(onPage(2))
    for (const { postId } of (await waiting(forum)).slice(0, 17)) await approve(forum, postId)
    expect((await everyPage()).slice(0, 3)).toEqual(onPage(3).slice(0, 3))
  })

  it('has its pages without gaps, however long it gets', async () => {
    const forum = await aFloodedTopic()
    for (let n = 0; n < 20; n += 1) await forum.aPost(forum.topic, { by: forum.omar, content: `Plain ${n}` })
    const numbers = async (who: MemberRow | null, page: number) =>
      ((await (await forum.askAs(who, `/api/forum/topics/${forum.topic.id}/posts?page=${page}`)).json()) as PostView[]).map(({ number }) => number)

    const [first, second, third] = [await numbers(null, 1), await numbers(null, 2), await numbers(null, 3)]

    expect([first.length, second.length, third.length]).toEqual([20, 3, 0])
    expect([...first, ...second]).toEqual([1, 2, ...Array.from({ length: 21 }, (_, n) => 53 + n)])
    expect((await numbers(forum.ines, 2))).toEqual(Array.from({ length: 20 }, (_, n) => 21 + n))
    await approve(forum, (await waiting(forum))[0]?.postId ?? 0)
    expect((await numbers(null, 2)).length).toBe(4)
  })
})
