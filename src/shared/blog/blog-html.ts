import { DomHandler, Parser } from 'htmlparser2'
import { linkAttributes, pictureAddressIn, plain } from './blog-addresses.ts'
import { type BlogElement, type BlogNode, type BlogTag, DECORATION, INLINE } from './blog-tree.ts'

type Parsed = DomHandler['dom'][number]
type ParsedElement = Extract<Parsed, { attribs: object }>

const LINE_PARTS = new Set<string>([...INLINE, 'br', 'img'])
const VOID = new Set<BlogTag>(['br', 'hr', 'img'])
/** How many lists and quotes stand within each other at the most. */
const NESTED_MOST = 5
/** How many elements of any kind are read within each other: more than a text has, and fewer than fill the stack. */
const READ_WITHIN_MOST = 100
/** Largest number of columns or rows one cell takes. */
const SPAN_MOST = 20
/** Largest size of a picture, in pixels. */
const SIDE_MOST = 10_000

/**
 * The content of a post as a tree in which every element stands where a browser would leave it: so the page the
 * server sends and the one the browser makes are the same, and nothing but the allowlist is in either.
 */
export const blogTree = (html: string): BlogNode[] => flow(parse(html), 0)

/** Elements past the deepest level lose their tags, not their text. */
class ShallowDom extends DomHandler {
  #dropped = 0

  override onopentag(...tag: Parameters<DomHandler['onopentag']>): void {
    if (this.tagStack.length <= READ_WITHIN_MOST) super.onopentag(...tag)
    else this.#dropped += 1
  }

  override onclosetag(): void {
    if (this.#dropped > 0) this.#dropped -= 1
    else super.onclosetag()
  }
}

function parse(html: string): Parsed[] {
  const dom = new ShallowDom()
  new Parser(dom).end(html)
  return dom.dom
}

/** The tree as HTML. `blogHtml(blogTree(html))` is its own tree again. */
export const blogHtml = (nodes: readonly BlogNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escape(node) : elementHtml(node))).join('')

function elementHtml({ tag, attributes, children }: BlogElement): string {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`)
  return `<${tag}${said.join('')}>${VOID.has(tag) ? '' : `${blogHtml(children)}</${tag}>`}`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const element = (tag: BlogTag, children: readonly BlogNode[] = [], attributes: BlogElement['attributes'] = {}): BlogElement => ({
  ...{ tag, attributes, children },
})

const isElement = (node: Parsed): node is ParsedElement => 'attribs' in node
const textIn = (node: Parsed): string => (node.nodeType === 3 ? plain((node as Parsed & { data: string }).data) : '')
const childrenOf = (node: Parsed): Parsed[] => ('children' in node ? node.children : [])

/** Whether there is anything to see. */
const hasContent = (node: BlogNode): boolean =>
  typeof node === 'string' ? /\S/.test(node) : node.tag === 'img' || node.tag === 'hr' || node.children.some(hasContent)

/** Blocks after each other. Lines between them become paragraphs, or stay as they are in the items of a list. */
function flow(nodes: readonly Parsed[], depth: number, isItem = false): BlogNode[] {
  const blocks: BlogNode[] = []
  let line: Parsed[] = []
  const endLine = () => {
    const found = inline(line)
    if (!isItem) blocks.push(...paragraph(found))
    else if (found.some(hasContent)) blocks.push(...found)
    line = []
  }
  for (const node of nodes) {
    if (isElement(node) && !LINE_PARTS.has(node.name)) {
      endLine()
      blocks.push(...block(node, depth, isItem))
    } else {
      line.push(node)
    }
  }
  endLine()
  return merged(blocks)
}

/** A line as a paragraph; pictures without words stand by themselves. */
function paragraph(line: readonly BlogNode[]): BlogNode[] {
  const seen = line.filter(hasContent)
  if (seen.length === 0) return []
  const isPictures = seen.every((node) => typeof node !== 'string' && node.tag === 'img')
  return isPictures ? seen.map((picture) => element('figure', [picture])) : [element('p', line)]
}

function block(node: ParsedElement, depth: number, isItem: boolean): BlogNode[] {
  const { name, children } = node
  if (name === 'p') return paragraph(inline(children))
  if (name === 'h2' || name === 'h3' || name === 'h4') return ifSeen(element(name, inline(children, ['figcaption'])))
  if (name === 'hr') return [element('hr')]
  if (name === 'pre') return preformatted(node)
  if (name === 'figure') return figure(node, depth, isItem)
  if (name === 'table') return table(node)
  if (depth < NESTED_MOST) {
    if (name === 'blockquote') return ifSeen(element('blockquote', flow(children, depth + 1)))
    if (name === 'ul' || name === 'ol') return list(node, depth + 1)
  }
  return flow(children, depth, isItem)
}

const ifSeen = (found: BlogElement): BlogNode[] => (found.children.some(hasContent) ? [found] : [])

function list({ name, children, attribs }: ParsedElement, depth: number): BlogNode[] {
  const items = children.flatMap((child) => {
    const isOwnItem = isElement(child) && child.name === 'li'
    return ifSeen(element('li', flow(isOwnItem ? child.children : [child], depth, true)))
  })
  if (items.length === 0) return []
  if (name === 'ul') return [element('ul', items)]
  const start = count(attribs.start, 10_000)
  return [element('ol', items, start && start !== '1' ? { start } : {})]
}

function preformatted(node: ParsedElement): BlogNode[] {
  const text = wholeText(node).replace(/^\n+/, '').trimEnd()
  return text === '' ? [] : [element('pre', [element('code', [text])])]
}

const wholeText = (node: Parsed): string =>
  isElement(node) && node.name === 'br' ? '\n' : textIn(node) + childrenOf(node).map(wholeText).join('')

/** Pictures with a caption; without a picture only what else is in it. */
function figure(node: ParsedElement, depth: number, isItem: boolean): BlogNode[] {
  const pictures = within(node, 'img').flatMap(picture)
  if (pictures.length === 0) return flow(node.children, depth, isItem)
  const [caption] = within(node, 'figcaption')
  return [element('figure', [...pictures, ...(caption ? ifSeen(element('figcaption', inline(caption.children, ['figcaption']))) : [])])]
}

const within = (node: Parsed, name: string): ParsedElement[] =>
  childrenOf(node).flatMap((child) => (isElement(child) && child.name === name ? [child] : within(child, name)))

function table(node: ParsedElement): BlogNode[] {
  const rows = rowsIn(node, false)
  const part = (tag: 'thead' | 'tbody', wanted: boolean) => {
    const own = rows.filter(({ isHead }) => isHead === wanted).map(({ row }) => row)
    return own.length > 0 ? [element(tag, own)] : []
  }
  const parts = [...part('thead', true), ...part('tbody', false)]
  return parts.some(hasContent) ? [element('table', parts)] : []
}

function rowsIn(node: ParsedElement, isHead: boolean): { row: BlogElement; isHead: boolean }[] {
  return node.children.filter(isElement).flatMap((child) => {
    if (child.name !== 'tr') return rowsIn(child, isHead || child.name === 'thead')
    const cells = child.children.filter(isElement).flatMap(cell)
    return cells.length > 0 ? [{ row: element('tr', cells), isHead }] : []
  })
}

function cell({ name, children, attribs }: ParsedElement): BlogElement[] {
  if (name !== 'th' && name !== 'td') return []
  const [colspan, rowspan] = [count(attribs.colspan, SPAN_MOST), count(attribs.rowspan, SPAN_MOST)]
  const scope = name === 'th' && /^(col|row)$/.test(attribs.scope ?? '') ? attribs.scope : undefined
  return [element(name, inline(children), { ...(scope && { scope }), ...(colspan && { colspan }), ...(rowspan && { rowspan }) })]
}

/** What stands in one line. Blocks in it lose their borders, and no element stands in another of its kind. */
function inline(nodes: readonly Parsed[], around: readonly string[] = []): BlogNode[] {
  return merged(nodes.flatMap((node) => (isElement(node) ? inlineElement(node, around) : [textIn(node)])))
}

function inlineElement(node: ParsedElement, around: readonly string[]): BlogNode[] {
  const { name, children } = node
  if (name === 'br') return [element('br')]
  if (name === 'img') return around.includes('figcaption') ? [] : picture(node)
  if (!INLINE.has(name)) return [' ', ...inline(children, around), ' ']
  const inner = inline(children, [...around, name])
  const attributes = inlineAttributes(node)
  if (around.includes(name) || !attributes || !inner.some(hasContent)) return inner
  return [element(name as BlogTag, inner, attributes)]
}

/** Undefined for a link that leads nowhere. */
function inlineAttributes({ name, attribs }: ParsedElement): Record<string, string> | undefined {
  if (name === 'em' && /^[a-z]{2,3}(-[a-z]{2})?$/i.test(attribs.lang ?? '')) return { lang: attribs.lang ?? '' }
  return name === 'a' ? linkAttributes(attribs.href ?? '') : {}
}

function merged(nodes: readonly BlogNode[]): BlogNode[] {
  const together: BlogNode[] = []
  for (const node of nodes) {
    const last = together.at(-1)
    if (typeof node !== 'string') together.push(node)
    else if (typeof last === 'string') together[together.length - 1] = last + node
    else if (node !== '') together.push(node)
  }
  return together
}

function picture({ attribs }: ParsedElement): BlogElement[] {
  const src = pictureAddressIn(attribs.src ?? '')
  if (src === undefined) return []
  const [width, height] = [count(attribs.width, SIDE_MOST), count(attribs.height, SIDE_MOST)]
  const alt = plain(attribs.alt ?? '').replace(/\s+/g, ' ').trim()
  // An empty `alt` may have been forgotten; this says that nothing is to be said.
  const isDecoration = alt === '' && attribs.role === DECORATION
  return [element('img', [], { src, alt, ...(isDecoration && { role: DECORATION }), ...(width && height && { width, height }) })]
}

/** A whole number from 1 to `most` as it is written, or undefined. */
const count = (text: string | undefined, most: number): string | undefined =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most ? text : undefined
