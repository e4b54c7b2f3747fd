import type { Database } from '../../../db/connection.ts'
import { topicAddress } from '../../../shared/forum/forum.ts'
import { movedTo } from '../reading/topics/moved-topic.ts'
import type { RemovalTarget } from '../../../shared/forum/removals/removals.ts'

/** What an address names, and how staff see it. */
interface Found {
  postId?: number
  memberId?: number
  view: RemovalTarget
}

/** The post or profile that an address of this site names; a topic's is its opening post. Undefined for everything else. */
export async function findRemovalTarget(db: Database, siteUrl: URL, address: string): Promise<Found | undefined> {
  const url = URL.parse(address, siteUrl)
  if (!url || (url.host !== siteUrl.host && /^https?:/.test(address))) return undefined
  const topicId = idIn(/^\/forum\/topics\/(\d{1,9})(?:\/|$)/.exec(url.pathname)?.[1])
  if (topicId) return findPost(db, topicId, idIn(POST_ID.exec(url.hash.replace('#post-', ''))?.[0] ?? POST_ID.exec(url.searchParams.get('post') ?? '')?.[0]))
  const username = /^\/forum\/members\/([\w-]{1,40})$/.exec(url.pathname)?.[1]
  return username === undefined ? undefined : findProfile(db, username)
}

const POST_ID = /^\d{1,9}$/
const idIn = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits))

async function findPost(db: Database, topicId: number, postId: number | undefined): Promise<Found | undefined> {
  const target = (await movedTo(db, topicId)) ?? topicId
  const posts = db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['post.id', 'post.topicId', 'post.number', 'post.content', 'post.deletedAt', (eb) => eb.fn.coalesce('topic.hiddenTitle', 'topic.title').as('title'), 'topic.slug'])
  const opening = () => posts.where('post.topicId', '=', target).where('post.number', '=', 1)
  // A post may have been moved to another topic since the address was copied.
  const post = await (postId === undefined ? opening() : posts.where('post.id', '=', postId)).executeTakeFirst()
  if (!post) return undefined
  const isRemoved = post.deletedAt !== null
  const path = topicAddress({ id: post.topicId, slug: post.slug }, post)
  return { postId: post.id, view: { what: 'post', path, name: post.title, text: isRemoved ? '' : post.content, isRemoved } }
}

async function findProfile(db: Database, username: string): Promise<Found | undefined> {
  const member = await db.selectFrom('member').select(['id', 'username', 'about', 'avatar']).where('usernameKey', '=', username.toLowerCase()).executeTakeFirst()
  if (!member) return undefined
  const isRemoved = member.about === '' && member.avatar === null
  return { memberId: member.id, view: { what: 'profile', path: `/forum/members/${member.username}`, name: member.username, text: member.about, isRemoved } }
}
