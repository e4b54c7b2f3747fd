import { blogTree } from '../../../shared/blog/blog-html.ts'
import { fold } from '../../../shared/text/fold.ts'
import { type BlogNode, blogText } from '../../../shared/blog/blog-tree.ts'

/** What tells nothing about a text. */
const IDLE = new Set(
  ('about after again also another because been before being best both children child could does doing down each even ever every first from give good have here into just keep kids know less like little look made make many more most much need never next nothing only other over own parents part people play really same says should small some something take than that their them then there these they thing things this those time told took until very want were what when where which while will with without work would your').split(' '),
)
const SHORTEST_CHARS = 4

/** Words a minute. Source: docs/rules/blog.md#reading */
export const READING_PACE = 230

interface Written {
  title: string
  excerpt: string
  content: string
}

/** The telling words of a post, each once, folded. */
export function wordsOf({ title, excerpt, content }: Written): string {
  const text = `${title} ${excerpt} ${blogText(blogTree(content))}`
  const folded = fold(text, { marks: 'accents' }).replace(/['’]/g, '')
  const words = folded.match(/\p{L}+/gu) ?? []
  return [...new Set(words.map(singular))].filter((word) => word.length >= SHORTEST_CHARS && !IDLE.has(word)).join(' ')
}

/** Enough for posts about one another to meet: `boxes` and `box`, `games` and `game`. */
const singular = (word: string): string => word.replace(/(?<=[sxz]|ch|sh)es$|(?<=[^su])s$/, '')

/** Whole minutes it takes to read this, at least one. */
export function readingMinutes(body: readonly BlogNode[]): number {
  const words = blogText(body).match(/[\p{L}\p{N}]+/gu) ?? []
  return Math.max(1, Math.round(words.length / READING_PACE))
}

/**
 * The posts that share most with one: each shared word counts more the fewer posts have it. Posts that share
 * nothing are not related; the newer of two equals comes first.
 *
 * @param others - newest first
 */
export function mostRelated<Post extends { words: string }>(words: string, others: readonly Post[], count: number): Post[] {
  const sets = others.map((post) => new Set(post.words.split(' ')))
  const own = words.split(' ').filter(Boolean)
  const weights = new Map(own.map((word) => [word, Math.log(1 + sets.length / sets.filter((set) => set.has(word)).length)]))
  const weighed = others.map((post, at) => {
    const shared = own.filter((word) => sets[at]?.has(word))
    const sum = shared.reduce((total, word) => total + (weights.get(word) ?? 0), 0)
    // A long post is not related to everything.
    return { post, weight: sum / Math.sqrt((sets[at]?.size ?? 0) + 1) }
  })
  return weighed
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ post }) => post)
}
