import type { SharedData } from '../../web/entry-server.tsx'
import { TaggedCache } from '../http/cache/tagged-cache.ts'
import { sharedTagsOf } from './page-tags.ts'

const MAX_ENTRIES = 1_000
/** In characters of JSON, roughly. */
const MAX_SIZE = 8_000_000

interface Stored {
  data: unknown
  size: number
}

/** What queries were answered that are answered the same to everyone, until it changes: page after page shows the same sidebar. */
export class SharedQueries extends TaggedCache<Stored> implements SharedData {
  /** Queries under way, by their keys. */
  readonly #underWay = new Map<string, Promise<unknown>>()

  constructor() {
    super({ max: MAX_ENTRIES, maxSize: MAX_SIZE, sizeOf: ({ size }) => size })
  }

  async get(key: readonly unknown[], ask: () => Promise<unknown>): Promise<unknown> {
    if (sharedTagsOf(key, null) === null) return ask()
    const name = JSON.stringify(key)
    const known = this.fresh(name)
    if (known) return known.data
    const { begun } = this
    const question = `${begun} ${name}` // who comes after a change doesn't wait for an answer from before it
    const answer = this.#underWay.get(question) ?? ask().finally(() => this.#underWay.delete(question))
    this.#underWay.set(question, answer)
    const data = await answer
    const tags = sharedTagsOf(key, data)
    if (tags) this.store(name, { data, size: JSON.stringify(data).length }, { tags, begun })
    return data
  }
}
