import { truncateText } from '../../../shared/text/truncate-text.ts'

/** Most characters of a post in a list. */
const EXCERPT_MAX_CHARS = 160

interface Shown {
  content: string
  deletedAt: string | null
  hiddenAt: string | null
}

/** The beginning of a post on one line, without what it quotes; empty when the post was taken away. */
export function excerptOf({ content, deletedAt, hiddenAt }: Shown): string {
  if (deletedAt !== null || hiddenAt !== null) return ''
  const own = content.replace(/^>.*$/gm, '').replace(/\s+/g, ' ').trim()
  if (own.length <= EXCERPT_MAX_CHARS) return own
  const cut = truncateText(own, EXCERPT_MAX_CHARS)
  return `${cut.replace(/\s+\S{0,30}$/, '')}…`
}
