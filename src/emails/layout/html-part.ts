import { createElement as h, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { truncateText } from '../../shared/text/truncate-text.ts'
import { linksIn } from '../../shared/text/links-in.ts'
import { type EmailContent, linesOf, oneLine, smallLinksOf } from './email-content.ts'
import { Button, Link, Page, Rule, Table, Text } from './primitives.ts'

const INK = '#12352E'
const INK_2 = '#3F5952'
const STYLES = {
  body: { margin: 0, backgroundColor: '#FFFCFA', color: INK, fontFamily: 'Figtree, Helvetica, Arial, sans-serif' },
  // `word-break: break-word`, because fewer email apps know `overflow-wrap: anywhere`, and the container is a table.
  container: { maxWidth: '34rem', margin: '0 auto', padding: '2rem 1.25rem', wordBreak: 'break-word' },
  heading: { margin: '0 0 1rem', fontSize: '1.625rem', lineHeight: '1.2' },
  paragraph: { margin: '0 0 1rem', fontSize: '1rem', lineHeight: '1.6' },
  quote: {
    margin: '0 0 1rem',
    padding: '1rem 1.25rem',
    borderRadius: '14px',
    backgroundColor: '#FFF3D1',
    fontSize: '1rem',
    lineHeight: '1.6',
    whiteSpace: 'pre-wrap',
    unicodeBidi: 'plaintext',
  },
  action: {
    display: 'inline-block',
    margin: '0.25rem 0 1.25rem',
    padding: '13.6px 24px',
    borderRadius: '999px',
    backgroundColor: '#14664F',
    color: '#FFFFFF',
    fontSize: '1rem',
    fontWeight: 700,
    textDecoration: 'none',
  },
  link: { color: '#14664F', textDecorationLine: 'none' },
  smallLink: { color: INK_2, textDecoration: 'underline' },
  footnote: { margin: '0 0 0.5rem', color: INK_2, fontSize: '0.8125rem', lineHeight: '1.5' },
} as const

/** The same in the dark, in email apps that follow the system. tokens.css names these colors. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, td { background-color: #0B1F1A !important; color: #F4F8F5 !important; }
  .quote { background-color: #12302A !important; }
  .action { background-color: #8CDDB4 !important; color: #0B2A22 !important; }
  .link { color: #9BE3C0 !important; }
  .small { color: #C2D4CC !important; }
  .rule { border-color: #24463E !important; }
}
`

/** An inbox has no room for more beside the subject. */
const PREVIEW_MAX_CHARS = 120

/** An older document type than the site's own: email apps lay pages out by it. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** An email as HTML. */
export const htmlPart = (content: EmailContent): string => `${DOCTYPE}${renderToStaticMarkup(h(EmailLayout, content))}`

/** What every email looks like. */
function EmailLayout(content: EmailContent) {
  const { subject, preview, heading, paragraphs, body, quote, action, footnote } = content
  return h(
    Page,
    { head: h(Head, { subject }), preview: truncateText(oneLine(preview), PREVIEW_MAX_CHARS).trim(), style: STYLES.body },
    h(
      Table,
      { style: STYLES.container },
      h('h1', { style: STYLES.heading }, heading),
      ...paragraphs.map((paragraph) => h(Text, { style: STYLES.paragraph }, paragraph)),
      ...linesOf(body).map((line) => h(Text, { dir: 'auto', style: STYLES.paragraph }, withLinks(line))),
      quote && h(Text, { dir: 'auto', className: 'quote', style: STYLES.quote }, quote),
      action && h(Button, { href: action.link, className: 'action', style: STYLES.action }, action.label),
      h(Rule),
      ...linesOf(footnote).map((line) => h(Text, { className: 'small', style: STYLES.footnote }, line)),
      ...smallLinksOf(content).map(({ label, link }) =>
        h(Text, { style: STYLES.footnote }, h(Link, { href: link, className: 'small', style: STYLES.smallLink }, label)),
      ),
    ),
  )
}

const Head = ({ subject }: { subject: string }) =>
  h(
    Fragment,
    null,
    h('title', null, oneLine(subject)),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', null, DARK),
  )

function withLinks(line: string): ReactNode {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { address, start, end } of linksIn(line)) {
    pieces.push(line.slice(at, start), h(Link, { href: address, className: 'link', style: STYLES.link }, address))
    at = end
  }
  return h(Fragment, null, ...pieces, line.slice(at))
}
