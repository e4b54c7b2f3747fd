import { Check, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dismissToast, GOOD_NEWS_MS, type Toast, toastStore } from './toast-store.ts'

const ICONS = { good: Check, bad: X, warn: TriangleAlert }

/** Where toasts appear, one at a time. Stands in the page from the start, so that screen readers announce them. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined)
  return (
    <div className="toaster" role="status" aria-live="polite">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  )
}

export function ToastCard({ toast: { id, tone, title, text } }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false)
  const Icon = ICONS[tone]
  const pause = { onFocus: () => setPaused(true), onPointerEnter: () => setPaused(true) }
  const letGo = { onBlur: () => setPaused(false), onPointerLeave: () => setPaused(false) }

  useEffect(() => {
    if (tone !== 'good' || isPaused) return
    const timer = setTimeout(() => dismissToast(id), GOOD_NEWS_MS)
    return () => clearTimeout(timer)
  }, [id, tone, isPaused])

  return (
    <div className="toast" {...pause} {...letGo}>
      <span className={`dot toast-${tone}`}>
        <Icon className="i" aria-hidden />
      </span>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <button type="button" className="icon-btn" aria-label="Close message" onClick={() => dismissToast(id)}>
        <X className="i" aria-hidden />
      </button>
    </div>
  )
}
