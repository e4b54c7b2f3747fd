import { useEffect, useRef, useState } from 'react'
import { useLayer } from '../router/router-context.tsx'

/**
 * A menu in the browser's own modal dialog, which keeps the focus in and gives it back. Browsers that know commands of
 * buttons open and close it before the scripts are there.
 *
 * @param id - of the dialog, once a page
 * @returns what the dialog and the buttons that open and close it need, and how to close it
 */
export function useMenu(id: string) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    if (!ref.current?.open) ref.current?.showModal()
    setOpen(true)
  }
  // It may have been opened before.
  useEffect(() => setOpen(ref.current?.open === true), [])
  const close = () => ref.current?.close()
  useLayer(isOpen, close)
  return {
    dialog: { id, ref, onClose: () => setOpen(false) },
    button: { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, 'aria-controls': id, command: 'show-modal', commandfor: id, onClick: open },
    closeButton: { command: 'close', commandfor: id, onClick: close },
    close,
  } as const
}

/** What {@link useMenu} gives to the component that shows the menu. */
export type Menu = Pick<ReturnType<typeof useMenu>, 'dialog' | 'closeButton' | 'close'>
