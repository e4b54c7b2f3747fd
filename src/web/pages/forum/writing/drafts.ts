import { DraftStore, type DraftStorage, type SavedDraft } from '../../../drafts/draft-store.ts'

export type Fields = Record<string, string>

/** A text that is being written, as it survives a reload, the end of a session, or a send that failed. */
export interface Draft {
  fields: Fields
  /** Names this text: sending the same text again is the same act, changing it makes another one. */
  key: string
}

/**
 * Drafts of this browser, for each place where something is written. Every tab has a copy of its own, so that none
 * writes over another's.
 */
export class Drafts {
  readonly #store: DraftStore<Draft>
  #tab: string

  constructor(storage: () => DraftStorage, tab: string) {
    this.#store = new DraftStore(storage, { isDraft })
    this.#tab = tab
  }

  /** What this tab was writing; failing that, what was written last. */
  find(place: string): Draft | undefined {
    return this.#store.find(nameOf(place, this.#tab)) ?? this.#list(place)[0]?.draft
  }

  /** The newest text of another tab that says something the one on screen does not. */
  findOther(place: string, shown: Fields): Draft | undefined {
    return this.#listOthers(place).find(({ draft }) => !isPartOf(draft.fields, shown))?.draft
  }

  save(place: string, draft: Draft): void {
    this.#save(nameOf(place, this.#tab), draft)
  }

  /** Forgets a text that was sent or given up, in whichever tab's copy. */
  drop(place: string, fields: Fields): void {
    this.#store.remove(nameOf(place, this.#tab))
    for (const { name, draft } of this.#list(place)) if (isPartOf(draft.fields, fields)) this.#store.remove(name)
  }

  /** Puts one text in the place of another tab's, which is on screen from now on. */
  swap(place: string, other: Draft, shown: Draft): void {
    const copy = this.#listOthers(place).find(({ draft }) => draft.key === other.key)
    if (copy) this.#save(copy.name, shown)
    this.save(place, other)
  }

  /**
   * Whether a change of the store means that another tab goes by the same name, as a duplicated one does. This tab
   * then takes the new name.
   */
  renameIfTaken(place: string, changed: Pick<StorageEvent, 'key' | 'newValue'>, newName: string): boolean {
    if (changed.key !== this.#store.keyOf(nameOf(place, this.#tab)) || changed.newValue === null) return false
    this.#tab = newName
    return true
  }

  #list(place: string): SavedDraft<Draft>[] {
    return this.#store.list(nameOf(place, ''))
  }

  #listOthers(place: string): SavedDraft<Draft>[] {
    return this.#list(place).filter(({ name }) => name !== nameOf(place, this.#tab))
  }

  #save(name: string, draft: Draft): void {
    this.#store.save(name, isEmpty(draft.fields) ? undefined : draft)
  }
}

const nameOf = (place: string, tab: string): string => `${place}@${tab}`

const isEmpty = (fields: Fields): boolean => Object.values(fields).every((text) => text.trim() === '')

/** Whether each field of a text is the beginning of the other's. */
const isPartOf = (part: Fields, whole: Fields): boolean =>
  Object.entries(part).every(([name, text]) => (whole[name] ?? '').startsWith(text.trimEnd()))

const isDraft = ({ fields, key }: Partial<Draft>): boolean =>
  typeof key === 'string' && fields !== undefined && Object.values(fields).every((field) => typeof field === 'string')

/** A name no one else gives to a text or a tab. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The name of this tab, which it keeps when it is reloaded. */
export function tabName(store: () => Pick<Storage, 'getItem' | 'setItem'>): string {
  const name = newKey()
  try {
    const known = store().getItem('draft-tab')
    if (!known) store().setItem('draft-tab', name)
    return known ?? name
  } catch {
    return name
  }
}
