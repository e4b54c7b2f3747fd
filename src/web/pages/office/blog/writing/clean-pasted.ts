import { blogHtml, blogTree } from '../../../../../shared/blog/blog-html.ts'

const SILENT = ['script', 'style', 'title', 'template', 'noscript']

/** What tells the editor where a piece of its own text began. */
const OWN_PIECE = 'data-pm-slice'

/**
 * What is pasted, with nothing in it but what a post may consist of: styles and handlers would each be refused by
 * the content policy, and reported. What was copied from the editor itself is so already.
 */
export function cleanPasted(html: string): string {
  if (html.includes(OWN_PIECE)) return html
  const readable = withoutSilent(html)
    // Some text programs wrap everything in a bold element that is not bold.
    .replace(/<b\b[^<>]*>/gi, (tag) => (/font-weight:\s*normal/i.test(tag) ? '<span>' : tag))
    .replace(/<(\/?)b(?=[\s>])/gi, '<$1strong')
    .replace(/<(\/?)i(?=[\s>])/gi, '<$1em')
    .replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2')
  return blogHtml(blogTree(readable))
}

/** The HTML without elements whose text no one is shown. One that never ends is left to the parser. */
function withoutSilent(html: string): string {
  const ends = new Map(SILENT.map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]))
  let text = ''
  let at = 0
  for (const { index, 1: name = '' } of html.matchAll(/<(script|style|title|template|noscript)\b/gi)) {
    const end = ends.get(name.toLowerCase())
    if (index < at || !end) continue
    end.lastIndex = index
    if (end.test(html)) {
      text += html.slice(at, index)
      at = end.lastIndex
    } else ends.delete(name.toLowerCase()) // nor does any later one end
  }
  return text + html.slice(at)
}
