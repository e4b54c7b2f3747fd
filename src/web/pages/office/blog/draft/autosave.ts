/** How long after the last key a save is sent, and how long at most while someone goes on typing. */
export const REST_MS = 3_000
export const MOST_MS = 60_000
/** Waits before a failed save is sent again; the last one over and over. */
export const RETRY_MS = [3_000, 6_000, 15_000, 30_000]

export type SaveState =
  | { kind: 'untouched' | 'waiting' | 'saving' | 'failed' | 'conflict' }
  | { kind: 'saved'; at: number }
  | { kind: 'refused'; errors: Record<string, string>; message: string }

/** How a save can end without having been made. */
export type Failure = { kind: 'conflict' } | { kind: 'failed' } | { kind: 'refused'; errors: Record<string, string>; message: string }

interface AutosaveParts<T> {
  /** Sends what has changed. @throws whatever `explain` understands */
  send: (change: Partial<T>) => Promise<void>
  explain: (error: unknown) => Failure
  /** Told of everything that is not saved yet whenever that changes; undefined when all is. */
  save: (unsaved: Partial<T> | undefined) => void
  onState: (state: SaveState) => void
}

/** Collects changes and saves them when the typing rests. One save at a time; what failed is sent again. */
export class Autosave<T extends object> {
  readonly #parts: AutosaveParts<T>
  #unsent: Partial<T> = {}
  #sending: Partial<T> | undefined
  #run: Promise<boolean> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #firstAt: number | undefined
  #failures = 0
  #isPaused = false
  #isTouched = false

  constructor(parts: AutosaveParts<T>) {
    this.#parts = parts
  }

  /** Everything that the site does not have yet. */
  get unsaved(): Partial<T> | undefined {
    const all = { ...this.#sending, ...this.#unsent }
    return Object.keys(all).length > 0 ? all : undefined
  }

  get isSaving(): boolean {
    return this.#sending !== undefined
  }

  /** Whether anything was ever changed here. */
  get isTouched(): boolean {
    return this.#isTouched
  }

  change(part: Partial<T>): void {
    this.#isTouched = true
    this.#unsent = { ...this.#unsent, ...part }
    this.#firstAt ??= Date.now()
    this.#parts.save(this.unsaved)
    if (this.#isPaused || this.#sending) return
    this.#parts.onState({ kind: 'waiting' })
    this.#sendIn(Math.min(REST_MS, Math.max(0, this.#firstAt + MOST_MS - Date.now())))
  }

  /** Saves at once whatever is not saved. @returns whether all is saved now */
  async flush(): Promise<boolean> {
    if (this.#run) await this.#run
    if (this.#isPaused) return false
    if (!this.unsaved) return true
    return (await this.#save()) && this.flush()
  }

  /** Stops saving: someone has to choose first. */
  pause(): void {
    this.#isPaused = true
    clearTimeout(this.#timer)
    this.#parts.onState({ kind: 'conflict' })
  }

  /** Goes on after a choice. @param local - whether what was typed here is still wanted */
  resume(local: boolean): void {
    this.#isPaused = false
    if (local && this.unsaved) void this.flush()
    else this.forget()
  }

  /** Gives up what is not saved. */
  forget(): void {
    this.#unsent = {}
    this.#firstAt = undefined
    clearTimeout(this.#timer)
    this.#parts.save(undefined)
    this.#parts.onState({ kind: 'saved', at: Date.now() })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #save(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#run = this.#attempt().finally(() => (this.#run = undefined))
    return this.#run
  }

  async #attempt(): Promise<boolean> {
    this.#sending = this.#unsent
    this.#unsent = {}
    this.#firstAt = undefined
    this.#parts.onState({ kind: 'saving' })
    try {
      await this.#parts.send(this.#sending)
      this.#sending = undefined
      this.#failures = 0
      this.#parts.save(this.unsaved)
      if (this.unsaved) this.#sendIn(REST_MS)
      this.#parts.onState(this.unsaved ? { kind: 'waiting' } : { kind: 'saved', at: Date.now() })
      return true
    } catch (error) {
      this.#unsent = { ...this.#sending, ...this.#unsent }
      this.#sending = undefined
      this.#parts.save(this.unsaved)
      this.#explain(error)
      return false
    }
  }

  #explain(error: unknown): void {
    const failure = this.#parts.explain(error)
    if (failure.kind === 'conflict') this.pause()
    else this.#parts.onState(failure)
    if (failure.kind !== 'failed') return
    this.#sendIn(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? REST_MS)
    this.#failures += 1
  }
}
