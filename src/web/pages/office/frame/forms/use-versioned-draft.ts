import { useState } from 'react'
import type { PageForm } from '../../../../forms/page-form.ts'
import { usePersistedDraft } from '../../../../drafts/use-persisted-draft.ts'
import { afterSave, draftOf, type Fields, isChanged as differs, rebase, type Version, type VersionedDraft } from '../../../../drafts/versioned-draft.ts'
import { useFormSave, usePosted, withValues } from './use-saving.ts'

interface VersionedDraftOptions<T extends Fields, Answer> {
  /** Names the form and what it edits. */
  name: string
  /** What the site has, as far as this page knows. */
  saved: Version<T>
  /** Fields in which nothing was typed, where those aren't what the draft began from. */
  blank?: T
  /** What the site has of what a restored draft edits; `saved` without it. */
  savedFor?: (restored: T) => Version<T> | undefined
  /** Saves the fields. Its hidden fields say over which version. */
  form: PageForm<Answer>
  around?: <R>(send: () => Promise<R>) => Promise<R>
  isPosted?: (values: Fields) => boolean
  /** The fields as they came back from a form that was posted without scripts, where they aren't named as they are here. */
  fieldsIn?: (values: Fields, saved: T) => T
  /** Called after a save. @returns what the site has then; undefined where the page was left */
  onSaved: (answer: Answer) => Version<T> | Promise<Version<T> | undefined>
  /** Fetches what someone else saved, after a save was refused for that; undefined where nothing can take the draft's place. */
  fetchRemote?: (local: T) => Promise<Version<T> | undefined>
  /** The form shows the conflict itself, so that no toast has to tell it. */
  showsConflict?: boolean
}

/**
 * The fields of an editor that two windows may have open. What is typed stays in the tab until it is saved. What
 * someone else saved is shown before it is overwritten, and fields that weren't touched here are never taken back.
 */
export function useVersionedDraft<T extends Fields, Answer>({ name, saved, blank, savedFor = () => saved, fieldsIn = withValues, onSaved, fetchRemote, showsConflict = false, ...sending }: VersionedDraftOptions<T, Answer>) {
  const posted = usePosted(sending)
  const [draft, setDraft] = useState<VersionedDraft<T>>(() => {
    if (!posted) return draftOf(saved)
    const local = fieldsIn(posted.values, saved.fields)
    const { version } = posted.values
    const base = savedFor(local) ?? saved
    return { base, local, isConflict: version !== undefined && version !== String(base.version ?? '') }
  })
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
    ...sending,
    onSent: async (answer, sent) => {
      const now = await onSaved(answer)
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
