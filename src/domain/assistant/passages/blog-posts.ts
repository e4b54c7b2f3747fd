import { sql } from 'kysely'
import { type Database, engineOf } from '../../../db/connection.ts'
import { blogTree } from '../../../shared/blog/blog-html.ts'
import { type BlogNode, blogText } from '../../../shared/blog/blog-tree.ts'
import { blogAddress } from '../../../shared/blog/blog.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { publicPosts } from '../../blog/reading/public-posts.ts'
import { wordsOf } from '../../blog/reading/words.ts'
import { bestFitting } from './fits.ts'
import type { Passage } from './passage.ts'
import { shortened } from './shortened.ts'

/** Only the newest of those that have all words are read. */
const POSTS_MAX = 20
const WORDS_MAX = 6

/** What a published blog post has to say: general information, nothing that was announced. The sample community’s posts say nothing. */
export async function findInBlog(db: Database, now: Instant, message: string, words: readonly string[]): Promise<Passage | null> {
  const posts = await postsWith(db, now, wordsOf({ title: message, excerpt: '', content: '' }).split(' ').filter(Boolean).slice(0, WORDS_MAX))
  const paragraphs = posts.flatMap((post) => blocksOf(post.content).map((text) => ({ ...post, text })))
  const found = bestFitting(words, paragraphs, ({ title, excerpt, text }) => ({ title: `${title} ${excerpt}`, text }))
  return found && { text: shortened(found.text), path: blogAddress(found.slug), title: found.title, said: 'General information' }
}

async function postsWith(db: Database, now: Instant, words: readonly string[]) {
  if (words.length === 0) return []
  const matches =
    engineOf(db) === 'sqlite'
      ? sql<boolean>`id in (select rowid from blog_search where blog_search match ${words.map((word) => `"${word}"`).join(' ')} order by rowid desc limit 300)`
      : sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' & ')})`
  return publicPosts(db, now)
    .select(['id', 'slug', 'title', 'excerpt', 'content'])
    .where(matches)
    .where('sampledAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(POSTS_MAX)
    .execute()
}

const TEXT_BLOCKS = new Set(['p', 'li', 'blockquote'])

function blocksOf(content: string): string[] {
  const blocks = (nodes: readonly BlogNode[]): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return []
      return TEXT_BLOCKS.has(node.tag) ? [blogText(node.children)] : blocks(node.children)
    })
  return blocks(blogTree(content))
}
