import { blogTree } from '../../../../shared/blog-html.ts'
import { type BlogNode, blogText } from '../../../../shared/blog-tree.ts'

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
export function diffOf(before: readonly string[], now: readonly string[]): DiffBlock[] {
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

/** The longest common sequence of two lists, and what is only in one of them. */
function compare(before: readonly string[], now: readonly string[]): DiffPiece[] {
  const width = now.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number): number => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const isSame = before[row]?.trim() === now[column]?.trim()
      common[row * width + column] = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pieces: DiffPiece[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < now.length) {
    if (row < before.length && column < now.length && before[row]?.trim() === now[column]?.trim()) {
      pieces.push({ kind: 'same', text: now[column] ?? '' })
      row += 1
      column += 1
    } else if (column >= now.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'removed', text: before[row] ?? '' })
      row += 1
    } else {
      pieces.push({ kind: 'added', text: now[column] ?? '' })
      column += 1
    }
  }
  return pieces
}
