import { diffArrays } from 'diff'
import { blogTree } from '../../../../../shared/blog/blog-html.ts'
import { type BlogNode, blogText } from '../../../../../shared/blog/blog-tree.ts'

/** A piece of a text beside another: in both, only in the newer, or only in the older. */
export interface DiffPiece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** One block of a text, with its pieces. */
export type DiffBlock = DiffPiece[]

/** Blocks of this many words are compared as wholes: the table of all pairs would be too large. */
const MOST_WORDS = 1_500

/** The blocks of a post in words; pictures by what they show. */
export function blocksOf(html: string): string[] {
  return blogTree(html).flatMap(linesOf).filter((line) => line !== '')
}

function linesOf(node: BlogNode): string[] {
  if (typeof node === 'string') return [node.trim()]
  const { tag, children, attributes } = node
  if (tag === 'hr') return ['⁂']
  if (tag === 'img') return [`Picture: ${attributes.alt || 'decoration'}`]
  if (tag === 'li') return [`• ${flat(children)}`]
  if (tag === 'tr') return [children.map((cell) => flat([cell])).join(' | ')]
  if (['ul', 'ol', 'table', 'thead', 'tbody', 'blockquote', 'figure'].includes(tag)) return children.flatMap(linesOf)
  return [flat(children)]
}

const flat = (nodes: readonly BlogNode[]): string => blogText(nodes).replace(/\s+/g, ' ').trim()

/** What has changed between two texts, block by block, and word by word within blocks that have changed. */
export function diffOf(before: string[], now: string[]): DiffBlock[] {
  const pieces = compare(before, now)
  const blocks: DiffBlock[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const removed = takeRun(pieces, at, 'removed')
    const added = takeRun(pieces, at + removed.length, 'added')
    if (removed.length + added.length === 0) {
      blocks.push([pieces[at]!])
      continue
    }
    at += removed.length + added.length - 1
    for (let nth = 0; nth < Math.max(removed.length, added.length); nth += 1) blocks.push(changed(removed[nth]?.text, added[nth]?.text))
  }
  return blocks
}

function takeRun(pieces: readonly DiffPiece[], from: number, kind: DiffPiece['kind']): DiffPiece[] {
  const end = pieces.findIndex((piece, at) => at >= from && piece.kind !== kind)
  return pieces.slice(from, end === -1 ? pieces.length : end)
}

function changed(before: string | undefined, now: string | undefined): DiffBlock {
  if (before === undefined) return [{ kind: 'added', text: now ?? '' }]
  if (now === undefined) return [{ kind: 'removed', text: before }]
  const [old, fresh] = [wordsOf(before), wordsOf(now)]
  if (old.length > MOST_WORDS || fresh.length > MOST_WORDS) return [{ kind: 'removed', text: before }, { kind: 'added', text: now }]
  return joined(compare(old, fresh))
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? []

function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const together: DiffPiece[] = []
  for (const piece of pieces) {
    const last = together.at(-1)
    if (last?.kind === piece.kind) together[together.length - 1] = { ...last, text: last.text + piece.text }
    else together.push(piece)
  }
  return together
}

/** What is in both lists, and what is only in one of them. Spaces around an item make no difference. */
function compare(before: string[], now: string[]): DiffPiece[] {
  const changes = diffArrays(before, now, { comparator: (a, b) => a.trim() === b.trim() })
  return changes.flatMap(({ value, added, removed }) =>
    value.map((text) => ({ kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const), text })),
  )
}
