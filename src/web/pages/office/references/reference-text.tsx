import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import '../blog/writing/rich-text.css'
import { documentOf, pasted, referenceParts, textOf } from './reference-nodes.ts'

/** Puts something into the text where the caret is. A condition stands around what is selected. */
export interface TextWithReferences {
  insert: (written: string, end?: string) => void
}

interface ReferenceTextProps {
  text: string
  isLine: boolean
  isPage: boolean
  /** Whether the caret starts here, at the end of the text. */
  startsFocused: boolean
  nameOf: (written: string) => string
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }
  name: string
  labelId: string
  handle: RefObject<TextWithReferences | null>
  onChange: (text: string) => void
}

/** A text whose references show as names. */
export function ReferenceText({ text, isLine, isPage, startsFocused, nameOf, control, name, labelId, handle, onChange }: ReferenceTextProps) {
  const change = useRef(onChange)
  useEffect(() => void (change.current = onChange))
  const editor = useEditor({
    extensions: referenceParts(nameOf),
    injectCSS: false,
    autofocus: startsFocused ? 'end' : false,
    content: documentOf(text),
    onUpdate: ({ editor: now }) => change.current(textOf(now.state.doc)),
    editorProps: {
      attributes: {
        class: ['input reference-text', !isLine && 'reference-lines', isPage && 'reference-page'].filter(Boolean).join(' '), role: 'textbox', 'data-name': name,
        'aria-multiline': String(!isLine), 'aria-labelledby': labelId, ...withoutEmpty(control),
      },
      clipboardTextParser: (copied, _, __, view) => pasted(isLine ? copied.replaceAll(/\s+/g, ' ') : copied, view.state.schema),
      clipboardTextSerializer: ({ content }) => content.content.map((line) => line.textBetween(0, line.content.size, '', (node) => String(node.attrs['written'] ?? ''))).join('\n'),
      handleKeyDown: (_, event) => isLine && event.key === 'Enter',
    },
  })
  // Someone else's version, or a draft that is dropped, takes the place of what is shown.
  useEffect(() => {
    if (textOf(editor.state.doc) !== text) show(editor, text)
  }, [editor, text])
  useImperativeHandle(handle, () => ({ insert: (written, end) => insert(editor, written, end) }), [editor])
  return <EditorContent editor={editor} />
}

const withoutEmpty = (attributes: Record<string, string | boolean | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))

/** Shows a text that comes from outside, which is no change of the owner's. */
function show(editor: Editor, text: string): void {
  const { state, schema, view } = editor
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, schema.nodeFromJSON(documentOf(text)).content).setMeta('preventUpdate', true).setMeta('addToHistory', false))
}

function insert(editor: Editor, written: string, end: string | undefined): void {
  const { from, to } = editor.state.selection
  const reference = (one: string) => editor.schema.node('reference', { written: one })
  const change = editor.state.tr
  if (end === undefined) change.replaceWith(from, to, reference(written))
  else change.insert(to, reference(end)).insert(from, reference(written))
  editor.view.dispatch(change)
  editor.commands.focus(end === undefined ? from + 1 : to + 1)
}
