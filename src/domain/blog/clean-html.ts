import sanitizeHtml from 'sanitize-html'
import { blogHtml, blogTree } from '../../shared/blog/blog-html.ts'
import { ALLOWED, type BlogTag } from '../../shared/blog/blog-tree.ts'

/** What means the same as an allowed element. The page's only `h1` is its title. */
const RENAMED: Readonly<Record<string, BlogTag>> = {
  b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2', h5: 'h4', h6: 'h4',
}
/** More than the tree ever nests, so that cleaning its own result cuts nothing. */
const NESTED_MOST = 60

/** Everything sanitize-html is told. */
export const CLEANING: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED).map(([tag, attributes]) => [tag, [...attributes]])),
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'template', 'title'],
  nestingLimit: NESTED_MOST,
  transformTags: Object.fromEntries(Object.entries(RENAMED).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})])),
}

/**
 * HTML of a blog post with nothing in it that is not allowed, and everything where it may stand. Cleaning twice
 * changes nothing. Source: docs/rules/blog.md#html
 */
export const cleanHtml = (html: string): string => blogHtml(blogTree(sanitizeHtml(html, CLEANING)))

/** How many cleaned contents are remembered. */
const REMEMBERED = 200
const cleaned = new Map<string, string>()

/** The same for content that is read again and again: what was cleaned lately is not cleaned again. */
export function cleanedOnce(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const [oldest] = cleaned.keys()
  if (cleaned.size >= REMEMBERED && oldest !== undefined) cleaned.delete(oldest)
  const clean = cleanHtml(html)
  cleaned.set(html, clean)
  return clean
}
