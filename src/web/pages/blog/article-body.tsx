import { createElement, type ReactNode, useMemo } from 'react'
import { allowedTree, type BlogElement, type BlogNode, blogText } from '../../../shared/blog/blog-tree.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { ArticlePicture } from './blog-picture.tsx'
import { Link } from '../../ui/link.tsx'

/** Fewest characters of a first paragraph that begins with a large letter. */
const OPENING_CHARS = 120

/** The text of a post, as elements of the allowlist: no markup from a string ever reaches the page. */
export function ArticleBody({ body }: { body: readonly BlogNode[] }) {
  const tree = useMemo(() => allowedTree(body), [body])
  const names = new Map<string, number>()
  return tree.map((node, at) => {
    if (typeof node === 'string') return node
    return isHeading(node) ? heading(node, at, names) : toElement(node, at, at === 0 && isOpening(node))
  })
}

const isHeading = ({ tag }: BlogElement): boolean => tag === 'h2' || tag === 'h3' || tag === 'h4'
const isOpening = (node: BlogElement): boolean =>
  node.tag === 'p' && typeof node.children[0] === 'string' && /^\p{L}/u.test(node.children[0]) && blogText([node]).length >= OPENING_CHARS

/** A heading that can be linked to: `#part-for-the-big-kids`. */
function heading({ tag, children }: BlogElement, at: number, names: Map<string, number>): ReactNode {
  const name = slugOf(blogText(children))
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return createElement(tag, { key: at, id: count === 1 ? `part-${name}` : `part-${name}-${count}` }, ...toNodes(children))
}

const toNodes = (nodes: readonly BlogNode[]): ReactNode[] =>
  nodes.map((node, at) => (typeof node === 'string' ? node : toElement(node, at)))

function toElement(node: BlogElement, key: number, isFirst = false): ReactNode {
  const { tag, attributes, children } = node
  if (tag === 'img') return <ArticlePicture key={key} attributes={attributes} />
  if (tag === 'a') return <BodyLink key={key} {...attributes}>{toNodes(children)}</BodyLink>
  if (tag === 'table') return <Wide key={key} label={tableName(node)}>{createElement('table', {}, ...toNodes(children))}</Wide>
  if (tag === 'pre') return <Wide key={key} label="Code">{createElement('pre', {}, ...toNodes(children))}</Wide>
  const { colspan, rowspan, ...same } = attributes
  const properties = { key, ...same, ...(colspan && { colSpan: Number(colspan) }), ...(rowspan && { rowSpan: Number(rowspan) }) }
  return createElement(tag, isFirst ? { ...properties, className: 'first' } : properties, ...toNodes(children))
}

/** Links within the site keep the page's frame; a `#` is the browser's own business. */
function BodyLink({ href = '', rel, children }: { href?: string; rel?: string; children: ReactNode[] }) {
  const isPage = href.startsWith('/') && !href.includes('#') && !/\.\w+$/.test(href)
  if (isPage) return <Link className="link" to={href}>{children}</Link>
  return <a className="link" href={href} rel={rel}>{children}</a>
}

/** What is wider than the page scrolls by itself, by keyboard too. */
const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- anyone who has no mouse scrolls it with the arrow keys
  <div className="wide" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

/** `Table: Age, What helps`, after its first row. */
function tableName(node: BlogElement): string {
  const [part] = node.children
  const [row] = typeof part === 'object' ? part.children : []
  const cells = typeof row === 'object' ? row.children.map((cell) => blogText([cell]).trim()) : []
  return `Table: ${cells.filter(Boolean).join(', ')}`
}
