import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './run.mjs'

/** The rows of docs/rules/requirements.md that are built, as ranges. R173 is about calendars, of which no screen has one. */
const BUILT = [['R001', 'R172'], ['R174', 'R320'], ['Q001', 'Q020']]

const rows = [...readFileSync(join(ROOT, 'docs/rules/requirements.md'), 'utf8').matchAll(/^\| ([RQ]\d{3}) \|/gm)].map(([, id]) => id)
const builtRows = rows.filter((id) => BUILT.some(([first, last]) => first <= id && id <= last))

/** Every row that stands in the brackets of a test's title: `[R054 R055]`. */
function namedRows() {
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).filter((name) => /\.(test|spec)\.(tsx?|mjs)$/.test(name)).map((name) => join(ROOT, folder, name)),
  )
  const texts = files.filter((file) => !file.endsWith('requirements.test.mjs')).map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\b[RQ]\d{3}\b/g)].map(([id]) => id)))
}

describe('every requirement that is built', () => {
  it('is named by a test', () => {
    const named = namedRows()

    expect(builtRows.length).toBeGreaterThan(100)
    expect(builtRows.filter((id) => !named.has(id))).toEqual([])
  })
})
