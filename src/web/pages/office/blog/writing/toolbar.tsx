import { Bold, Heading2, Heading3, ImagePlus, Italic, Link, List, ListOrdered, type LucideIcon, Minus, Quote, Redo2, Undo2 } from 'lucide-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type RefObject, useState } from 'react'

interface Tool {
  label: string
  Icon: LucideIcon
  press: () => void
  isPressed?: boolean
  isDisabled?: boolean
}

interface ToolbarProps {
  editor: Editor
  bar: RefObject<HTMLDivElement | null>
  onLink: () => void
  onPicture: () => void
}

/** Which tool a key leads to, by the ARIA toolbar pattern. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Everything that can be done to the text. One stop of the Tab key; the arrow keys go from tool to tool. */
export function Toolbar({ editor, bar, onLink, onPicture }: ToolbarProps) {
  const tools = useTools({ editor, onLink, onPicture })
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.view.focus()
    const next = STEPS[event.key]?.(current, tools.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="post-tools" role="toolbar" aria-label="Formatting" aria-controls="post-text" tabIndex={-1} ref={bar} onKeyDown={onKeyDown}>
      {tools.map(({ label, Icon, press, isPressed, isDisabled }, at) => (
        <button
          key={label}
          type="button"
          className="post-tool"
          aria-label={label}
          title={label}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setCurrent(at)}
          onClick={() => !isDisabled && press()}
        >
          <Icon className="i" aria-hidden />
        </button>
      ))}
    </div>
  )
}

function useTools({ editor, onLink, onPicture }: Omit<ToolbarProps, 'bar'>): Tool[] {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'), italic: now.isActive('italic'), link: now.isActive('link'), picture: now.isActive('image'),
      heading: now.isActive('heading', { level: 2 }), smaller: now.isActive('heading', { level: 3 }), quote: now.isActive('blockquote'),
      bullets: now.isActive('bulletList'), numbers: now.isActive('orderedList'),
      canUndo: now.can().undo(), canRedo: now.can().redo(),
    }),
  })
  // At once: the library's own way waits for a frame, and the first letters typed would be lost.
  const chain = () => {
    editor.view.focus()
    return editor.chain()
  }
  return [
    { label: 'Heading', Icon: Heading2, isPressed: is.heading, press: () => chain().toggleHeading({ level: 2 }).run() },
    { label: 'Subheading', Icon: Heading3, isPressed: is.smaller, press: () => chain().toggleHeading({ level: 3 }).run() },
    { label: 'Bold', Icon: Bold, isPressed: is.bold, press: () => chain().toggleBold().run() },
    { label: 'Italic', Icon: Italic, isPressed: is.italic, press: () => chain().toggleItalic().run() },
    { label: 'Link', Icon: Link, isPressed: is.link, press: onLink },
    { label: 'Bulleted list', Icon: List, isPressed: is.bullets, press: () => chain().toggleBulletList().run() },
    { label: 'Numbered list', Icon: ListOrdered, isPressed: is.numbers, press: () => chain().toggleOrderedList().run() },
    { label: 'Quote', Icon: Quote, isPressed: is.quote, press: () => chain().toggleBlockquote().run() },
    { label: 'Divider', Icon: Minus, press: () => chain().setHorizontalRule().run() },
    { label: 'Image', Icon: ImagePlus, isPressed: is.picture, press: onPicture },
    { label: 'Undo', Icon: Undo2, isDisabled: !is.canUndo, press: () => chain().undo().run() },
    { label: 'Redo', Icon: Redo2, isDisabled: !is.canRedo, press: () => chain().redo().run() },
  ]
}
