import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** Prepared statements of one handle, the most recently used ones kept. */
export class StatementCache {
  static readonly #MOST = 200
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.delete(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > StatementCache.#MOST) this.#forgetOldest()
    return statement
  }

  clear(): void {
    this.#statements.clear()
  }

  #forgetOldest() {
    const [oldest] = this.#statements.keys()
    if (oldest !== undefined) this.#statements.delete(oldest)
  }
}
