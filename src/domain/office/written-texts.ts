import type { Database } from '../../db/connection.ts'
import { likeIn } from '../../db/contains-text.ts'
import type { FactPlace } from '../../shared/office/facts/fact-places.ts'
import { topicAddress } from '../../shared/forum/forum.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { getSettings } from './settings/get-settings.ts'
import type { Site } from '../site/site.ts'

/** Most blog posts, saved replies, announcements, and admins' posts looked at. */
const MOST = 200

/** A text of the site as it is stored. */
export interface Text extends FactPlace {
  text: string
  /** The fact it belongs to, where it does. */
  key?: string
}

/** What the owner has written elsewhere and may name one of these words. */
export async function writtenTexts(site: Site, words: readonly string[]): Promise<Text[]> {
  if (words.length === 0) return []
  const { announcementBar } = await getSettings(site)
  const bar: Text = { name: 'Announcement bar', link: '/office/settings', text: announcementBar.text }
  const written = await Promise.all([blogPosts(site.db, words), savedAnswers(site.db, words), announcementsToCome(site.db, words, site.clock.now()), adminsPosts(site.db, words)])
  return [bar, ...written.flat()]
}

/** Whether a text has these words, and not as a part of longer ones: “12” isn't in “112”. */
export function names(text: string, words: string): boolean {
  const [where, what] = [text, words].map((one) => one.toLowerCase().replaceAll(/\s+/g, ' '))
  const pattern = (what ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'u').test(where ?? '')
}

const inAny = (columns: readonly string[], words: readonly string[]) => columns.flatMap((column) => words.map((word) => likeIn(column, word)))

async function blogPosts(db: Database, words: readonly string[]): Promise<Text[]> {
  const posts = await db
    .selectFrom('blogPost')
    .select(['id', 'title', 'excerpt', 'content'])
    .where((eb) => eb.or(inAny(['title', 'excerpt', 'content'], words)))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return posts.map(({ id, title, excerpt, content }) => ({
    name: `Blog post: ${title}`, link: `/office/blog/${id}`, text: [title, excerpt, content.replaceAll(/<[^>]*>/g, ' ')].join('\n'),
  }))
}

async function savedAnswers(db: Database, words: readonly string[]): Promise<Text[]> {
  const answers = await db.selectFrom('savedAnswer').select(['title', 'text']).where((eb) => eb.or(inAny(['text'], words))).orderBy('id').limit(MOST).execute()
  return answers.map(({ title, text }) => ({ name: `Saved reply: ${title}`, link: '/office/messages', text }))
}

/** Announcements that can still be changed: drafts, and those that are scheduled. */
async function announcementsToCome(db: Database, words: readonly string[], now: Instant): Promise<Text[]> {
  const announcements = await db
    .selectFrom('announcement')
    .select(['id', 'subject', 'body', 'scheduledFor'])
    .where('finishedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('scheduledFor', 'is', null), eb('scheduledFor', '>', now)]))
    .where((eb) => eb.or(inAny(['subject', 'body'], words)))
    .limit(MOST)
    .execute()
  return announcements.map(({ id, subject, body, scheduledFor }) => ({
    name: `${scheduledFor ? 'Scheduled announcement' : 'Draft'}: ${subject}`, link: `/office/waitlist/announcements/${id}`, text: `${subject}\n${body}`,
  }))
}

/** What admins have written in the forum, where people take it for the owner's word. */
async function adminsPosts(db: Database, words: readonly string[]): Promise<Text[]> {
  const posts = await db
    .selectFrom('post')
    .innerJoin('member', 'member.id', 'post.authorId')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['post.id', 'post.topicId', 'post.number', 'post.content', 'topic.title', 'topic.slug', 'member.username'])
    .where('member.role', '=', 'admin')
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
    .where((eb) => eb.or(inAny(['post.content', 'topic.title'], words)))
    .orderBy('post.id', 'desc')
    .limit(MOST)
    .execute()
  // The title belongs to who opened the topic.
  return posts.map(({ id, topicId, number, content, title, slug, username }) => ({
    name: `Forum post by ${username}: ${title}`, link: topicAddress({ id: topicId, slug }, { id, number }), text: number === 1 ? `${title}\n${content}` : content,
  }))
}
