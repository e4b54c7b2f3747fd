import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { ROOT } from '../setup/run.mjs'
import { inAscii } from './ascii-only.ts'

/** They make patterns of it. */
const RAW_BEYOND_ASCII = ['shared/playground/named-values.ts', 'shared/time/past-dates.ts', 'web/pages/forum/pii-hints/find-details.ts', 'web/pages/forum/pii-hints/find-names.ts']

it.each([
  ['a string', `'We’re – “on” 😀'`],
  ['a backslash before it', String.raw`'\’ and \\’ and \\\’'`],
  ['a template', '`${1 + 1} café`'],
  ['a pattern', String.raw`/^[À-Þ]\.😀$/u.test('É.😀')`],
  ['a pattern made of raw text', "new RegExp(String.raw`^[’']\\u0041😀$`, 'u').test('’A😀')"],
  ['a name', '(() => { const größe = { größe: 3 }; return größe })()'],
])('%s means the same without letters beyond ASCII', (_, code) => {
  const written = inAscii(code)

  expect(written).toMatch(/^[\0-\x7f]*$/)
  expect(runInNewContext(written)).toEqual(runInNewContext(code))
})

it('text of `String.raw` beyond ASCII, which would read as escapes, is only where it becomes a pattern', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true }).map((name) => name.replaceAll('\\', '/')).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  const hasRawBeyondAscii = (name) => /String\.raw`[^`]*[^\0-\x7f]/.test(readFileSync(join(ROOT, 'src', name), 'utf8'))

  expect(files.filter(hasRawBeyondAscii).toSorted()).toEqual(RAW_BEYOND_ASCII)
})
