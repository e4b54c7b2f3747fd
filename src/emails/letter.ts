import { Body, Button, Container, Head, Heading, Html, Hr, Link, Preview, render, Text } from '@react-email/components'
import { createElement as h, Fragment, type ReactNode } from 'react'
import { truncateText } from '../shared/beginning-of.ts'
import { linksIn } from '../shared/links-in.ts'
import { wrapped } from './wrapped.ts'

/** A message ready to be sent. */
export interface Message {
  subject: string
  text: string
  html: string
  /** Where the reader stops such mail, by page or by one press in the mail program. */
  unsubscribeLink?: string
}

/** What a letter says. Both parts of the message, plain and HTML, are made from it. */
export interface EmailLayout {
  subject: string
  /** What an inbox shows the beginning of, beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Words of the owner's own, as typed: each line is a paragraph, addresses become links, nothing else is markup. */
  body?: string
  /** Somebody's own words, set apart. */
  quote?: string
  /** The one thing to do, as a button; its address stands in the text as well. */
  action?: { label: string; link: string }
  /** Small print at the end. */
  footnote: string
  /** The last line: where such mail is stopped. */
  unsubscribeLink?: string
  /** Ways to leave or to look, below the small print. */
  smallLinks?: { label: string; link: string }[]
}

const INK = '#12352E'
const INK_2 = '#3F5952'
const STYLES = {
  body: { margin: 0, backgroundColor: '#FFFCFA', color: INK, fontFamily: 'Figtree, Helvetica, Arial, sans-serif' },
  // `word-break: break-word`, because fewer mail programs know `overflow-wrap: anywhere`, and the container is a table.
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
    padding: '0.85rem 1.5rem',
    borderRadius: '999px',
    backgroundColor: '#14664F',
    color: '#FFFFFF',
    fontSize: '1rem',
    fontWeight: 700,
    textDecoration: 'none',
  },
  link: { color: '#14664F' },
  smallLink: { color: INK_2, textDecoration: 'underline' },
  footnote: { margin: '0 0 0.5rem', color: INK_2, fontSize: '0.8125rem', lineHeight: '1.5' },
} as const

/** The same at night, in mail programs that follow the system: tokens.css names these colors. */
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

const STOP = 'Stop these emails'

/** Writes a letter as a plain and an HTML part. */
export async function renderEmail(email: EmailLayout): Promise<Message> {
  const { subject, unsubscribeLink } = email
  const parts = { text: plainPart(email), html: await render(htmlPart(email)) }
  return { subject: oneLine(subject), ...parts, ...(unsubscribeLink && { unsubscribeLink }) }
}

function htmlPart({ subject, preview, heading, paragraphs, body, quote, action, footnote, smallLinks, unsubscribeLink }: EmailLayout) {
  const content = [
    h(Heading, { key: 'heading', as: 'h1', style: STYLES.heading }, heading),
    ...paragraphs.map((paragraph) => h(Text, { key: paragraph, style: STYLES.paragraph }, paragraph)),
    ...linesOf(body).map((line, index) => h(Text, { key: `line ${index}`, dir: 'auto', style: STYLES.paragraph }, withLinks(line))),
    quote && h(Text, { key: 'quote', dir: 'auto', className: 'quote', style: STYLES.quote }, quote),
    action && h(Button, { key: 'action', href: action.link, className: 'action', style: STYLES.action }, action.label),
    h(Hr, { key: 'rule', className: 'rule' }),
    ...linesOf(footnote).map((line) => h(Text, { key: line, className: 'small', style: STYLES.footnote }, line)),
    ...waysOf(smallLinks, unsubscribeLink).map(({ label, link }) =>
      h(Text, { key: link, style: STYLES.footnote }, h(Link, { href: link, className: 'small', style: STYLES.smallLink }, label)),
    ),
  ]
  const page = h(Body, { style: STYLES.body }, h(Container, { style: STYLES.container }, content))
  const firstWords = truncateText(oneLine(preview), PREVIEW_MAX_CHARS).trim()
  return h(Html, { lang: 'en-US' }, headOf(subject), h(Preview, null, firstWords), page)
}

const headOf = (subject: string) =>
  h(
    Head,
    null,
    h('title', null, oneLine(subject)),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', null, DARK),
  )

/** The links below the small print. */
const waysOf = (smallLinks: EmailLayout['smallLinks'] = [], unsubscribeLink?: string) =>
  unsubscribeLink ? [...smallLinks, { label: STOP, link: unsubscribeLink }] : smallLinks

const linesOf = (text = ''): string[] => text.split('\n').filter((line) => line.trim() !== '')

function withLinks(line: string): ReactNode {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { address, start, end } of linksIn(line)) {
    pieces.push(line.slice(at, start), h(Link, { key: start, href: address, className: 'link', style: STYLES.link }, address))
    at = end
  }
  return h(Fragment, null, ...pieces, line.slice(at))
}

function plainPart({ heading, paragraphs, body, quote, action, footnote, smallLinks, unsubscribeLink }: EmailLayout): string {
  const own = [...paragraphs, ...linesOf(body)].map((paragraph) => wrapped(paragraph))
  const quoted = quote?.split('\n').map((line) => wrapped(line, '> '))
  const steps = action ? [`${action.label}:\n${action.link}`] : []
  const small = linesOf(footnote).map((line) => wrapped(line)).join('\n')
  const ways = waysOf(smallLinks, unsubscribeLink).map(({ label, link }) => `${label}:\n${link}`)
  const parts = [wrapped(heading), ...own, ...(quoted ? [quoted.join('\n')] : []), ...steps, '-- ', small, ...ways]
  return parts.join('\n\n').concat('\n')
}

/** A subject is one line, whatever a name contains. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
