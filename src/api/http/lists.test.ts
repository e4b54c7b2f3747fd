import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { BARE_LIST_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '../../shared/forum/forum.ts'
import type { Environment } from './environment.ts'
import { listed, oneOf, requestedPage } from './lists.ts'

const site = { url: new URL('https://on-joue.test') } as Environment['Variables']['site']

/** A list of so many numbers behind an address, as a route would answer it. */
function aList(total: number, usual?: number) {
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const app = new Hono<Environment>().get('/list', async (c) => {
    c.set('site', site)
    return c.json(await listed(c, async ({ offset, limit }) => ({ entries: all.slice(offset, offset + limit), total }), usual))
  })
  const ask = async (address: string) => {
    const answer = await app.request(address)
    const links = [...(answer.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, link = '', relation = '']) => [relation, link] as const)
    return { entries: (await answer.json()) as number[], links: Object.fromEntries(links), count: answer.headers.get('x-total-count') }
  }
  /** Every entry, by following the links to the next page. */
  const followed = async (address: string) => {
    const found: number[] = []
    for (let next: string | undefined = address; next; ) {
      const { entries, links }: Awaited<ReturnType<typeof ask>> = await ask(next)
      found.push(...entries)
      if (found.length > total) break
      next = links.next
    }
    return found
  }
  return { all, ask, followed }
}

const LIST = 'http://on-joue.test/list'
const pagesIn = (links: Record<string, string>) => Object.fromEntries(Object.entries(links).map(([relation, link]) => [relation, new URL(link).searchParams.get('page')]))

describe('a list', () => {
  it('followed from page to page gives each entry once and in order, whatever its length and pages [Q018]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(260),
        fc.option(fc.integer({ min: 1, max: 70 }), { nil: undefined }),
        fc.option(fc.constantFrom(PAGE_SIZE, 25), { nil: undefined }),
        async (total, limit, usual) => {
          const { all, followed } = aList(total, usual)

          expect(await followed(limit === undefined ? LIST : `${LIST}?limit=${limit}`)).toEqual(all)
        },
      ),
      { numRuns: 60, seed: 1 },
    )
  })

  it.each([
    ['', 0, { first: '1', last: '1' }],
    ['', 100, { first: '1', last: '2' }],
    ['', 101, { first: '1', next: '3', last: '3' }],
    ['?page=1', 20, { first: '1', last: '1' }],
    ['?page=1', 21, { first: '1', next: '2', last: '2' }],
    ['?page=2', 40, { first: '1', prev: '1', last: '2' }],
    ['?page=2', 41, { first: '1', prev: '1', next: '3', last: '3' }],
    ['?page=9', 41, { first: '1', prev: '3', last: '3' }],
    ['?page=9', 0, { first: '1', prev: '1', last: '1' }],
    ['?limit=50', 101, { first: '1', next: '2', last: '3' }],
  ])('asked for with “%s”, of %i entries, names its pages as %j', async (query, total, pages) => {
    const { links, count } = await aList(total).ask(`${LIST}${query}`)

    expect(pagesIn(links)).toEqual(pages)
    expect(count).toBe(String(total))
  })

  it.each([
    ['', BARE_LIST_MAX],
    ['?page=1', PAGE_SIZE],
    ['?limit=1', 1],
    ['?limit=50', PAGE_SIZE_MAX],
    ['?limit=51', PAGE_SIZE_MAX],
    ['?limit=999999999', PAGE_SIZE_MAX],
    ['?limit=9999999999', BARE_LIST_MAX],
    ['?limit=0', BARE_LIST_MAX],
    ['?limit=-1', BARE_LIST_MAX],
    ['?limit=1.5', BARE_LIST_MAX],
    ['?limit=1e1', BARE_LIST_MAX],
    ['?limit=%2B5', BARE_LIST_MAX],
    ['?limit=٥', BARE_LIST_MAX],
    ['?limit=', BARE_LIST_MAX],
    ['?page=0', BARE_LIST_MAX],
    ['?page=abc&limit=7', 7],
    ['?limit=7&limit=9', 7],
  ])('asked for with “%s” holds %i entries of many [D31]', async (query, length) => {
    const { entries } = await aList(500).ask(`${LIST}${query}`)

    expect(entries).toEqual(Array.from({ length }, (_, index) => index + 1))
  })

  it('names its pages by the site’s own protocol behind a proxy, and repeats what was asked for', async () => {
    const { links } = await aList(60).ask(`${LIST}?q=a%26b%20%E2%9C%93&page=2`)

    const next = new URL(links.next ?? '')
    expect([next.protocol, next.host, next.searchParams.get('q')]).toEqual(['https:', 'on-joue.test', 'a&b ✓'])
  })

  it('asked for at another address names its pages there', async () => {
    const { links } = await aList(60).ask('http://localhost:3000/list?page=1')

    expect(links.next).toMatch(/^http:\/\/localhost:3000\/list\?/)
  })

  it('tells its length without links where they would be too long for a proxy', async () => {
    const { links, count } = await aList(60).ask(`${LIST}?page=1&q=${'x'.repeat(700)}`)

    expect([links, count]).toEqual([{}, '60'])
  })
})

describe('the page of an office’s list', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=7', 7],
    ['page=100000', 100_000],
    ['page=100001', 1],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=abc', 1],
    ['page=Infinity', 1],
  ])('asked for with “%s” is page %i', async (query, page) => {
    const app = new Hono<Environment>().get('/list', (c) => c.json(requestedPage(c)))

    expect(await (await app.request(`${LIST}?${query}`)).json()).toBe(page)
  })
})

it('a choice that is none is as if it had not been made', () => {
  const choices = ['latest', 'views'] as const

  expect(['views', 'VIEWS', '', 'toString', undefined].map((requested) => oneOf(choices, requested))).toEqual(['views', undefined, undefined, undefined, undefined])
})
