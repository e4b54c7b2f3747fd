import { Extension, type Extensions, type JSONContent, Node } from '@tiptap/react'
import { type Node as DocumentNode, type Schema, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { type Piece, piecesOf } from '../../../../shared/playground/references/parse-references.ts'

const NAME = 'reference'

/** A reference in a text: one thing that can be moved and deleted, but not broken. @param nameOf - what is read there */
const Reference = (nameOf: (written: string) => string) =>
  Node.create({
    name: NAME,
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    addAttributes: () => ({
      written: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset['reference'] ?? '',
        renderHTML: ({ written }) => ({ 'data-reference': written as string }),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-reference]' }],
    renderHTML: ({ node, HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'reference' }, nameOf(writtenOf(node))],
    renderText: ({ node }) => writtenOf(node),
  })

const writtenOf = (node: DocumentNode): string => String(node.attrs['written'])

/** Deletes what is left of a condition once its beginning or its end was deleted. */
const WholeConditions = Extension.create({
  name: 'wholeConditions',
  addProseMirrorPlugins: () => [
    new Plugin({ appendTransaction: (changes, _, state) => (changes.some(({ docChanged }) => docChanged) ? withoutOrphans(state) : null) }),
  ],
})

function withoutOrphans(state: EditorState): Transaction | null {
  const orphans = orphansIn(state.doc)
  if (orphans.length === 0) return null
  const change = state.tr
  for (const at of orphans.toReversed()) change.delete(at, at + 1)
  return change
}

/** Where a condition has a beginning without an end, or the other way around. */
export function orphansIn(doc: DocumentNode): number[] {
  const orphans: number[] = []
  let open: number[] = []
  doc.descendants((node, at) => {
    const kind = node.type.name === NAME ? piecesOf(writtenOf(node))[0]?.kind : undefined
    if (kind === 'if') {
      orphans.push(...open)
      open = [at]
    } else if ((kind === 'else' || kind === 'end') && open.length === 0) orphans.push(at)
    else if (kind === 'else') open.push(at)
    else if (kind === 'end') open = []
  })
  return [...orphans, ...open].toSorted((a, b) => a - b)
}

const OFF = Object.fromEntries(
  ['blockquote', 'bold', 'bulletList', 'code', 'codeBlock', 'dropcursor', 'gapcursor', 'hardBreak', 'heading', 'horizontalRule', 'italic', 'link', 'listItem', 'listKeymap', 'orderedList', 'strike', 'trailingNode', 'underline'].map((name) => [name, false]),
)

/** Plain lines of text with references in them. */
export const referenceParts = (nameOf: (written: string) => string): Extensions => [StarterKit.configure(OFF), Reference(nameOf), WholeConditions]

/** A text as the editor has it: a paragraph for each line. */
export const documentOf = (text: string): JSONContent => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', content: piecesOf(line).map(nodeOf) })),
})

const nodeOf = (piece: Piece): JSONContent => {
  if (piece.kind === 'text') return { type: 'text', text: piece.text }
  return piece.kind === 'stray' ? { type: 'text', text: piece.written } : { type: NAME, attrs: { written: piece.written } }
}

/** What the editor has as it is stored. */
export const textOf = (doc: DocumentNode): string => {
  const lines: string[] = []
  doc.forEach((line) => lines.push(line.textBetween(0, line.content.size, '', writtenOf)))
  return lines.join('\n')
}

/** What was copied from elsewhere: references in it are references here, too. */
export const pasted = (text: string, schema: Schema): Slice => new Slice(schema.nodeFromJSON(documentOf(text.replaceAll('\r', ''))).content, 1, 1)
