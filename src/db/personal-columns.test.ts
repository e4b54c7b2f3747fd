import { describe, expect, it, onTestFinished } from 'vitest'
import { aMigratedPlace } from '../../tests/support/a-database.ts'
import { PERSONAL_DATA } from '../shared/privacy/personal-data.ts'
import { keysOf } from '../shared/typed-object.ts'
import { openDatabase } from './connection.ts'
import { PERSONAL_COLUMNS, OTHER_COLUMNS } from './personal-columns.ts'

/** The search is made differently on each engine. */
const isSearch = (column: string): boolean => /^(post|blog)_search\./.test(column)
/** Tables SQLite makes of its own for a search. */
const MADE_BY_SQLITE = /_search_(config|content|data|docsize|idx)$/

async function columnsOfDatabase(): Promise<string[]> {
  const db = openDatabase(await aMigratedPlace())
  onTestFinished(() => db.destroy())
  const tables = await db.introspection.getTables()
  return tables.filter(({ name }) => !MADE_BY_SQLITE.test(name)).flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
}

const columnsOf = (tables: Readonly<Record<string, string>>): string[] =>
  Object.entries(tables).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`))

const PERSONAL = keysOf(PERSONAL_COLUMNS).flatMap((kind) => columnsOf(PERSONAL_COLUMNS[kind]))
const CLASSIFIED = [...PERSONAL, ...columnsOf(OTHER_COLUMNS)]

describe('every column of the database', () => {
  it('is listed as personal data of some kind, or as saying nothing about a person: add a new one to src/db/personal-columns.ts', async () => {
    const unlisted = (await columnsOfDatabase()).filter((column) => !CLASSIFIED.includes(column))

    expect(unlisted).toEqual([])
  })

  it('is listed once', () => {
    expect(CLASSIFIED.filter((column, at) => CLASSIFIED.indexOf(column) !== at)).toEqual([])
  })

  it('is still there when it’s listed', async () => {
    const there = await columnsOfDatabase()

    expect(CLASSIFIED.filter((column) => !there.includes(column) && !isSearch(column))).toEqual([])
  })

  it('that names a member is personal data', async () => {
    const toMembers = (await columnsOfDatabase()).filter((column) => /[._](member|author|actor|owner|reporter|editor)_id$|_by$/.test(column))

    expect(toMembers.filter((column) => !PERSONAL.includes(column) && column !== 'picture_use.used_by')).toEqual([])
  })
})

describe('every kind of personal data', () => {
  it('says where it is, unless it’s kept outside the database', () => {
    const outside = keysOf(PERSONAL_DATA).filter((kind) => columnsOf(PERSONAL_COLUMNS[kind]).length === 0)

    expect(outside).toEqual(['cookie', 'draft', 'log', 'backup'])
  })
})
