import type { Database } from '../../../db/connection.ts'
import { blogTree } from '../../../shared/blog/blog-html.ts'
import { type BlogNode, blogText } from '../../../shared/blog/blog-tree.ts'
import { blogAddress } from '../../../shared/blog/blog.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { postsWith, wordsToFind } from '../../blog/reading/find-posts.ts'
import { bestFitting, type Passage, shortened } from './passage.ts'

/** Only the newest of those that have all words are read. */
const POSTS_MAX = 20

/** What a published blog post has to say: general information, nothing that was announced. The sample community’s posts say nothing. */
export async function findInBlog(db: Database, now: Instant, message: string, words: readonly string[]): Promise<Passage | null> {
  const posts = await listPosts(db, now, wordsToFind(message))
  const paragraphs = posts.flatMap((post) => blocksOf(post.content).map((text) => ({ ...post, text })))
  const found = bestFitting(words, paragraphs, ({ title, excerpt, text }) => ({ title: `${title} ${excerpt}`, text }))
  return found && { text: shortened(found.text), path: blogAddress(found.slug), title: found.title, said: 'General information' }
}

const listPosts = async (db: Database, now: Instant, words: readonly string[]) =>
  words.length === 0
    ? []
    : postsWith(db, now, words).select(['id', 'slug', 'title', 'excerpt', 'content']).where('sampledAt', 'is', null).orderBy('id', 'desc').limit(POSTS_MAX).execute()

const TEXT_BLOCKS = new Set(['p', 'li', 'blockquote'])

function blocksOf(content: string): string[] {
  const blocks = (nodes: readonly BlogNode[]): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return []
      return TEXT_BLOCKS.has(node.tag) ? [blogText(node.children)] : blocks(node.children)
    })
  return blocks(blogTree(content))
}
