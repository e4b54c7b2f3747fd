import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { getSchema, type JSONContent } from '@tiptap/react'
import { blogTree } from '../../../../../shared/blog/blog-html.ts'
import type { BlogNode } from '../../../../../shared/blog/blog-tree.ts'
import { POST_PARTS } from './post-nodes.ts'

/** Nothing in it is shown, loaded or run. */
const aside = (): Document => document.implementation.createHTMLDocument('')

/** A post's HTML as the editor has it. No markup is made from a string on the way. */
export function fromHtml(html: string): JSONContent {
  const page = aside()
  page.body.append(...blogTree(html).map((node) => toDom(node, page)))
  return DOMParser.fromSchema(getSchema(POST_PARTS)).parse(page.body).toJSON() as JSONContent
}

function toDom(node: BlogNode, page: Document): ChildNode {
  if (typeof node === 'string') return page.createTextNode(node)
  const element = page.createElement(node.tag)
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
  element.append(...node.children.map((child) => toDom(child, page)))
  return element
}

/** What the editor has as a post's HTML. */
export function toHtml(doc: Node): string {
  const page = aside()
  page.body.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page }))
  for (const line of page.querySelectorAll('li > p:first-child')) {
    const isOnlyOne = [...(line.parentElement?.children ?? [])].filter(({ localName }) => localName === 'p').length === 1
    if (isOnlyOne) line.replaceWith(...line.childNodes)
  }
  return doc.textContent === '' && !page.querySelector('img, hr') ? '' : page.body.innerHTML
}
