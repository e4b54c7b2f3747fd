export type Fields = Record<string, string>

/** A text that is being written, as it survives a reload, the end of a session, or a send that failed. */
export interface Draft {
  fields: Fields
  /** Names this text: sending the same text again is the same act, changing it makes another one. */
  key: string
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A draft as it lies in the store, under the name of the tab that wrote it. */
interface SavedDraft extends Draft {
  tab: string
  savedAt: number
}

/** How long a forgotten draft is kept, in days. Source: product figures, drafts. */
const RETENTION_MS = 180 * 24 * 60 * 60 * 1_000

/**
 * Drafts of this browser, for each place where something is written. Every tab has a copy of its own, so that none
 * writes over another's. A full or forbidden store is no error.
 */
export class Drafts {
  readonly #store: () => Store
  #tab: string

  constructor(store: () => Store, tab: string) {
    this.#store = store
    this.#tab = tab
  }

  /** What this tab was writing; failing that, what was written last. */
  find(place: string): Draft | undefined {
    const saved = this.#list(place)
    const { fields, key } = saved.find(({ tab }) => tab === this.#tab) ?? saved[0] ?? {}
    return fields && key !== undefined ? { fields, key } : undefined
  }

  /** The newest text of another tab that says something the one on screen does not. */
  findOther(place: string, shown: Fields): Draft | undefined {
    return this.#list(place).find(({ tab, fields }) => tab !== this.#tab && !isPartOf(fields, shown))
  }

  save(place: string, draft: Draft): void {
    if (isEmpty(draft.fields)) this.#remove(place, this.#tab)
    else this.#write(place, this.#tab, draft)
  }

  /** Forgets a text that was sent or given up, in whichever tab's copy. */
  drop(place: string, fields: Fields): void {
    this.#remove(place, this.#tab)
    for (const saved of this.#list(place)) if (isPartOf(saved.fields, fields)) this.#remove(place, saved.tab)
  }

  /** Puts one text in the place of another tab's, which is on screen from now on. */
  swap(place: string, other: Draft, shown: Draft): void {
    const tab = this.#list(place).find(({ tab, key }) => tab !== this.#tab && key === other.key)?.tab
    if (tab && isEmpty(shown.fields)) this.#remove(place, tab)
    else if (tab) this.#write(place, tab, shown)
    this.save(place, other)
  }

  /**
   * Whether a change of the store means that another tab goes by the same name, as a duplicated one does. This tab
   * then takes the new name.
   */
  renameIfTaken(place: string, changed: Pick<StorageEvent, 'key' | 'newValue'>, newName: string): boolean {
    if (changed.key !== nameOf(place, this.#tab) || changed.newValue === null) return false
    this.#tab = newName
    return true
  }

  /** The copies of a place that can be read and are not too old, the newest first. */
  #list(place: string): SavedDraft[] {
    return this.#safely(() => {
      const store = this.#store()
      const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
      const start = nameOf(place, '')
      const saved = names.filter((name) => name.startsWith(start)).flatMap((name) => {
        const draft = read(store.getItem(name))
        return draft && Date.now() - draft.savedAt < RETENTION_MS ? { ...draft, tab: name.slice(start.length) } : []
      })
      return saved.toSorted((a, b) => b.savedAt - a.savedAt)
    }) ?? []
  }

  #write(place: string, tab: string, { fields, key }: Draft): void {
    this.#safely(() => this.#store().setItem(nameOf(place, tab), JSON.stringify({ fields, key, savedAt: Date.now() })))
  }

  #remove(place: string, tab: string): void {
    this.#safely(() => this.#store().removeItem(nameOf(place, tab)))
  }

  #safely<T>(reach: () => T): T | undefined {
    try {
      return reach()
    } catch {
      // Private windows may forbid it; the text is still in its field.
      return undefined
    }
  }
}

const nameOf = (place: string, tab: string): string => `draft:${place}@${tab}`

const isEmpty = (fields: Fields): boolean => Object.values(fields).every((text) => text.trim() === '')

/** Whether each field of a text is the beginning of the other's. */
const isPartOf = (part: Fields, whole: Fields): boolean =>
  Object.entries(part).every(([name, text]) => (whole[name] ?? '').startsWith(text.trimEnd()))

function read(text: string | null): Omit<SavedDraft, 'tab'> | undefined {
  try {
    const { fields, key, savedAt } = JSON.parse(text ?? '') as SavedDraft
    const isText = Object.values(fields).every((field) => typeof field === 'string')
    return isText && typeof key === 'string' ? { fields, key, savedAt } : undefined
  } catch {
    return undefined
  }
}

/** A name nobody else gives to a text or a tab. */
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
