import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { cleanPasted } from './clean-pasted.ts'
import { fromHtml, toHtml } from './post-html.ts'
import { laterFocus, LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { POST_PARTS, type PostPicture } from './post-nodes.ts'
import { Toolbar } from './toolbar.tsx'
import './rich-text.css'

interface RichTextProps {
  /** What stands there at first. */
  html: string
  error: string | undefined
  onChange: (html: string) => void
}

/** A picture that is being added, at a place in the text; or one whose words are being changed. */
type PictureWork = { at?: number; file?: File; picture?: PostPicture }

/** The text of a post, written as it will be read. */
export function RichText({ html, error, onChange }: RichTextProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const [works, setWorks] = useState<PictureWork[]>([])
  const [start] = useState(() => fromHtml(html))
  const change = useRef(onChange)
  useEffect(() => void (change.current = onChange))

  const editor = useEditor({
    extensions: POST_PARTS,
    content: start,
    injectCSS: false,
    onUpdate: ({ editor: now }) => change.current(toHtml(now.state.doc)),
    editorProps: {
      attributes: {
        id: 'post-text', class: 'prose post-text', role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': 'post-text-label',
        'aria-describedby': error ? 'post-text-error post-text-hint' : 'post-text-hint', ...(error && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (_, { clipboardData }) => takeFiles(clipboardData, undefined),
      handleDrop: (view, event) => takeFiles(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setLinking(true)
        else return false
        event.preventDefault()
        return true
      },
      handleDoubleClickOn: (_view, _pos, node) => node.type.name === 'image' && editPicture(node.attrs as PostPicture),
    },
  })

  /** @returns whether there were pictures among the files */
  function takeFiles(data: DataTransfer | null, at: number | undefined): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    // What comes from a text program has a picture of the text beside the text itself.
    if (files.length === 0 || data?.types.includes('text/html')) return false
    setWorks(files.map((file) => ({ file, ...(at !== undefined && { at }) })))
    return true
  }
  function editPicture(picture: PostPicture): boolean {
    setWorks([{ picture }])
    return true
  }
  const onPicture = () => setWorks([editor.isActive('image') ? { picture: editor.getAttributes('image') as PostPicture } : {}])
  const [work] = works
  const endWork = () => {
    setWorks(([, ...others]) => others)
    laterFocus(editor)
  }
  const finishWork = (picture: PostPicture) => {
    if (work?.picture) editor.commands.updateAttributes('image', picture)
    else if (work?.at === undefined) editor.chain().insertContent({ type: 'image', attrs: picture }).run()
    else editor.chain().insertContentAt(work.at, { type: 'image', attrs: picture }).run()
    endWork()
  }
  return (
    <div className="post-writing" data-invalid={error ? '' : undefined}>
      <Toolbar editor={editor} bar={bar} onLink={() => setLinking(true)} onPicture={onPicture} />
      <EditorContent editor={editor} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {work && <PictureDialog key={works.length} picture={work.picture} file={work.file} onDone={finishWork} onClose={endWork} />}
    </div>
  )
}
