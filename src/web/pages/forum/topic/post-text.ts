import { QUOTE_CHARS, QUOTE_LINES } from '../../../../shared/forum/quotes.ts'
import { truncateText } from '../../../../shared/text/truncate-text.ts'
import { linksIn } from '../../../../shared/text/links-in.ts'
import { mentionsIn } from '../../../../shared/forum/mentions.ts'

/** A piece of a line: text, the address of a page, or a member's name. */
export type Piece = { kind: 'text' | 'link' | 'mention'; text: string }
/** A paragraph of one's own, or lines quoted from someone else. */
export type Block = { kind: 'own'; line: Piece[] } | { kind: 'quote'; lines: Piece[][] }

/** Text as paragraphs. Line breaks part them, `> ` marks what is quoted; nothing else is ever markup. */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = []
  for (const line of content.split('\n')) {
    if (line.trim() === '') continue
    const quoted = /^>\s?(.*)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (quoted === undefined) blocks.push({ kind: 'own', line: piecesOf(line) })
    else if (last?.kind === 'quote') last.lines.push(piecesOf(quoted))
    else blocks.push({ kind: 'quote', lines: [piecesOf(quoted)] })
  }
  return blocks
}

/** A line with its addresses and names found. Only http and https lead anywhere. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { address, start, end } of linksIn(line)) {
    pieces.push(...withMentions(line.slice(at, start)), { kind: 'link', text: address })
    at = end
  }
  return [...pieces, ...withMentions(line.slice(at))]
}

function withMentions(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { username, start, end } of mentionsIn(text)) {
    pieces.push({ kind: 'text', text: text.slice(at, start) }, { kind: 'mention', text: username })
    at = end
  }
  return [...pieces, { kind: 'text' as const, text: text.slice(at) }].filter(({ text: piece }) => piece !== '')
}

/** What a reply to this post starts with. What the post itself quotes is left out. */
export function quoteOf(content: string): string {
  const lines = content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('>'))
  const shown = lines.slice(0, QUOTE_LINES).map((line) => (line.length > QUOTE_CHARS ? `${truncateText(line, QUOTE_CHARS)}…` : line))
  if (lines.length > QUOTE_LINES) shown.push('…')
  return shown.map((line) => `> ${line}\n`).join('')
}
