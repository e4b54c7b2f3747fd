import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './run.mjs'
import { isEmptyTitle, rowsNamedIn, testFiles, titlesIn } from './test-titles.mjs'

/** The rows of docs/rules/requirements.md that are built, as ranges. R173 is about calendars, of which no screen has one. */
const BUILT = [['R001', 'R172'], ['R174', 'R320'], ['Q001', 'Q020']]

const rows = [...readFileSync(join(ROOT, 'docs/rules/requirements.md'), 'utf8').matchAll(/^\| ([RQ]\d{3}) \|/gm)].map(([, id]) => id)
const builtRows = rows.filter((id) => BUILT.some(([first, last]) => first <= id && id <= last))

const titles = Object.entries(testFiles()).flatMap(([file, text]) => titlesIn(file, text).map((title) => ({ file, ...title })))

describe('every requirement that is built', () => {
  it('is named in the title of a test', () => {
    const named = rowsNamedIn(titles)

    expect(builtRows.length).toBeGreaterThan(100)
    expect(builtRows.filter((id) => !named.has(id))).toEqual([])
  })
})

describe('the title of every test', () => {
  it('says something to the reader of a log', () => {
    expect(titles.filter(({ template }) => isEmptyTitle(template))).toEqual([])
  })
})
