import { expect, it } from 'vitest'
import { type CachedPage, PageCache } from './page-cache.ts'

const MEGABYTE = 2 ** 20
const aPage = (bytes: number): CachedPage => ({
  encoded: { br: new Uint8Array(bytes / 4), gzip: new Uint8Array(bytes / 4), identity: new Uint8Array(bytes / 2) },
  headers: {},
})
const request = new Request('http://on-joue.test/')

it('pages are kept up to 128 MB, however few they are; the oldest go first', () => {
  const cache = new PageCache()
  for (let count = 0; count < 40; count += 1) cache.store(`page ${count}`, aPage(4 * MEGABYTE), cache.generation)

  expect(cache.answer('page 7', request)).toBeUndefined()
  expect(cache.answer('page 8', request)).toBeDefined()
  expect(cache.answer('page 39', request)).toBeDefined()
})

it('a page that is kept anew counts once', () => {
  const cache = new PageCache()
  cache.store('first', aPage(4 * MEGABYTE), cache.generation)
  for (let count = 0; count < 100; count += 1) cache.store('second', aPage(4 * MEGABYTE), cache.generation)

  expect(cache.answer('first', request)).toBeDefined()
})

it('nothing is kept that was begun before a change', () => {
  const cache = new PageCache()
  const { generation } = cache
  cache.drop('facts')
  cache.store('page', aPage(4), generation)

  expect(cache.answer('page', request)).toBeUndefined()
})
