import { useEffect, useState } from 'react'
import { useBlocker } from '../../../../ui/router/router-context.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import type { DraftChange } from '../../../../queries/office/blog-queries.ts'
import type { Autosave } from './autosave.ts'

/** Saves what is not saved before someone goes; asks where that does not succeed. */
export function LeaveGuard({ autosave }: { autosave: Autosave<DraftChange> }) {
  const blocker = useBlocker((to, from) => autosave.unsaved !== undefined && to.pathname !== from.pathname)
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (!blocker.isBlocked) return
    void autosave.flush().then((isSaved) => (isSaved ? blocker.proceed() : setAsks(true)))
  }, [blocker, autosave])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!autosave.unsaved) return
      void autosave.flush()
      event.preventDefault()
    }
    const save = () => void (document.visibilityState === 'hidden' && autosave.flush())
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', save)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', save)
    }
  }, [autosave])
  if (!asks || !blocker.isBlocked) return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      isInTheWay
      confirmLabel="Leave"
      pendingLabel="Leaving..."
      pending={false}
      onClose={() => {
        setAsks(false)
        blocker.reset()
      }}
      onConfirm={() => blocker.proceed()}
    >
      <p>Your latest changes didn’t save. This browser is keeping them and will offer to restore them when you come back.</p>
    </ConfirmDialog>
  )
}
