import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'
import { ENGINE } from './a-database.ts'

/** What the bus asks of SQLite five times a second (src/server/adapters/open-bus.ts), whatever else is going on. */
const BY_THE_BUS = new Set(['pragma data_version', 'select id, kind from site_change where id > ? order by id'])

/** The SQL of every statement that `work` has the database run, on this run's engine. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const spies =
    ENGINE === 'sqlite'
      ? (['all', 'run', 'get'] as const).map((method) => {
          const original = StatementSync.prototype[method] as (...parameters: unknown[]) => unknown
          return vi.spyOn(StatementSync.prototype, method).mockImplementation(function (this: StatementSync, ...parameters: unknown[]) {
            if (!BY_THE_BUS.has(this.sourceSQL)) statements.push(this.sourceSQL)
            return original.apply(this, parameters) as never
          })
        })
      : [spyOnPostgres(statements)]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return statements
}

function spyOnPostgres(statements: string[]) {
  const original = pg.Client.prototype.query as (...parameters: unknown[]) => unknown
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parameters: unknown[]) {
    if (typeof parameters[0] === 'string') statements.push(parameters[0])
    return original.apply(this, parameters) as never
  })
}
