import { describe, expect, it } from 'vitest'
import { oldNamesIn } from './names.mjs'

const inCode = (text, file = 'src/domain/x.ts') => oldNamesIn({ [file]: text })

describe('names', () => {
  it.each([
    'const kept = 1',
    'function tellWatchers() {}',
    'const f = (asked: string) => asked',
    'const { a: mine } = b',
    'const { mine = 1, ...kept } = b',
    'interface Wishes { a: string }',
    'interface Row { setAsideBy: string }',
    'class Queue { #turn = 1 }',
    'const PATIENCE_MS = 1',
  ])('in old words are refused in `%s`', (text) => {
    expect(inCode(text).length).toBeGreaterThan(0)
  })

  it('say what to use instead', () => {
    expect(inCode('const lockPhraser = 1')).toEqual(['src/domain/x.ts: "phraser" in lockPhraser: use language model'])
  })

  it.each(['return turnOff()', "const text = 'what we kept'", '// told once', 'const keepAliveTimeout = 75_000', 'call({ told: 1 })'])(
    'are left alone where nothing is declared, or the field says it so: `%s`',
    (text) => {
      expect(inCode(text.startsWith('return') ? `function f() { ${text} }` : text)).toEqual([])
    },
  )

  it('of files and folders count too', () => {
    expect(inCode('', 'src/domain/mine/get.ts')).toHaveLength(1)
    expect(inCode('', 'src/server/told-once.ts')).toHaveLength(1)
  })

  it('that tables and columns had before are refused in SQL and in the tables, but not in migrations', () => {
    const sql = 'const link = sql`select mail_id from mailed_link`'
    const table = 'export interface Row { mailId: number }'

    expect(inCode(sql)).toEqual(['src/domain/x.ts: mail_id: use email_id', 'src/domain/x.ts: mailed_link: use email_link'])
    expect(inCode(table, 'src/db/tables/forum/forum-tables.ts')).toEqual(['src/db/tables/forum/forum-tables.ts: mailId: use email_id'])
    expect(inCode('export interface Row { tries: number; erasureAskedAt: string }', 'src/db/tables/forum/forum-tables.ts')).toHaveLength(3)
    expect(inCode(table)).toEqual([])
    expect(inCode(sql, 'src/db/migrations/0006-authenticators.ts')).toEqual([])
  })

  it('in data are someone’s own words', () => {
    expect(inCode('const told = 1', 'src/domain/sample/topics/introductions.ts')).toEqual([])
  })
})
