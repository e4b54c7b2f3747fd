import { blogHtml, blogTree } from '../../../../../shared/blog/blog-html.ts'

/** What tells the editor where a piece of its own text began. */
const OWN_PIECE = 'data-pm-slice'

/**
 * What is pasted, with nothing in it but what a post may consist of: styles and handlers would each be refused by
 * the content policy, and reported. What was copied from the editor itself is so already.
 */
export function cleanPasted(html: string): string {
  if (html.includes(OWN_PIECE)) return html
  const readable = html
    .replace(/<(script|style|title|template|noscript)\b[^]*?<\/\1\s*>/gi, '')
    // Some text programs wrap everything in a bold element that is not bold.
    .replace(/<b\b[^>]*font-weight:\s*normal[^>]*>/gi, '<span>')
    .replace(/<(\/?)b(?=[\s>])/gi, '<$1strong')
    .replace(/<(\/?)i(?=[\s>])/gi, '<$1em')
    .replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2')
  return blogHtml(blogTree(readable))
}
