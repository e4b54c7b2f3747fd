import { truncateText } from '../../../../shared/text/truncate-text.ts'
import { QUOTE_CHARS } from '../../../../shared/forum/quotes.ts'

/** A post whose lines others quote. */
export interface QuoteSource {
  id: number
  content: string
}

/** A quoted line: its place in the post that quotes, and where it's from. */
export interface QuoteLink {
  line: number
  sourceId: number
  /** Null once the source no longer says it. */
  sourceLine: number | null
}

/** What stands in a stored text where a line is quoted by reference. */
const PLACEHOLDER = '>'
/** Shown where the source no longer says what was quoted, or can't be read anymore. */
export const QUOTE_GONE = '[Quoted text removed]'
/** Shown where a post already quotes as much as one may hold: references cost a writer two characters a line. */
export const QUOTE_CUT = '…'
export const QUOTED_MAX_CHARS = 32_000
/** Shown to a member who has blocked the one who is quoted. */
export const QUOTE_BLOCKED = '[Quoted text by someone you blocked]'

/** The words of a line that starts with `>`; undefined for any other, and for a quote of nothing. */
export const quotedIn = (line: string): string | undefined => /^>\s?(.*\S.*)$/.exec(line)?.[1]

/**
 * Puts references in the place of quoted lines that a source says, so that they can't keep what its author takes out.
 *
 * @param sources - in the order in which they're preferred
 * @returns the text to store, and where its quoted lines are from
 */
export function splitQuotes(content: string, sources: readonly QuoteSource[]): { stored: string; links: QuoteLink[] } {
  const known = sources.map(({ id, content: text }) => ({ id, places: placesIn(text) }))
  const links: QuoteLink[] = []
  const lines = content.split('\n').map((text, line) => {
    const quoted = quotedIn(text)
    const source = quoted === undefined ? undefined : findLine(quoted, known)
    if (!source) return text
    links.push({ line, ...source })
    return PLACEHOLDER
  })
  return { stored: lines.join('\n'), links }
}

/** A stored text without the words of more lines, which are quoted by reference. */
export function takeOut(stored: string, links: readonly QuoteLink[]): string {
  if (links.length === 0) return stored
  const lines = stored.split('\n')
  for (const { line } of links) lines[line] = PLACEHOLDER
  return lines.join('\n')
}

/** Where each line of a text stands first, by what a quote shows of it. */
const placesIn = (text: string): ReadonlyMap<string, number> =>
  new Map(text.split('\n').map((line, place) => [line.trim() && quoteOfLine(line), place] as const).toReversed())

function findLine(quoted: string, sources: readonly { id: number; places: ReadonlyMap<string, number> }[]) {
  for (const { id, places } of sources) {
    const sourceLine = places.get(quoted)
    if (sourceLine !== undefined) return { sourceId: id, sourceLine }
  }
  return undefined
}

/** A line as a quote shows it. */
export const quoteOfLine = (line: string): string => (line.length > QUOTE_CHARS ? `${truncateText(line, QUOTE_CHARS)}…` : line)

/**
 * A stored text with what its quotes say now.
 *
 * @param linesOf - the lines of a source; undefined if it can't be read anymore
 * @param isBlocked - whether a source is by someone whom the reader doesn't want to read
 */
export function fillQuotes(stored: string, links: readonly QuoteLink[], linesOf: (id: number) => readonly string[] | undefined, isBlocked: (id: number) => boolean): string {
  if (links.length === 0) return stored
  const lines = stored.split('\n')
  let room = QUOTED_MAX_CHARS
  for (const { line, sourceId, sourceLine } of links.toSorted((a, b) => a.line - b.line)) {
    const source = sourceLine === null ? undefined : linesOf(sourceId)?.[sourceLine]
    const quote = !source?.trim() ? QUOTE_GONE : isBlocked(sourceId) ? QUOTE_BLOCKED : quoteOfLine(source)
    room -= quote.length
    lines[line] = `> ${room < 0 ? QUOTE_CUT : quote}`
  }
  return lines.join('\n')
}

/**
 * Where quoted lines stand after their source was edited: where the same words are. Failing that, in the same place, if
 * no line was added or taken out and the place has new words. Otherwise nowhere.
 */
export function movedLines(before: string, after: string): (sourceLine: number) => number | null {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const [said, places] = [new Set(old), new Map(now.map((line, place) => [line, place] as const).toReversed())]
  return (sourceLine) => {
    const same = places.get(old[sourceLine] ?? '')
    if (same !== undefined) return same
    const isReworded = old.length === now.length && !said.has(now[sourceLine] ?? '')
    return isReworded ? sourceLine : null
  }
}
