import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { figureIn, figuresOf, valueOf } from './rule-figures.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DOCS = ['README.md', 'CONTRIBUTING.md', ...globSync('deploy/*.md', { cwd: ROOT }), ...readdirSync(join(ROOT, 'docs'), { recursive: true }).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)]
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

/** GitHub's name of a heading, and the names given by hand, which outlive the heading's words. */
const anchorsIn = (text) => [
  ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-')),
  ...[...text.matchAll(/^<a id="([\w-]+)"><\/a>$/gm)].map(([, name]) => name),
]

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

const RULES = DOCS.filter((file) => file.startsWith('docs/rules/') && !QUOTED.test(file))
const load = (file) => import(/* @vite-ignore */ join(ROOT, 'src', file))
const WITH_FIGURES = RULES.map((file) => [file, figuresOf(read(file))]).filter(([, figures]) => figures.length > 0)

describe('the figures in the rules', () => {
  it('are in tables that name the constant of each', () => {
    expect(WITH_FIGURES.map(([file]) => file.replace(/.*\//, ''))).toEqual(expect.arrayContaining(['accounts.md', 'blog.md', 'contact.md', 'email.md', 'forum.md', 'http.md', 'pictures.md', 'playground.md', 'privacy.md', 'waitlist.md']))
  })

  it.each(WITH_FIGURES)('are those of the code: %s', async (_, figures) => {
    const found = []
    for (const { rule, figure, names, file } of figures) found.push({ rule, value: names.flatMap(valueOf(await load(file))), figure: figureIn(figure, names) })

    for (const { rule, value, figure } of found) expect({ rule, figure }).toEqual({ rule, figure: value })
  })

  it('have a proof that exists: a test, or a row of the requirements', () => {
    const requirements = new Set([...read('docs/rules/requirements.md').matchAll(/^\| ([RQ]\d{3}) /gm)].map(([, id]) => id))
    const proofs = WITH_FIGURES.flatMap(([file, figures]) => figures.map(({ rule, proof }) => ({ file, rule, proof })))
    const unproven = proofs.filter(({ proof }) => {
      const ids = [...proof.matchAll(/\b[RQ]\d{3}\b/g)].map(([id]) => id)
      return ids.some((id) => !requirements.has(id)) || (ids.length === 0 && !/`[^`]+\.(test|spec)\.ts`|\]\(|no test/.test(proof))
    })

    expect(unproven).toEqual([])
  })

  it('of the limits are those of the code, with the bounds the owner has', async () => {
    const { LIMITS } = await load('domain/site/limit-rules.ts')
    const { LIMIT_WORDS } = await load('shared/office/settings/limit-words.ts')
    const rows = [...read('docs/rules/limits.md').matchAll(/^\| `(LIMIT_\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)]
    const documented = rows.map(([, name, max, window, bounds]) => [name, figureIn(max, ['MAX']), figureIn(window, ['WINDOW_MS']), figureIn(bounds, ['BOUNDS'])])
    const rules = Object.values(LIMITS).flatMap((variables) => Object.entries(variables))

    expect(documented).toEqual(rules.map(([name, { max, windowMs }]) => [name, [max], [windowMs], [LIMIT_WORDS[name].min, LIMIT_WORDS[name].max]]))
  })
})
