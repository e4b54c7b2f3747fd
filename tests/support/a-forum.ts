import { apiRoutes } from '../../src/api/routes.ts'
import type { Transaction } from '../../src/db/connection.ts'
import { indexPosts, reindexTopicTitle } from '../../src/domain/forum/reading/search/search-index.ts'
import type { Actor, Member, Site } from '../../src/domain/site/site.ts'
import type { Role } from '../../src/shared/accounts/accounts.ts'
import type { CategoryLook } from '../../src/shared/forum/forum.ts'
import type { Instant } from '../../src/shared/time/instant.ts'
import { slugOf } from '../../src/shared/text/slug.ts'
import { anApp, aVisitor, NOON } from './a-site.ts'
import { checkedByDescription } from './api/described-answers.ts'

/** Someone who has an account. */
export interface MemberRow {
  id: number
  username: string
  role: Role
  createdAt: Instant
  suspendedUntil: Instant | null
  silencedUntil?: Instant | null
}

interface MemberOptions {
  role?: Role
  suspendedUntil?: Instant
  silencedUntil?: Instant
  at?: Instant
  seenAt?: Instant
  avatar?: string
  /** Usually everyone has confirmed the address. */
  isUnconfirmed?: boolean
  /** Usually no one is new. */
  isNew?: boolean
}

interface CategoryOptions {
  name?: string
  slug?: string
  look?: CategoryLook
  closedAt?: Instant
}

export interface PostOptions {
  by?: MemberRow | null
  content?: string
  at?: Instant
  /** The post it answers. */
  replyTo?: { id: number }
  /** Who likes it. */
  likedBy?: MemberRow[]
  deletedAt?: Instant
  deletedBy?: MemberRow
  hiddenAt?: Instant
}

export interface TopicOptions {
  by?: MemberRow | null
  in?: { id: number }
  title?: string
  at?: Instant
  views?: number
  /** The posts after each other, the opening one first; a number stands for that many short ones. Usually one. */
  posts?: number | PostOptions[]
  pinnedAt?: Instant
  lockedAt?: Instant
  hiddenAt?: Instant
}

export interface PostRow {
  id: number
  number: number
}

export interface TopicRow {
  id: number
  title: string
  slug: string
  categoryId: number
  posts: PostRow[]
}

/** The usual cast as they call the site: a member's actor. Their requests come from networks of their own. */
export const as = ({ id, username, role, createdAt, suspendedUntil, silencedUntil = null }: MemberRow): Member => ({
  kind: 'member',
  network: `network-of-${username.toLowerCase()}`,
  sessionId: id,
  isSuspended: suspendedUntil !== null,
  isSilenced: silencedUntil !== null,
  passwordCheckedAt: NOON,
  lacksAuthenticator: false,
  ...{ id, username, role, createdAt },
})

/**
 * A site with one category and the standing cast: Maya and Omar, parents; Ines, moderator; Rosa, owner. What the
 * builders write is what the site itself would have written, counters and search index included.
 */
export async function aForum(options: Parameters<typeof anApp>[0] = {}) {
  const app = await anApp({ limitFactor: 1_000, ownerEmail: 'rosa@example.com', ...options })
  const { site } = app
  const write = <T>(change: (trx: Transaction) => Promise<T>): Promise<T> => site.db.transaction().execute(change)

  const aMember = (username: string, wanted: MemberOptions = {}) => write((trx) => insertMember(trx, site, username, wanted))
  const maya = await aMember('Maya')
  const omar = await aMember('Omar')
  const ines = await aMember('Ines', { role: 'moderator' })
  const rosa = await aMember('Rosa', { role: 'admin' })

  const aCategory = (wanted: CategoryOptions = {}) => write((trx) => insertCategory(trx, site, wanted))
  const category = await aCategory({ name: 'Parenting Tips', slug: 'parenting-tips', look: 'rose' })

  const aTopic = (wanted: TopicOptions = {}) =>
    write((trx) => insertTopic(trx, site, { by: maya, in: category, ...wanted }))
  const aPost = (topic: { id: number }, wanted: PostOptions = {}): Promise<PostRow> =>
    write(async (trx) => {
      const [post] = await insertPosts(trx, site, topic.id, [{ by: omar, ...wanted }])
      if (!post) throw new Error('No post was written.')
      return post
    })

  const api = checkedByDescription(apiRoutes(site))
  /** Asks the API in-process as someone: a member's row, or no one for a visitor. */
  const askAs = async (member: MemberRow | null, path: string, init: RequestInit & { network?: string } = {}) => {
    const { network = 'a-network', ...rest } = init
    const actor: Actor = member ? as(member) : aVisitor(network)
    const reportBug = (error: unknown) => {
      throw error
    }
    return api.fetch(new Request(new URL(path, site.url), rest), { actor, requestId: 'a-request', reportBug })
  }
  /** Sends JSON to the API in-process as someone. */
  const sendAs = (member: MemberRow | null, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    askAs(member, path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  return { ...app, maya, omar, ines, rosa, category, as, aMember, aCategory, aTopic, aPost, askAs, sendAs }
}

async function insertMember(trx: Transaction, site: Site, username: string, wanted: MemberOptions): Promise<MemberRow> {
  const createdAt = wanted.at ?? site.clock.now()
  const key = username.toLowerCase()
  const row = {
    username,
    usernameKey: key,
    email: `${key}@example.com`,
    emailKey: `${key}@example.com`,
    passwordHash: null,
    firstName: username,
    lastName: 'Example',
    avatar: wanted.avatar ?? null,
    role: wanted.role ?? 'member',
    createdAt,
    lastSeenAt: wanted.seenAt ?? createdAt,
    emailConfirmedAt: wanted.isUnconfirmed ? null : createdAt,
    trustedAt: wanted.isNew || wanted.isUnconfirmed ? null : createdAt,
    suspendedUntil: wanted.suspendedUntil ?? null,
    silencedUntil: wanted.silencedUntil ?? null,
  } as const
  const member = await trx
    .insertInto('member')
    .values(row)
    .returning(['id', 'username', 'role', 'createdAt', 'suspendedUntil', 'silencedUntil'])
    .executeTakeFirstOrThrow()
  await addTotal(trx, 'members', 1)
  return member
}

async function insertCategory(trx: Transaction, site: Site, wanted: CategoryOptions) {
  const { name = 'Kid Activities', look = 'sun', closedAt = null } = wanted
  const slug = wanted.slug ?? slugOf(name)
  const position = (await trx.selectFrom('category').select('id').execute()).length + 1
  const row = { name, slug, look, closedAt, position, description: `All about ${name}.`, createdAt: site.clock.now() }
  return trx.insertInto('category').values(row).returning(['id', 'name', 'slug']).executeTakeFirstOrThrow()
}

async function insertTopic(trx: Transaction, site: Site, wanted: TopicOptions & { in: { id: number } }): Promise<TopicRow> {
  const { by, title = 'First visits with a shy toddler', posts = 1 } = wanted
  const createdAt = wanted.at ?? site.clock.now()
  const topic = await trx
    .insertInto('topic')
    .values({
      categoryId: wanted.in.id,
      authorId: by?.id ?? null,
      title,
      slug: slugOf(title),
      createdAt,
      lastPostAt: createdAt,
      viewCount: wanted.views ?? 0,
      pinnedAt: wanted.pinnedAt ?? null,
      lockedAt: wanted.lockedAt ?? null,
      hiddenAt: wanted.hiddenAt ?? null,
    })
    .returning(['id', 'title', 'slug', 'categoryId'])
    .executeTakeFirstOrThrow()
  if (!wanted.hiddenAt) {
    await trx
      .updateTable('category')
      .set((eb) => ({ topicCount: eb('topicCount', '+', 1) }))
      .where('id', '=', topic.categoryId)
      .execute()
    await addTotal(trx, 'topics', 1)
  }
  const options = typeof posts === 'number' ? Array.from({ length: posts }, (_, i): PostOptions => ({ content: `Post ${i + 1}.` })) : posts
  const written = await insertPosts(trx, site, topic.id, options.map((post) => ({ by, at: createdAt, ...post })))
  return { ...topic, posts: written }
}

async function insertPosts(trx: Transaction, site: Site, topicId: number, options: PostOptions[]): Promise<PostRow[]> {
  const topic = await trx.selectFrom('topic').selectAll().where('id', '=', topicId).executeTakeFirstOrThrow()
  const rows = options.map((wanted, index) => ({
    topicId,
    number: topic.nextNumber + index,
    authorId: wanted.by?.id ?? null,
    content: wanted.content ?? 'We bring a favorite toy and stay close at first.',
    replyToId: wanted.replyTo?.id ?? null,
    createdAt: wanted.at ?? site.clock.now(),
    deletedAt: wanted.deletedAt ?? null,
    deletedBy: wanted.deletedAt ? (wanted.deletedBy?.id ?? wanted.by?.id ?? null) : null,
    hiddenAt: wanted.hiddenAt ?? null,
    likeCount: wanted.likedBy?.length ?? 0,
  }))
  const written: { id: number; number: number; content: string }[] = []
  for (let start = 0; start < rows.length; start += 500) {
    const chunk = rows.slice(start, start + 500)
    written.push(...(await trx.insertInto('post').values(chunk).returning(['id', 'number', 'content']).execute()))
  }
  written.sort((a, b) => a.number - b.number)
  for (const [index, { likedBy = [] }] of options.entries()) {
    const post = written[index]
    for (const { id } of likedBy) {
      if (post) await trx.insertInto('reaction').values({ postId: post.id, memberId: id, kind: 'like', createdAt: site.clock.now() }).execute()
    }
  }
  const visible = rows.filter(({ deletedAt, hiddenAt }) => deletedAt === null && hiddenAt === null)
  const numbers = new Set(visible.map(({ number }) => number))
  await trx
    .updateTable('topic')
    .set({
      postCount: topic.postCount + visible.length,
      nextNumber: topic.nextNumber + rows.length,
      likeCount: topic.likeCount + visible.reduce((sum, { likeCount }) => sum + likeCount, 0),
      lastPostAt: visible.map(({ createdAt }) => createdAt).reduce((a, b) => (a > b ? a : b), topic.lastPostAt),
    })
    .where('id', '=', topicId)
    .execute()
  if (topic.hiddenAt === null) await addTotal(trx, 'posts', visible.length)
  await indexPosts(trx, written.filter(({ number }) => numbers.has(number)).map((post) => ({ ...post, title: topic.title })))
  if (rows[0]?.number === 1 && !numbers.has(1)) await reindexTopicTitle(trx, topicId)
  return written.map(({ id, number }) => ({ id, number }))
}

async function addTotal(trx: Transaction, key: 'topics' | 'posts' | 'members', more: number) {
  await trx
    .updateTable('siteTotal')
    .set((eb) => ({ count: eb('count', '+', more) }))
    .where('key', '=', key)
    .execute()
}
