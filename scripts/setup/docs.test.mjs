import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DOCS = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(ROOT, 'docs'), { recursive: true }).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)]
/** The request's own words, as they were. */
const QUOTED = /requirements\.md|open-places\.md/
const ROOMS = ['src', 'shared', 'db', 'emails', 'domain', 'api', 'web', 'server', 'tests', 'scripts', 'bench', 'docs', 'public']

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const isThere = (path) => existsSync(join(ROOT, path)) || existsSync(join(ROOT, 'src', path))

/** Paths in backticks: `src/db/tables.ts`, `domain/forum`; with a place for a name, `src/api/<feature>.ts`, or a star, what they match. What a benchmark leaves behind isn't here. */
function pathsIn(text) {
  const quoted = [...text.matchAll(/`([\w./<>*-]+\/[\w./<>*-]*)`/g)].map(([, path]) => path)
  return quoted.filter((path) => ROOMS.includes(path.split('/')[0]) && path !== 'bench/data')
}

/** GitHub's name of a heading. */
const anchorsIn = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-'))

const missingPaths = (text) =>
  pathsIn(text).filter((path) => {
    const pattern = path.replace(/<[\w-]+>/g, '*').replace(/\/$/, '')
    return pattern.includes('*') ? [pattern, `src/${pattern}`].every((one) => globSync(one, { cwd: ROOT }).length === 0) : !isThere(pattern)
  })

describe('the docs', () => {
  it.each(DOCS.filter((file) => !QUOTED.test(file)))('name only files and folders that are there: %s', (file) => {
    expect(missingPaths(read(file))).toEqual([])
  })

  it.each(DOCS)('link only to pages and headings that are there: %s', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    const broken = links.filter(([, path, anchor]) => {
      const target = path === '' ? file : normalize(join(dirname(file), path))
      if (!existsSync(join(ROOT, target))) return true
      return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
    })

    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('are linked by sources in comments that are there: docs/rules/forum.md#length', () => {
    const files = globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT })
    const sources = files.flatMap((file) => [...read(file).matchAll(/(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].map(([link, path, anchor]) => ({ file, link, path, anchor })))
    const broken = sources.filter(({ path, anchor }) => !existsSync(join(ROOT, path)) || (anchor !== undefined && !anchorsIn(read(path)).includes(anchor)))

    expect(broken.map(({ file, link }) => `${file}: ${link}`)).toEqual([])
  })
})
