import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLayer } from '../router/router-context.tsx'
import { buttonClass } from '../form/button.tsx'
import { toastStore } from './toast-store.ts'
import { ToastCard } from './toaster.tsx'
import './dialog.css'

interface DialogProps {
  title: string
  onClose: () => void
  /** For what is read before anything is pressed: the focus goes to the title, so that it opens at its beginning. */
  opensAtTitle?: boolean
  /** Stands in the way of another page, so Back isn't to close it. */
  isInTheWay?: boolean
  children: ReactNode
}

/** The browser's own modal dialog, open for as long as it is rendered. It keeps the focus in and gives it back. */
export function Dialog({ title, onClose, opensAtTitle = false, isInTheWay = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // Closed before it is taken out of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    if (opensAtTitle) heading.current?.focus()
    return () => element?.close()
  }, [opensAtTitle])
  useLayer(!isInTheWay, onClose)
  // Only its own closing counts: the event bubbles in React's tree.
  const closed = (event: SyntheticEvent) => event.target === dialog.current && onClose()
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId} onClose={closed}>
      <h2 id={titleId} ref={heading} tabIndex={opensAtTitle ? -1 : undefined}>
        {title}
      </h2>
      {children}
      <DialogToaster />
    </dialog>
  )
}

/** What is told while the dialog is open. The page's own toasts lie behind it, out of reach and unread. */
function DialogToaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined)
  const [earlier] = useState(toast?.id)
  const place = useRef<HTMLDivElement>(null)
  const shown = toast?.id === earlier ? undefined : toast
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div ref={place} className="toaster" role="status" aria-live="polite">
      {shown && <ToastCard key={shown.id} toast={shown} />}
    </div>
  )
}

interface ConfirmDialogProps extends DialogProps {
  confirmLabel: string
  pendingLabel: string
  pending: boolean
  onConfirm: () => void
}

/** Asks before something is done that someone may regret. */
export function ConfirmDialog({ confirmLabel, pendingLabel, pending, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      {dialog.children}
      <div className="dialog-ways">
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={dialog.onClose}>
          Cancel
        </button>
        <button type="button" className={`${buttonClass({ small: true })} btn-danger`} aria-disabled={pending} onClick={onConfirm}>
          {pending ? pendingLabel : confirmLabel}
        </button>
      </div>
    </Dialog>
  )
}
