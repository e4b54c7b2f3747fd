import { DraftStore, type SavedDraft } from '../../../../drafts/draft-store.ts'
import type { DraftChange } from '../../../../queries/office/blog-queries.ts'

/** What was typed into a post and not saved. */
export type UnsavedCopy = SavedDraft<{ change: DraftChange }>

/** How long a forgotten copy is kept. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1_000

const copies = new DraftStore<{ change: DraftChange }>(() => localStorage, {
  prefix: 'blog-unsaved:',
  maxAgeMs: MAX_AGE_MS,
  isDraft: ({ change }) => typeof change === 'object',
})

/** Saves in this browser what a window has not saved on the site; removes it when there is nothing. */
export const saveCopy = (id: number, tab: string, change: DraftChange | undefined): void =>
  copies.save(`${id}@${tab}`, change && { change })

export const dropCopy = ({ name }: UnsavedCopy): void => copies.remove(name)

/** What windows that are closed now have not saved, the newest first. */
export const findCopies = (id: number, openTabs: ReadonlySet<string>): UnsavedCopy[] =>
  copies.list(`${id}@`).filter(({ name }) => !openTabs.has(name.slice(`${id}@`.length)))
