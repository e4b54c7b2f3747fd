import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDocument, ATTACKS } from '../../../tests/support/blog/hostile-html.ts'
import { blogTree } from '../../shared/blog/blog-html.ts'
import { allowedTree } from '../../shared/blog/blog-tree.ts'
import { CLEANING, cleanHtml } from './clean-html.ts'

/** How many generated documents. */
const DOCUMENTS = 10_000
/** For what takes seconds on a machine at rest and much longer on a busy one. */
/** Whatever could run, load or frame something. */
const DANGEROUS_MARKUP = /<[^>]*\son\w+\s*=|<(script|style|iframe|object|embed|svg|math|form|input|base|meta|link|template|video|audio)\b/i
const DANGEROUS_ADDRESS = /(href|src)="\s*(javascript|data|vbscript|blob):/i

/** The same words within a text or a value are harmless. */
function expectHarmless(clean: string) {
  expect(clean).not.toMatch(DANGEROUS_ADDRESS)
  expect(clean.replace(/="[^"]*"/g, '=""')).not.toMatch(DANGEROUS_MARKUP)
}

describe('cleaning a blog post [D56]', () => {
  it('allows exactly this', async () => {
    await expect(`${JSON.stringify(CLEANING, null, 2)}\n`).toMatchFileSnapshot('./allowed-html.golden.json')
  })

  it.each(ATTACKS)('makes %s harmless, and once is enough', (attack) => {
    const clean = cleanHtml(`<p>Before</p>${attack}<p>after</p>`)

    expectHarmless(clean)
    expect(cleanHtml(clean)).toBe(clean)
  })

  it(`changes nothing the second time, in ${DOCUMENTS} generated documents`, () => {
    fc.assert(
      fc.property(aDocument(), (html) => {
        const clean = cleanHtml(html)
        expect(cleanHtml(clean)).toBe(clean)
        expectHarmless(clean)
        expect(allowedTree(blogTree(clean))).toEqual(blogTree(clean))
      }),
      { seed: 2025, numRuns: DOCUMENTS },
    )
  })

  it('keeps what a post is made of [R168]', () => {
    const html =
      '<p>One <em lang="fr">marelle</em>, <strong>two</strong> <s>three</s> <code>four</code><br>five</p><h2>Head</h2><h3>Less</h3>' +
      '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li><p>c</p></li></ol><blockquote><p>q</p></blockquote><hr>' +
      '<pre><code>x &lt; 1\n  y</code></pre><figure><img src="/illustrations/cover-rain.svg" alt="Rain" width="600" height="400">' +
      '<figcaption>An umbrella</figcaption></figure><table><thead><tr><th scope="col">Age</th></tr></thead><tbody><tr><td colspan="2">2</td></tr></tbody></table>'

    expect(cleanHtml(html)).toBe(html)
  })

  it.each([
    ['a heading of the page’s own kind', '<h1>Rain</h1>', '<h2>Rain</h2>'],
    ['lines without a paragraph', 'one<p>two</p>three', '<p>one</p><p>two</p><p>three</p>'],
    ['a paragraph in bold', '<b><p>one</p></b>', '<p><strong> one </strong></p>'],
    ['a link in a link', '<a href="/a">a<a href="/b">b</a></a>', '<p><a href="/a">a</a><a href="/b">b</a></p>'],
    ['a picture by itself', '<p><img src="/illustrations/x.svg" alt="x"></p>', '<figure><img src="/illustrations/x.svg" alt="x"></figure>'],
    ['a picture without words', '<img src="/illustrations/x.svg">', '<figure><img src="/illustrations/x.svg" alt=""></figure>'],
    ['empty paragraphs', '<p></p><p> <br></p><p>a</p>', '<p>a</p>'],
    ['a list without items', '<ul>a<p>b</p></ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
    ['rows without a table body', '<table><tr><td>a</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['style, class, id and data', '<p style="color:red" class="x" id="main" data-x="1">a</p>', '<p>a</p>'],
    ['control characters', '<p>a\u0000b\rc&#8;</p>', '<p>ab\nc</p>'],
  ])('puts %s right', (_, html, expected) => {
    expect(cleanHtml(html)).toBe(expected)
  })

  it.each([
    ['https://example.com/a', 'href="https://example.com/a" rel="nofollow noopener"'],
    ['http://example.com', 'href="http://example.com/" rel="nofollow noopener"'],
    ['//example.com/a', undefined],
    ['mailto:hello@example.com', 'href="mailto:hello@example.com"'],
    ['/forum', 'href="/forum"'],
    ['#part-rain', 'href="#part-rain"'],
    ['/a/..//evil.example', 'href="/evil.example"'],
    ['\\\\evil.example', undefined],
    ['java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ftp://example.com', undefined],
  ])('lets the link %s through as %s', (href, expected) => {
    expect(cleanHtml(`<p><a href="${href}" target="_blank" rel="opener">a</a></p>`)).toBe(expected ? `<p><a ${expected}>a</a></p>` : '<p>a</p>')
  })

  it.each([
    [`/pictures/${'0a'.repeat(16)}/800.webp`, true],
    ['/illustrations/cover-rain.svg', true],
    ['https://example.com/a.png', true],
    ['http://example.com/a.png', false],
    ['data:image/png;base64,AAAA', false],
    ['/api/forum/auth/me', false],
    ['/illustrations/../api', false],
  ])('as for the picture %s: %s', (src, isAllowed) => {
    expect(cleanHtml(`<img src="${src}" alt="A picture">`).includes('<img')).toBe(isAllowed)
  })

  it('survives ten thousand elements within each other, and the nesting of lists ends', () => {
    for (const tag of ['b', 'ul', 'blockquote', 'div', 'a', 'table']) {
      const clean = cleanHtml(`<${tag}>`.repeat(10_000) + 'deep')
      expect(cleanHtml(clean)).toBe(clean)
    }
  })
})
