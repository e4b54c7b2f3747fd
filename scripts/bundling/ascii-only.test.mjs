import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inAscii } from './ascii-only.ts'

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
