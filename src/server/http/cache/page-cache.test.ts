import { expect, it } from 'vitest'
import { CACHE_MOST_BYTES } from '../../../domain/site/capacity.ts'
import { type Change, EVERYTHING, type Tag } from '../../../domain/site/cache-tags.ts'
import { Body } from '../compression.ts'
import { type StoredPage, PageCache } from './page-cache.ts'

const MEGABYTE = 2 ** 20
/** A page of so many bytes, which count twice. */
const aPage = (bytes: number): StoredPage => ({ body: new Body(new Uint8Array(bytes / 2)), headers: {}, route: '/' })

/** A cache, and shorthands for its use with small pages. */
function aCache() {
  const cache = new PageCache({ cacheBytes: CACHE_MOST_BYTES })
  const store = (key: string, tags: readonly Tag[] = [], bytes = 4) => cache.store(key, aPage(bytes), { tags, begun: cache.begun })
  const drop = (change: Partial<Change>) => cache.drop({ stale: [], purged: [], ...change })
  const isFresh = (key: string) => cache.fresh(key) !== undefined
  const isThere = (key: string) => cache.lastGood(key) !== undefined
  return { cache, store, drop, isFresh, isThere }
}

it('pages are stored up to 128 MB, however few they are, and those no one opens go first', () => {
  const { store, isFresh } = aCache()
  for (let count = 0; count < 40; count += 1) store(`page ${count}`, [], 4 * MEGABYTE)

  expect(isFresh('page 7')).toBe(false)
  expect(isFresh('page 8')).toBe(true)
  expect(isFresh('page 39')).toBe(true)
})

it('at most 1,000 pages are stored', () => {
  const { store, isThere } = aCache()
  for (let count = 0; count <= 1_000; count += 1) store(`page ${count}`)

  expect(isThere('page 0')).toBe(false)
  expect(isThere('page 1')).toBe(true)
})

it('a page that is stored again counts once', () => {
  const { store, isFresh } = aCache()
  store('first', [], 4 * MEGABYTE)
  for (let count = 0; count < 100; count += 1) store('second', [], 4 * MEGABYTE)

  expect(isFresh('first')).toBe(true)
})

it('a change ends the freshness of the pages that show what has changed, and of no others', () => {
  const { store, drop, isFresh } = aCache()
  store('landing', ['facts'])
  store('topic 1', ['topic:1', 'members'])
  store('topic 12', ['topic:12', 'members'])

  drop({ stale: ['topic:1'] })
  expect(['landing', 'topic 1', 'topic 12'].map(isFresh)).toEqual([true, false, true])
  drop({ stale: ['members'] })
  expect(['landing', 'topic 12'].map(isFresh)).toEqual([true, false])
})

it('a page that is no longer fresh can stand in for one that cannot be rendered, unless it was purged', () => {
  const { store, drop, isThere } = aCache()
  store('landing', ['facts'])
  store('topic', ['topic:1'])

  drop({ stale: ['facts', 'topic:1'] })
  expect(['landing', 'topic'].map(isThere)).toEqual([true, true])
  drop({ purged: ['topic:1'] })
  expect(['landing', 'topic'].map(isThere)).toEqual([true, false])
})

it('changes that may have been missed purge every page, with tags or without', () => {
  const { cache, store, isThere } = aCache()
  store('landing', ['facts'])
  store('terms')

  cache.drop(EVERYTHING)

  expect(['landing', 'terms'].map(isThere)).toEqual([false, false])
})

it('a page is not stored when something it shows has changed since its rendering began', () => {
  const { cache, drop, isThere } = aCache()
  const { begun } = cache
  drop({ stale: ['facts'] })
  for (const tags of [['facts'], ['blog', 'facts'], ['blog']] as const) cache.store(tags.join(), aPage(4), { tags, begun })

  expect(['facts', 'blog,facts', 'blog'].map(isThere)).toEqual([false, false, true])
})

it('a page whose rendering began before 10,000 other changes is not stored, as no one remembers whether it changed', () => {
  const { cache, store, drop, isThere } = aCache()
  const { begun } = cache
  for (let id = 0; id <= 10_000; id += 1) drop({ stale: [`topic:${id}`] })

  cache.store('late', aPage(4), { tags: ['topic:0'], begun })
  store('on time', ['topic:0'])

  expect(['late', 'on time'].map(isThere)).toEqual([false, true])
})
