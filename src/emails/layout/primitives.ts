import { createElement as h, type CSSProperties, type ReactNode } from 'react'

/** The HTML that email apps show alike: tables for the page, and no style sheet but the one for the dark. */

interface Styled {
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

/** The whole page. Outlook on Windows ignores styles of `body`, so the page is a table as well. */
export const Page = ({ head, preview, style, children }: Styled & { head: ReactNode; preview: string }) =>
  h(
    'html',
    { dir: 'ltr', lang: 'en-US' },
    h(
      'head',
      null,
      h('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      head,
    ),
    h(
      'body',
      { style: { backgroundColor: style?.backgroundColor, margin: 0 } },
      h(Preview, { text: preview }),
      h(Table, { cellStyle: style }, children),
    ),
  )

const TABLE = { align: 'center', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' } as const

/** A table of one cell. */
export const Table = ({ style, cellStyle, children }: Styled & { cellStyle?: CSSProperties | undefined }) =>
  h('table', { ...TABLE, style }, h('tbody', null, h('tr', { style: { width: '100%' } }, h('td', { style: cellStyle }, children))))

const HIDDEN: CSSProperties = { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }
/** Inboxes show about this many characters of a preview. */
const PREVIEW_CHARS = 150
/** Characters without a width. They keep an inbox from showing the page's first words after a short preview. */
const BLANK = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** The words beside the subject in an inbox. */
const Preview = ({ text }: { text: string }) =>
  h('div', { style: HIDDEN, 'data-skip-in-text': true }, text, h('div', null, BLANK.repeat(Math.max(PREVIEW_CHARS - text.length, 0))))

/** A paragraph. */
export const Text = ({ dir, className, style, children }: Styled & { dir?: 'auto' }) => h('p', { dir, className, style }, children)

/** A link in running text. */
export const Link = ({ href, className, style, children }: Styled & { href: string }) =>
  h('a', { href, className, style, target: '_blank' }, children)

/** Outlook on Windows ignores the padding of a link. These two spaces around the words stand for it there. */
const OUTLOOK_BEFORE = '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:20.4" hidden>&#8202;&#8202;&#8202;</i><![endif]-->'
const OUTLOOK_AFTER = '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->'
const BUTTON = { lineHeight: '100%', display: 'inline-block', maxWidth: '100%', msoPaddingAlt: '0px' }
const BUTTON_WORDS = { maxWidth: '100%', display: 'inline-block', lineHeight: '120%', msoPaddingAlt: '0px', msoTextRaise: '10.2px' }

/** A link that looks like a button. */
export const Button = ({ href, className, style, children }: Styled & { href: string }) =>
  h(
    'a',
    { href, className, style: { ...BUTTON, ...style }, target: '_blank' },
    h('span', { dangerouslySetInnerHTML: { __html: OUTLOOK_BEFORE } }),
    h('span', { style: BUTTON_WORDS as CSSProperties }, children),
    h('span', { dangerouslySetInnerHTML: { __html: OUTLOOK_AFTER } }),
  )

/** A line between what's said and the small print. */
export const Rule = () => h('hr', { className: 'rule', style: { width: '100%', border: 'none', borderTop: '1px solid #eaeaea' } })
