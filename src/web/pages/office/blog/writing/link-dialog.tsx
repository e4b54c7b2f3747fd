import { type Editor, getMarkRange } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { safeAddress } from '../../../../../shared/blog/blog-addresses.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { Dialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { TextField } from '../../../../ui/form/field.tsx'

/** `example.com` is meant as an address of the web. */
const completed = (written: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written.trim()) ? `https://${written.trim()}` : written.trim()

/** Asks where a link leads, and for its words where none are selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [address, setAddress] = useState(before)
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const needsWords = before === '' && editor.state.selection.empty

  const close = () => {
    onClose()
    laterFocus(editor)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const href = safeAddress(completed(address))
    if (href === undefined) return setError('Please enter a link like https://example.com, /forum, or mailto:hello@example.com.')
    const chain = editor.chain().extendMarkRange('link')
    if (needsWords) chain.insertContent({ type: 'text', text: words.trim() || href, marks: [{ type: 'link', attrs: { href } }] }).unsetMark('link').run()
    else chain.setLink({ href }).run()
    close()
  }
  const remove = () => {
    const range = getMarkRange(editor.state.selection.$from, editor.schema.marks['link']!)
    editor.chain().extendMarkRange('link').unsetLink().setTextSelection(range?.to ?? editor.state.selection.to).run()
    close()
  }
  return (
    <Dialog title={before ? 'Edit link' : 'Add link'} onClose={close}>
      <form className="form" noValidate onSubmit={submit}>
        <TextField
          label="Link"
          name="address"
          value={address}
          error={error}
          hint="Paste a web address, or type a page on this site, like /forum."
          inputMode="url"
          autoComplete="off"
          onChange={({ target }) => setAddress(target.value)}
        />
        {needsWords && <TextField label="Link text" name="words" value={words} onChange={({ target }) => setWords(target.value)} />}
        <div className="dialog-ways">
          {before && (
            <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={remove}>
              Remove Link
            </button>
          )}
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={close}>
            Cancel
          </button>
          <button type="submit" className={buttonClass({ small: true })}>
            {before ? 'Save' : 'Add Link'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Gives the text the focus after a dialog has given it back to where it was. */
export function laterFocus(editor: Editor): void {
  setTimeout(() => {
    if (!editor.isDestroyed) editor.view.focus()
  })
}
