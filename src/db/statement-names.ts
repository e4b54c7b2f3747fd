/** A statement that comes this often gets a name. */
const OFTEN = 5
/** Most names: each is a plan of some 50 kB in every connection of the server. */
const MOST = 120
/** Most statements counted while they have no name. */
const MOST_COUNTED = 2_000

/** What gives back all columns: a plan for it breaks when a release adds one. */
const ALL_COLUMNS = /\b(select|returning) \*|"\.\*/i

/**
 * Names for statements that come often. PostgreSQL keeps the plan of a named one for as long as the connection lasts;
 * planning a page's queries every time took longer than running them. Why: docs/decisions/027.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  /** @returns undefined where it's better planned for this once */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql)
    if (name !== undefined || this.#names.size >= MOST || ALL_COLUMNS.test(sql)) return name
    const count = (this.#counts.get(sql) ?? 0) + 1
    if (count < OFTEN) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear()
      this.#counts.set(sql, count)
      return undefined
    }
    this.#counts.delete(sql)
    const given = `s${this.#names.size}`
    this.#names.set(sql, given)
    return given
  }
}
