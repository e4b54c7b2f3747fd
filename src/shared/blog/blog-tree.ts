import { linkAttributes, pictureAddressIn } from './blog-addresses.ts'

/**
 * What a blog post may consist of: each element with its attributes. `rel` is not listed because it is never taken
 * over: links get theirs from us. Source: docs/rules/blog.md#html
 */
export const ALLOWED = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  pre: [],
  code: [],
  hr: [],
  br: [],
  strong: [],
  em: ['lang'],
  s: [],
  sub: [],
  sup: [],
  a: ['href'],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height', 'role'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Record<string, readonly string[]>

export type BlogTag = keyof typeof ALLOWED

export interface BlogElement {
  tag: BlogTag
  attributes: Readonly<Record<string, string>>
  children: readonly BlogNode[]
}

/** A piece of a post: text, or an allowed element in a place where it may stand. */
export type BlogNode = string | BlogElement

/** What stands within a line. */
export const INLINE = new Set<string>(['code', 'strong', 'em', 's', 'sub', 'sup', 'a'] satisfies BlogTag[])
/** The role of a picture that only decorates. */
export const DECORATION = 'presentation'

/** All text of a tree, blocks a blank apart. */
export const blogText = (nodes: readonly BlogNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return INLINE.has(node.tag) ? blogText(node.children) : ` ${blogText(node.children)} `
    })
    .join('')

/** A tree that came over the network, with nothing in it that is not on the list: what is around it goes, its text stays. */
export const allowedTree = (nodes: readonly BlogNode[]): BlogNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const children = allowedTree(node.children)
    const attributes = Object.hasOwn(ALLOWED, node.tag) ? allowedAttributes(node) : undefined
    return attributes ? [{ tag: node.tag, attributes, children }] : children
  })

/** Undefined for a link or a picture without an address that it may have. */
function allowedAttributes({ tag, attributes }: BlogElement): BlogElement['attributes'] | undefined {
  const { href = '', src = '' } = attributes
  if (tag === 'a') return linkAttributes(href)
  const named: readonly string[] = ALLOWED[tag]
  const allowed = Object.fromEntries(Object.entries(attributes).filter(([name]) => named.includes(name)))
  if (tag !== 'img') return allowed
  const address = pictureAddressIn(src)
  return address === undefined ? undefined : { ...allowed, src: address }
}
