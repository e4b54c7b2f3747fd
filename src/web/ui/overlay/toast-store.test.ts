import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as ToastStore from './toast-store.ts'

const news = { tone: 'good', title: 'Message sent!', text: "We'll be in touch soon." } as const
const trouble = { tone: 'bad', title: 'Something went wrong', text: 'Please try again.' } as const

let store: typeof ToastStore
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  store = await import('./toast-store.ts')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('toasts', () => {
  it('are one at a time, and remembered for 1,000,000 ms [R298 R301]', () => {
    expect(store.TOAST_LIMIT).toBe(1)
    expect(store.TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
  })

  it('show the newest alone, and never the older one again [R298]', () => {
    store.showToast(news)
    store.showToast(trouble)

    const current = store.toastStore.current()
    expect(current).toMatchObject({ ...trouble, isOpen: true })
    store.dismissToast(current?.id ?? 0)
    expect(store.toastStore.current()).toBeUndefined()
  })

  it('hide at once when dismissed, and are removed only after the delay [R301]', () => {
    const listener = vi.fn()
    store.showToast(news)
    store.toastStore.subscribe(listener)

    store.dismissToast(store.toastStore.current()?.id ?? 0)
    expect(store.toastStore.current()).toBeUndefined()
    expect(listener).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(store.TOAST_REMOVE_DELAY_MS - 1)
    expect(listener).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('are left alone by the removal of an older one', () => {
    store.showToast(news)
    store.showToast(trouble)

    vi.advanceTimersByTime(2 * store.TOAST_REMOVE_DELAY_MS)

    expect(store.toastStore.current()).toMatchObject(trouble)
  })

  it('are taken away as complaints once what they are about is put right, while good news stays', () => {
    store.showToast(trouble)
    store.dismissComplaint()
    expect(store.toastStore.current()).toBeUndefined()

    store.showToast(news)
    store.dismissComplaint()
    expect(store.toastStore.current()).toMatchObject(news)
  })

  it('stop telling anyone who has stopped listening', () => {
    const listener = vi.fn()
    store.toastStore.subscribe(listener)()

    store.showToast(news)

    expect(listener).not.toHaveBeenCalled()
  })
})
