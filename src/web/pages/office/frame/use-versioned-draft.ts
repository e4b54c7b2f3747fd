import { useState } from 'react'
import { usePersistedDraft } from '../../../drafts/use-persisted-draft.ts'
import { afterSave, draftOf, type Fields, isChanged as differs, rebase, type Version, type VersionedDraft } from '../../../drafts/versioned-draft.ts'
import { useFormSave } from './use-saving.ts'

interface VersionedDraftOptions<T extends Fields> {
  /** Names the form and what it edits. */
  name: string
  /** What the site has, as far as this page knows. */
  saved: Version<T>
  /** Fields in which nothing was typed, where those aren't what the draft began from. */
  blank?: T
  /** What the site has of what a restored draft edits; `saved` without it. */
  savedFor?: (restored: T) => Version<T> | undefined
  /** Saves the fields over `base`. @returns what the site has then; undefined where the page was left */
  save: (fields: T, base: Version<T>) => Promise<Version<T> | undefined>
  /** Fetches what someone else saved, after a save was refused for that; undefined where nothing can take the draft's place. */
  fetchRemote?: (local: T) => Promise<Version<T> | undefined>
  /** The form shows the conflict itself, so that no toast has to tell it. */
  showsConflict?: boolean
}

/**
 * The fields of an editor that two windows may have open. What is typed stays in the tab until it is saved. What
 * someone else saved is shown before it is overwritten, and fields that weren't touched here are never taken back.
 */
export function useVersionedDraft<T extends Fields>({ name, saved, blank, savedFor = () => saved, save, fetchRemote, showsConflict = false }: VersionedDraftOptions<T>) {
  const [draft, setDraft] = useState<VersionedDraft<T>>(() => draftOf(saved))
  const { base, local } = draft
  const setLocal = (change: (before: T) => T) => setDraft((before) => ({ ...before, local: change(before.local) }))
  const startFrom = (version: Version<T>) => setDraft(draftOf(version))

  const isChanged = differs(blank ?? base.fields, local)
  const forget = usePersistedDraft(name, isChanged ? draft : undefined, (restored) => {
    const now = savedFor(restored.local)
    setDraft(now ? rebase(restored, now) : restored)
  })
  const resolveConflict = async () => {
    const remote = await fetchRemote?.(local)
    if (remote) setDraft((before) => rebase(before, remote))
  }
  const form = useFormSave(local, setLocal, {
    save: async (sent) => {
      const now = await save(sent, base)
      if (now) setDraft((before) => afterSave(before, sent, now))
      else forget()
    },
    onRefused: (status) => {
      if (status === 409) void resolveConflict()
      return status === 409 && showsConflict
    },
  })
  // A newer version that comes while nothing was typed takes the place of the older one.
  if (saved.version !== undefined && saved.version !== base.version && !isChanged && !form.pending) startFrom(saved)

  return { ...form, base, local, remote: draft.isConflict && isChanged ? base.fields : undefined, isChanged, setDraft, startFrom, forget, drop: () => startFrom(saved) }
}
