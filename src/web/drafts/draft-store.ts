import { DRAFT_DAYS } from '../../shared/privacy/retention.ts'

/** What is needed of a browser's storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A draft as it was found in the storage. */
export interface SavedDraft<T> {
  name: string
  draft: T
  savedAt: number
}

interface DraftStoreOptions<T> {
  /** What all names in the storage start with. */
  prefix?: string
  /** How long a forgotten draft is kept, in milliseconds. */
  maxAgeMs?: number
  /** Whether something from the storage is a draft: anything may have written it. */
  isDraft?: (stored: Partial<T>) => boolean
}

const DAY_MS = 24 * 60 * 60 * 1_000
export const MAX_AGE_MS = DRAFT_DAYS * DAY_MS
/** How many drafts a browser keeps of one kind. A new one takes the place of the oldest. */
export const DRAFTS_MAX = 100

/**
 * Unsaved text in this browser: for all tabs in `localStorage`, for one tab in `sessionStorage`. A storage that is
 * full or forbidden is no error, because the text is still in its field.
 */
export class DraftStore<T extends object> {
  readonly #storage: () => DraftStorage
  readonly #prefix: string
  readonly #maxAgeMs: number
  readonly #isDraft: (stored: Partial<T>) => boolean

  constructor(storage: () => DraftStorage, { prefix = 'draft:', maxAgeMs = MAX_AGE_MS, isDraft = () => true }: DraftStoreOptions<T> = {}) {
    this.#storage = storage
    this.#prefix = prefix
    this.#maxAgeMs = maxAgeMs
    this.#isDraft = isDraft
  }

  find(name: string): T | undefined {
    return this.#read(name)?.draft
  }

  /** The drafts whose names have this start, the newest first. */
  list(start: string): SavedDraft<T>[] {
    const saved = this.#names().flatMap((name) => (name.startsWith(start) && this.#read(name)) || [])
    return saved.toSorted((a, b) => b.savedAt - a.savedAt)
  }

  /** Saves a draft, or removes it when there is nothing to keep. */
  save(name: string, draft: T | undefined): void {
    if (!draft) return this.remove(name)
    if (!this.#read(name)) this.#makeRoom()
    this.#safely((storage) => storage.setItem(this.keyOf(name), JSON.stringify({ ...draft, savedAt: Date.now() })))
  }

  remove(name: string): void {
    this.#safely((storage) => storage.removeItem(this.keyOf(name)))
  }

  /** The name in the storage, as its events tell it. */
  keyOf(name: string): string {
    return `${this.#prefix}${name}`
  }

  #names(): string[] {
    const keys = this.#safely((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')) ?? []
    return keys.filter((key) => key.startsWith(this.#prefix)).map((key) => key.slice(this.#prefix.length))
  }

  /** Removes what has expired or cannot be read, and the oldest draft where there are too many. */
  #makeRoom(): void {
    const newest = new Set(this.list('').slice(0, DRAFTS_MAX - 1).map(({ name }) => name))
    for (const name of this.#names()) if (!newest.has(name)) this.remove(name)
  }

  #read(name: string): SavedDraft<T> | undefined {
    return this.#safely((storage) => {
      // Blog posts from before this store say `at`.
      const { at, savedAt = at, ...stored } = JSON.parse(storage.getItem(this.keyOf(name)) ?? '') as Partial<T> & { at?: number; savedAt?: number }
      const isFresh = typeof savedAt === 'number' && Date.now() - savedAt < this.#maxAgeMs
      // Whatever `isDraft` lets through is one.
      return isFresh && this.#isDraft(stored as Partial<T>) ? { name, draft: stored as T, savedAt } : undefined
    })
  }

  #safely<R>(reach: (storage: DraftStorage) => R): R | undefined {
    try {
      return reach(this.#storage())
    } catch {
      return undefined
    }
  }
}
