export type Tone = 'good' | 'bad' | 'warn'

export interface Toast {
  id: number
  tone: Tone
  title: string
  text: string
  isOpen: boolean
}

/** How many toasts are shown at once. Source: docs/rules/requirements.md, R298. */
export const TOAST_LIMIT = 1
/** How long a dismissed toast is remembered, in milliseconds. It hides at once. Source: docs/rules/requirements.md, R301. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
/** How long good news stays, in milliseconds, unless the pointer or the focus rests on it. Bad news stays. */
export const GOOD_NEWS_MS = 8_000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before. */
export function showToast(toast: Pick<Toast, 'tone' | 'title' | 'text'>): void {
  for (const { id, isOpen } of toasts) if (isOpen) dismissToast(id)
  set([{ ...toast, id: nextId++, isOpen: true }, ...toasts])
}

/** Hides a toast at once and forgets it later. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS)
}

/** Takes a complaint away that is put right or left behind. Good news stays its time, on the next page too. */
export function dismissComplaint(): void {
  const toast = toastStore.current()
  if (toast && toast.tone !== 'good') dismissToast(toast.id)
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => toasts.find((toast) => toast.isOpen),
}
