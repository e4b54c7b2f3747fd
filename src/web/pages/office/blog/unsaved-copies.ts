import type { DraftChange } from '../../../queries/office/blog.ts'

/** What was typed and not saved, as this browser keeps it. */
export interface UnsavedCopy {
  /** The store's name for it. */
  key: string
  change: DraftChange
  at: number
}

const START = 'blog-unsaved:'
/** How long a forgotten copy is kept, in days. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000

/** Keeps what a window has not saved; forgets it when there is nothing. A full or forbidden store is no error. */
export function saveCopy(id: number, tab: string, change: DraftChange | undefined): void {
  safely(() => {
    const key = `${START}${id}@${tab}`
    if (change) localStorage.setItem(key, JSON.stringify({ change, at: Date.now() }))
    else localStorage.removeItem(key)
  })
}

export const dropCopy = (key: string): void => void safely(() => localStorage.removeItem(key))

/** What windows that are closed now have not saved, the newest first. */
export async function findCopies(id: number, openTabs: ReadonlySet<string>): Promise<UnsavedCopy[]> {
  const start = `${START}${id}@`
  const names = safely(() => Object.keys(localStorage).filter((name) => name.startsWith(start))) ?? []
  const closed = names.filter((name) => !openTabs.has(name.slice(start.length)))
  return closed.flatMap((key) => read(key) ?? []).toSorted((a, b) => b.at - a.at)
}

function read(key: string): UnsavedCopy | undefined {
  return safely(() => {
    const { change, at } = JSON.parse(localStorage.getItem(key) ?? '') as UnsavedCopy
    return typeof change === 'object' && Date.now() - at < RETENTION_MS ? { key, change, at } : undefined
  })
}

function safely<T>(reach: () => T): T | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
