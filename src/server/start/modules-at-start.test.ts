import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** `import x from 'y'`, `export * from 'y'`, `import 'y'`; types leave nothing behind, and `import()` waits. */
const STATIC = /^(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?'([^']+)'/gm

/** All that one module brings along before anything runs: our own files, and packages of others. */
function broughtBy(file: string): { files: Set<string>; packages: Set<string> } {
  const [files, packages] = [new Set<string>(), new Set<string>()]
  const read = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    if (!/\.tsx?$/.test(path)) return
    for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(STATIC)) {
      if (from.startsWith('.')) read(join(dirname(path), from))
      else if (!from.startsWith('node:')) packages.add(from.split('/', from.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  read(join(ROOT, file))
  return { files: new Set([...files].map((path) => relative(ROOT, path))), packages }
}

const { files, packages } = broughtBy('src/server/main.ts')

/** Each costs every start time and memory. A package that only some requests need is loaded by them. */
const AT_START = [
  ...['@hono/node-server', 'hono', 'kysely', 'lru-cache', 'p-limit', 'pg', 'pino', 'zod'],
  ...['htmlparser2', 'sanitize-html'], // texts of the owner and of members
  ...['nodemailer', 'react', 'react-dom'], // email
  ...['feed', 'otpauth'],
]

it('the server starts with these packages and no others: what is needed later is loaded then', () => {
  expect([...packages].toSorted()).toEqual(AT_START.toSorted())
})

it('the server starts without pages of the site, sample posts, examples of questions, and picture tools', () => {
  expect(files.size).toBeGreaterThan(300)
  expect([...files].filter((file) => /src\/web\/.*x$|domain\/sample\/(topics|blog|write|plan)|data\/assistant|vips/.test(file))).toEqual([])
})
