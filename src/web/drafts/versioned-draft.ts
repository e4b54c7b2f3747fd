/** The fields of a form, by name. */
export type Fields = Record<string, string>

/** Fields as the site has them. */
export interface Version<T extends Fields> {
  fields: T
  /** What the site calls this version; undefined for something that was never saved. */
  version?: string | number | undefined
}

/** Fields that are being edited, and the version they are saved on top of. */
export interface VersionedDraft<T extends Fields> {
  base: Version<T>
  local: T
  /** Someone else saved since this draft was started, and the writer hasn't saved over it yet. */
  isConflict: boolean
}

/**
 * The merge rule, field by field: what the writer changed since `base` stays, all other fields become those of
 * `remote`. Saving the result takes nothing back that someone else saved in a field the writer left alone.
 */
export const mergeFields = <T extends Fields>(base: T, local: T, remote: T): T => ({ ...remote, ...changesIn(base, local) })

/** The fields that differ from `base`, as they are in `local`. */
export const changesIn = <T extends Fields>(base: T, local: T): Partial<T> =>
  // A part of T's own entries.
  Object.fromEntries(Object.entries(local).filter(([name, text]) => text !== base[name])) as Partial<T>

export const isChanged = <T extends Fields>(base: T, local: T): boolean => Object.keys(changesIn(base, local)).length > 0

/** A draft in which nothing was typed. */
export const draftOf = <T extends Fields>(saved: Version<T>): VersionedDraft<T> => ({ base: saved, local: saved.fields, isConflict: false })

/** The draft on top of what the site has now. Another version than the one it began from is a conflict. */
export const rebase = <T extends Fields>({ base, local, isConflict }: VersionedDraft<T>, remote: Version<T>): VersionedDraft<T> => ({
  base: remote,
  local: mergeFields(base.fields, local, remote.fields),
  isConflict: isConflict || remote.version !== base.version,
})

/** The draft after `sent` was saved as `saved`: what was typed in the time between is still to be saved. */
export const afterSave = <T extends Fields>({ local }: VersionedDraft<T>, sent: T, saved: Version<T>): VersionedDraft<T> => ({
  base: saved,
  local: mergeFields(sent, local, saved.fields),
  isConflict: false,
})
