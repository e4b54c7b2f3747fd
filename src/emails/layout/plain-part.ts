import { type EmailContent, linesOf, smallLinksOf } from './email-content.ts'

/** Plain text is read in narrow windows and quoted in replies, so it has this many columns. */
const COLUMNS = 60

/** An email as plain text. */
export function plainPart(content: EmailContent): string {
  const { heading, paragraphs, body, quote, action, footnote } = content
  const own = [...paragraphs, ...linesOf(body)].map((paragraph) => wrapped(paragraph))
  const quoted = quote?.split('\n').map((line) => wrapped(line, '> '))
  const steps = action ? [`${action.label}:\n${action.link}`] : []
  const small = linesOf(footnote).map((line) => wrapped(line)).join('\n')
  const links = smallLinksOf(content).map(({ label, link }) => `${label}:\n${link}`)
  const parts = [wrapped(heading), ...own, ...(quoted ? [quoted.join('\n')] : []), ...steps, '-- ', small, ...links]
  return parts.join('\n\n').concat('\n')
}

/** A line of text over as many lines as it needs, each after `lead`. A word longer than a line, such as an address, stays whole. */
function wrapped(line: string, lead = ''): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && lead.length + longer.length > COLUMNS) {
      lines.push(current)
      current = word
    } else {
      current = longer
    }
  }
  return [...lines, current].map((text) => `${lead}${text}`.trimEnd()).join('\n')
}
