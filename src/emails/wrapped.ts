/** Plain text is read in narrow windows and quoted in answers: this many columns. */
const COLUMNS = 60

/** A line of text over as many lines as it needs, each after `lead`. A word longer than a line, such as an address, stays whole. */
export function wrapped(line: string, lead = ''): string {
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
