import { expect, it } from 'vitest'
import { type KeptPage, PageCache } from './page-cache.ts'

const MEGABYTE = 2 ** 20
const aPage = (bytes: number): KeptPage => ({
  encoded: { br: new Uint8Array(bytes / 4), gzip: new Uint8Array(bytes / 4), identity: new Uint8Array(bytes / 2) },
  headers: {},
})
const asked = new Request('http://on-joue.test/')

it('pages are kept up to 128 MB, however few they are; the oldest go first', () => {
  const cache = new PageCache()
  for (let count = 0; count < 40; count += 1) cache.keep(`page ${count}`, aPage(4 * MEGABYTE), cache.generation)

  expect(cache.answer('page 7', asked)).toBeUndefined()
  expect(cache.answer('page 8', asked)).toBeDefined()
  expect(cache.answer('page 39', asked)).toBeDefined()
})

it('a page that is kept anew counts once', () => {
  const cache = new PageCache()
  cache.keep('first', aPage(4 * MEGABYTE), cache.generation)
  for (let count = 0; count < 100; count += 1) cache.keep('second', aPage(4 * MEGABYTE), cache.generation)

  expect(cache.answer('first', asked)).toBeDefined()
})

it('nothing is kept that was begun before a change', () => {
  const cache = new PageCache()
  const { generation } = cache
  cache.drop('facts')
  cache.keep('page', aPage(4), generation)

  expect(cache.answer('page', asked)).toBeUndefined()
})
