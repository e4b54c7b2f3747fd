/**
 * A whole page as the owner types it. A line that starts with `## ` is a heading, one with `- ` a point of a list, every
 * other line a paragraph. In a line, `**words**` are bold and `[words](/visit)` is a link. Nothing else is markup.
 * Source: docs/rules/site-texts.md#rich-text
 */
export type RichPiece = { kind: 'text'; text: string } | { kind: 'bold'; text: string } | { kind: 'link'; text: string; to: string }
export type RichBlock = { kind: 'paragraph'; pieces: RichPiece[] } | { kind: 'list'; items: RichPiece[][] }

export interface RichSection {
  /** Empty for what stands before the first heading. */
  heading: string
  blocks: RichBlock[]
}

/** The parts of a text: each `## ` line begins one. What comes before the first has no heading. */
export function sectionsOf(text: string): RichSection[] {
  const sections: RichSection[] = []
  for (const line of text.split('\n').map((each) => each.trim()).filter(Boolean)) {
    if (line.startsWith('## ')) sections.push({ heading: line.slice(3).trim(), blocks: [] })
    else addLine(sections.at(-1) ?? firstOf(sections), line)
  }
  return sections
}

function firstOf(sections: RichSection[]): RichSection {
  const first: RichSection = { heading: '', blocks: [] }
  sections.push(first)
  return first
}

function addLine({ blocks }: RichSection, line: string): void {
  if (!line.startsWith('- ')) return void blocks.push({ kind: 'paragraph', pieces: piecesIn(line) })
  const item = piecesIn(line.slice(2).trim())
  const last = blocks.at(-1)
  if (last?.kind === 'list') last.items.push(item)
  else blocks.push({ kind: 'list', items: [item] })
}

/** A page of this site, or one elsewhere over https. */
const ADDRESS = String.raw`/(?![/\\])[^\s()\\]*|https://[^\s()]+`
const MARKS = new RegExp(String.raw`\*\*([^*]+)\*\*|\[([^\]]+)\]\((${ADDRESS})\)`, 'g')

function piecesIn(line: string): RichPiece[] {
  const pieces: RichPiece[] = []
  let at = 0
  for (const { 0: written, 1: bold, 2: words = '', 3: to = '', index } of line.matchAll(MARKS)) {
    pieces.push({ kind: 'text', text: line.slice(at, index) }, bold ? { kind: 'bold', text: bold } : { kind: 'link', text: words, to })
    at = index + written.length
  }
  return [...pieces, { kind: 'text' as const, text: line.slice(at) }].filter(({ text }) => text !== '')
}

/** What a block says, without its marks. */
export const wordsOf = (block: RichBlock): string =>
  (block.kind === 'paragraph' ? [block.pieces] : block.items).map((pieces) => pieces.map(({ text }) => text).join('')).join('\n')
