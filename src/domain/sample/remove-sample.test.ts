import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aSite } from '../../../tests/support/a-site.ts'
import { aPicture } from '../../../tests/support/blog/made-pictures.ts'
import { anEntry } from '../../../tests/support/waiting-parents.ts'
import type { Tables } from '../../db/tables.ts'
import { MINUTE_MS } from '../../shared/time/instant.ts'
import { changeAvatar } from '../accounts/profile/change-avatar.ts'
import { logIn } from '../accounts/sessions/log-in.ts'
import { createAccount } from '../accounts/staff/appoint.ts'
import { createBlogPost } from '../blog/create-blog-post.ts'
import { publishBlogPost } from '../blog/publishing/publish-blog-post.ts'
import { saveBlogPost } from '../blog/save-blog-post.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import { STARTER_CATEGORIES } from '../forum/categories/starter-categories.ts'
import { addCategory } from '../forum/categories/save-categories.ts'
import { getStats } from '../forum/reading/stats.ts'
import { bookmark } from '../forum/responses/bookmark.ts'
import { reactToPost } from '../forum/responses/react-to-post.ts'
import { reportPost } from '../forum/responses/report-post.ts'
import { openTopic } from '../forum/writing/open-topic.ts'
import { recountForum } from '../forum/writing/recount.ts'
import { replyToTopic } from '../forum/writing/reply-to-topic.ts'
import { queueEmail } from '../emails/outbox/queue-email.ts'
import { PICTURES } from '../pictures/save-picture.ts'
import { changeFact } from '../playground/change-fact.ts'
import { askParents } from '../playground/polls/ask-parents.ts'
import { vote } from '../playground/polls/vote.ts'
import { changeSettings } from '../office/settings/change-settings.ts'
import { hasSample } from '../site/has-sample.ts'
import type { Member, Site } from '../site/site.ts'
import { removeSample } from './remove-sample.ts'
import { REMOVED_OPENING } from './touched-topics.ts'
import { seedSample } from './seed-sample.ts'

/** A member's actor, by name. */
async function actorOf(site: Site, username: string): Promise<Member> {
  const row = await site.db
    .selectFrom('member')
    .select(['id', 'username', 'role', 'createdAt'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const session = { sessionId: 1, passwordCheckedAt: site.clock.now(), lacksAuthenticator: false }
  return { kind: 'member', network: username, isLocal: true, isSuspended: false, isSilenced: false, ...session, ...row }
}

const aMember = async (site: Site, username: string, role: 'member' | 'admin' = 'member'): Promise<Member> => {
  await createAccount(site, { username, email: `${username}@example.com`, role, passwordHash: 'a hash' })
  return actorOf(site, username)
}

/** A seeded forum with Claire, its owner, and Nora, both real, and the sample topic that was written in last. */
async function aSeededForum() {
  const { site, clock } = await aSite({ siteUrl: 'http://localhost:3000', limitFactor: 100 })
  await seedSample(site)
  const [claire, nora] = [await aMember(site, 'claire', 'admin'), await aMember(site, 'nora')]
  const sampleTopic = await site.db
    .selectFrom('topic')
    .select(['id', 'categoryId', 'title'])
    .orderBy('lastPostAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { site, clock, claire, nora, sampleTopic }
}

const postsOf = (site: Site, topicId: number) =>
  site.db.selectFrom('post').selectAll().where('topicId', '=', topicId).orderBy('number').execute()
const categoriesOf = async (site: Site) =>
  (await site.db.selectFrom('category').select('name').orderBy('position').execute()).map(({ name }) => name)
const filesOf = async ({ files }: Site) => (await files.list(PICTURES)).map(({ name }) => name).toSorted()

const QUESTION = { title: 'A real question', content: 'How are you all doing?' }

/** Counts, the words of the search, limits, and what the site tells itself are about everything there is. */
const OF_THE_WHOLE = new Set(['siteTotal', 'siteChange', 'postSearch', 'searchTerm', 'blogSearch', 'limitWindow', 'appSecret'])

/** Every row of the database, by table. */
async function allRows({ db }: Site): Promise<Map<string, Record<string, unknown>[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name.replace(/_(\w)/g, (_, character: string) => character.toUpperCase()))
  const ours = tables.filter((name) => name !== 'migration' && !/^(postSearch|blogSearch)./.test(name))
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const name of ours) {
    const found: Record<string, unknown>[] = await db.selectFrom(name as keyof Tables).selectAll().execute()
    rows.set(name, found.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))))
  }
  return rows
}

/** What real people and the owner have done on a site with the sample community, in all its parts. */
async function aLivelySite() {
  const forum = await aSeededForum()
  const { site, clock, claire, nora, sampleTopic } = forum
  const zoe = await aMember(site, 'zoe')
  const categoryId = await addCategory(site, claire, { name: 'Naps', description: 'And nights.', look: 'sky' })
  const inOwn = await openTopic(site, nora, { ...QUESTION, categoryId })
  const answer = await replyToTopic(site, zoe, inOwn.id, { content: 'All well, @nora!' })
  clock.pass(2 * MINUTE_MS)
  const inSampleCategory = await openTopic(site, zoe, { title: 'Where to nap', content: 'On the go, that is.', categoryId: sampleTopic.categoryId })
  await replyToTopic(site, claire, inSampleCategory.id, { content: 'In the car.' })
  await reactToPost(site, nora, answer.id, 'like', true)
  await bookmark(site, nora, { topicId: inSampleCategory.id })
  await reportPost(site, nora, answer.id, { reason: 'other', note: 'A test.' })
  await changeAvatar(site, nora, async () => aPicture().png().toBuffer())
  const post = await createBlogPost(site, claire, { title: 'We are real' })
  const texts = { excerpt: 'So are you.', content: '<p>Bonjour.</p>', authorName: 'Claire' }
  await publishBlogPost(site, claire, post.id, await saveBlogPost(site, claire, post.id, { version: post.version, ...texts }))
  await sendContactMessage(site, nora, { name: 'Ana', email: 'ana@example.com', message: 'Will there be a quiet corner?', website: '' })
  await anEntry(site, 'ben@example.com')
  await changeFact(site, claire, 'pricing', { short: 'From $12', answer: 'A visit costs $12.', state: 'known' })
  await askParents(site, claire, 'hours', { question: 'When?', choices: ['Mornings', 'Evenings'], openUntil: '2026-05-10' })
  const choice = await site.db.selectFrom('pollChoice').select(['id', 'pollId']).executeTakeFirstOrThrow()
  await vote(site, nora, choice.pollId, { choiceId: choice.id })
  await changeSettings(site, claire, { postalAddress: 'PO Box 1\nAustin, TX' })
  return { ...forum, zoe, choice, own: [inOwn.id, inSampleCategory.id] }
}

/** What sample accounts do when someone tries the site with them, on a site with real content. */
async function tryOut({ site, clock, choice, sampleTopic }: Awaited<ReturnType<typeof aLivelySite>>): Promise<void> {
  const [maya, rosa] = [await actorOf(site, 'maya'), await actorOf(site, 'rosa')]
  clock.pass(2 * MINUTE_MS)
  await openTopic(site, maya, { title: 'A try', content: 'Does this thing work?', categoryId: sampleTopic.categoryId })
  await replyToTopic(site, maya, sampleTopic.id, { content: 'It does, zanzibar.' })
  await vote(site, maya, choice.pollId, { choiceId: choice.id })
  await changeAvatar(site, maya, async () => aPicture().png().toBuffer())
  await logIn(site, { kind: 'visitor', network: 'here', isLocal: true }, { username: 'maya', password: 'sample-maya' }, 'Firefox')
  await site.db.transaction().execute((trx) => queueEmail(trx, site, { template: 'password-changed', memberId: rosa.id, to: 'rosa@sample.invalid' }))
  await changeSettings(site, rosa, { replyAddress: 'hello@example.com' })
}

describe('removing the sample community', () => {
  it('leaves nothing of it, and it doesn’t come back with the next start', async () => {
    const { site } = await aSite()
    await createAccount(site, { username: 'claire', email: 'claire@example.com', role: 'admin', passwordHash: 'a hash' })
    const before = await allRows(site)
    await seedSample(site)

    const removed = await removeSample(site)

    expect(removed).toEqual({ members: 246, topics: 106, posts: 583, blogPosts: 10, remainingTopics: 0 })
    const after = await allRows(site)
    // New are the first categories, what other processes are told, and that the sample was there.
    const grown = new Set(['category', 'siteChange', 'appSecret'])
    for (const [table, rows] of after) if (!grown.has(table)) expect(rows, table).toEqual(before.get(table))
    expect(await categoriesOf(site)).toEqual(STARTER_CATEGORIES.map(({ name }) => name))
    expect(await hasSample(site.db)).toBe(false)
    expect(await seedSample(site)).toBe(false)
  })

  it('leaves what’s real byte for byte', async () => {
    const lively = await aLivelySite()
    const { site } = lively
    const before = await allRows(site)
    const files = await filesOf(site)
    const sampleIds = new Set((before.get('member') ?? []).filter(({ sampledAt }) => sampledAt).map(({ id }) => id))
    const sampleTopics = new Set((before.get('topic') ?? []).filter(({ sampledAt }) => sampledAt).map(({ id }) => id))
    const samplePosts = new Set((before.get('post') ?? []).filter(({ sampledAt }) => sampledAt).map(({ id }) => id))
    /** Rows that came with the sample community. A post of the blog is none of the forum's. */
    const isMadeUp = (table: string, row: Record<string, unknown>) =>
      Boolean(row['sampledAt']) || sampleIds.has(row['memberId']) || sampleTopics.has(row['topicId']) || (!table.startsWith('blog') && samplePosts.has(row['postId'] ?? row['rowid']))
    await tryOut(lively)

    await removeSample(site)

    const after = await allRows(site)
    const text = (row: Record<string, unknown>) => JSON.stringify(row)
    const compared = [...before.keys()].filter((table) => !OF_THE_WHOLE.has(table))
    for (const table of compared) {
      const now = new Set((after.get(table) ?? []).map(text))
      const real = (before.get(table) ?? []).filter((row) => !isMadeUp(table, row)).map(text)
      expect(real.filter((row) => !now.has(row)), table).toEqual([])
      // The sample category with a real topic is a real one now; what Rosa did in the office is the owner's.
      expect(now.size - real.length, table).toBe({ category: 1, setting: 1, officeAct: 1 }[table] ?? 0)
    }
    expect(compared.filter((table) => after.get(table)?.length).length).toBeGreaterThan(20)
    expect(await filesOf(site)).toEqual(files)
    expect(await recountForum(site)).toEqual([])
    expect((await categoriesOf(site)).toSorted()).toContain('Naps')
    const found = await site.db.selectFrom('postSearch').select('rowid').orderBy('rowid').execute()
    expect(found.map(({ rowid }) => rowid)).toEqual((await site.db.selectFrom('post').select('id').orderBy('id').execute()).map(({ id }) => id))
    expect(await site.db.selectFrom('searchTerm').select('term').where('term', '=', 'zanzibar').execute()).toEqual([])
  })

  it('keeps what real members wrote under sample topics, and nothing else of these', async () => {
    const { site, clock, nora, sampleTopic } = await aSeededForum()
    const [, second] = await postsOf(site, sampleTopic.id)
    const answer = { content: 'Ours is the same, thank you.', replyToId: second?.id }
    const reply = await replyToTopic(site, nora, sampleTopic.id, answer)
    clock.pass(5 * MINUTE_MS)
    await openTopic(site, nora, { ...QUESTION, categoryId: sampleTopic.categoryId })

    const removed = await removeSample(site)

    expect(removed).toMatchObject({ topics: 105, remainingTopics: 1 })
    expect(await getStats(site)).toMatchObject({ topics: 2, posts: 3, members: 2 })
    expect(await postsOf(site, sampleTopic.id)).toMatchObject([
      { number: 1, content: REMOVED_OPENING, authorId: null, likeCount: 0, thumbsUpCount: 0, editedAt: null },
      { id: reply.id, number: reply.number, content: answer.content, authorId: nora.id, replyToId: null, createdAt: reply.createdAt },
    ])
    const remaining = await site.db.selectFrom('topic').selectAll().where('id', '=', sampleTopic.id).executeTakeFirst()
    expect(remaining).toMatchObject({ title: sampleTopic.title, authorId: null, viewCount: 0, likeCount: 0, pinnedAt: null, sampledAt: null })
    const categories = await site.db.selectFrom('category').select(['id', 'topicCount']).execute()
    expect(categories).toEqual([{ id: sampleTopic.categoryId, topicCount: 2 }])
    expect(await recountForum(site)).toEqual([])
    expect(await site.db.selectFrom('postSearch').select('rowid').execute()).toHaveLength(3)
  })

  it('takes what was written with a sample account, also where real members talk, and their likes', async () => {
    const { site, clock, nora, sampleTopic } = await aSeededForum()
    const own = await openTopic(site, nora, { ...QUESTION, categoryId: sampleTopic.categoryId })
    const [opening] = await postsOf(site, own.id)
    const omar = await actorOf(site, 'omar')
    await reactToPost(site, omar, opening?.id ?? 0, 'like', true)
    const first = await replyToTopic(site, omar, own.id, { content: 'Fine, @nora, thanks.' })
    clock.pass(MINUTE_MS)
    const answer = await replyToTopic(site, nora, own.id, { content: 'Glad to hear.', replyToId: first.id })
    expect(await site.db.selectFrom('notification').select('id').where('memberId', '=', nora.id).execute()).not.toEqual([])

    await removeSample(site)

    expect(await postsOf(site, own.id)).toMatchObject([
      { ...opening, likeCount: 0 },
      { id: answer.id, number: 3, content: 'Glad to hear.', replyToId: null },
    ])
    expect(await site.db.selectFrom('notification').selectAll().execute()).toEqual([])
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await recountForum(site)).toEqual([])
  })

  it('is refused while the only admin is made up, and then changes nothing', async () => {
    const { site } = await aSite()
    await seedSample(site)
    await createAccount(site, { username: 'nora', email: 'nora@example.com', role: 'admin', passwordHash: null })
    const before = await allRows(site)

    await expect(removeSample(site)).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/the only admin belongs to the sample community.* npm run admin/) })

    expect(await allRows(site)).toEqual(before)
  })

  it('changes nothing where there is none', async () => {
    const { site, aTopic, maya, omar } = await aForum()
    const topic = await aTopic({ by: maya, posts: [{ by: maya, likedBy: [omar] }] })
    await replyToTopic(site, as(omar), topic.id, { content: 'A real answer.' })
    const before = await allRows(site)

    expect(await removeSample(site)).toEqual({ members: 0, topics: 0, posts: 0, blogPosts: 0, remainingTopics: 0 })

    expect(await allRows(site)).toEqual(before)
  })
})
