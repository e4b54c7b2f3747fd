import { describe, expect, it } from 'vitest'
import { renderEmail } from './render-email.ts'

const EMAIL = { subject: 'Bonjour', preview: 'Bonjour', heading: 'Bonjour', paragraphs: [], footnote: 'You asked for it.' }
const HEBREW = 'שלום, האם יש פינה שקטה?'

/** The words an inbox shows beside the subject: the HTML part keeps them in its first, hidden element. */
const previewIn = (html: string): string => /data-skip-in-text="true">([^<]*)</.exec(html)?.[1] ?? ''

describe('an email', () => {
  it('shows its first words beside the subject on one line, and cuts no emoji in two', () => {
    const { html } = renderEmail({ ...EMAIL, preview: `${'so '.repeat(39)}\n👨‍👩‍👧‍👦 come along` })

    expect(previewIn(html)).toBe('so '.repeat(39).trim())
  })

  it('has a title for anyone who opens it as a page', () => {
    expect(renderEmail({ ...EMAIL, subject: 'News from\nOn Joue' }).html).toContain('<title>News from On Joue</title>')
  })

  it('lets words of others run in the direction of their own letters', () => {
    const { html } = renderEmail({ ...EMAIL, body: HEBREW, quote: `${HEBREW}\nBonjour.` })

    expect(html).toMatch(new RegExp(`<p dir="auto"[^>]*>${HEBREW.replace('?', '\\?')}</p>`))
    expect(html).toMatch(new RegExp(`<p dir="auto"[^>]*unicode-bidi:plaintext[^>]*>${HEBREW.replace('?', '\\?')}\nBonjour\\.</p>`))
  })

  it('is dark for who reads in the dark', () => {
    const { html } = renderEmail({ ...EMAIL, quote: 'Bonjour.', action: { label: 'Go', link: 'https://on-joue.test/' } })

    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    const [, dark = ''] = /@media \(prefers-color-scheme: dark\) \{(.*)\}\s*<\/style>/s.exec(html) ?? []
    for (const name of ['quote', 'action', 'small']) {
      expect(dark).toContain(`.${name} {`)
      expect(html).toContain(`class="${name}"`)
    }
  })
})
