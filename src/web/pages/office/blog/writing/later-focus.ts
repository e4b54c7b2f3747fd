import type { Editor } from '@tiptap/react'

/** Gives the text the focus after a dialog has given it back to where it was. */
export function laterFocus(editor: Editor): void {
  setTimeout(() => {
    if (!editor.isDestroyed) editor.view.focus()
  })
}
