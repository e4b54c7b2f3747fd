import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBrowser } from '../../../../tests/support/a-browser.ts'
import { matcherOf, Redirect, type Route } from './page-route.ts'
import { Router } from './router.ts'

let browser: ReturnType<typeof aBrowser>
let letGo: Record<string, () => void> = {}

beforeEach(() => {
  browser = aBrowser('http://on-joue.test/')
  letGo = {}
})
afterEach(() => vi.unstubAllGlobals())

/** A page that waits at its door until it's let go. */
const slow = (path: string): Route => ({ id: path, path, loader: () => new Promise((resolve) => (letGo[path] = () => resolve(null))) })
const page = (path: string, loader?: Route['loader']): Route => ({ id: path, path, loader })

async function aRouter(...routes: Route[]) {
  const matcher = matcherOf([page('/'), page('/blog'), page('/visit'), ...routes])
  const router = new Router({ matcherAt: async () => matcher, match: matcher('/'), posted: undefined })
  return { router, shown: () => router.shown.match?.pattern, pending: () => router.pending.place?.pathname ?? null }
}

describe('a visitor', () => {
  it('goes on to a page, and back, without a new document', async () => {
    const { router, shown } = await aRouter()

    await router.navigate('/blog?page=2#end')
    expect([shown(), browser.path(), router.shown.arrival]).toEqual(['/blog', '/blog?page=2#end', 'PUSH'])
    await browser.back()

    expect([shown(), browser.path(), router.shown.arrival]).toEqual(['/', '/', 'POP'])
    expect(browser.documents).toEqual([])
  })

  it('sees at once where the way leads, and the last page until the next has all it needs', async () => {
    const { router, shown, pending } = await aRouter(slow('/forum'))

    const gone = router.navigate('/forum')
    await browser.tick()
    expect([shown(), pending(), browser.path()]).toEqual(['/', '/forum', '/'])
    letGo['/forum']?.()
    await gone

    expect([shown(), pending(), browser.path()]).toEqual(['/forum', null, '/forum'])
  })

  it('gets the page that was asked for last, whichever comes first', async () => {
    const { router, shown } = await aRouter(slow('/forum'))

    const first = router.navigate('/forum')
    await browser.tick()
    await router.navigate('/blog')
    letGo['/forum']?.()
    await first

    expect([shown(), browser.path(), browser.length()]).toEqual(['/blog', '/blog', 2])
  })

  it('asks only once by clicking twice', async () => {
    const loader = vi.fn<NonNullable<Route['loader']>>(() => new Promise((resolve) => (letGo['/forum'] = () => resolve(null))))
    const { router } = await aRouter(page('/forum', loader))

    const gone = router.navigate('/forum')
    await router.navigate('/forum')
    await browser.tick()
    letGo['/forum']?.()
    await gone

    expect(loader).toHaveBeenCalledTimes(1)
    expect(browser.length()).toBe(2)
  })

  it('is led on by a redirect, and Back skips the page that sent it', async () => {
    const { router, shown } = await aRouter(page('/old', async () => Promise.reject(new Redirect('/visit'))))

    await router.navigate('/old')
    expect([shown(), browser.path()]).toEqual(['/visit', '/visit'])
    await browser.back()

    expect(browser.path()).toBe('/')
  })

  it('gets a new document where a redirect says so, and for another site', async () => {
    const { router } = await aRouter(page('/office', async () => Promise.reject(new Redirect('/office', { asDocument: true }))))

    await router.navigate('/office')
    await router.navigate('https://example.com/')

    expect(browser.documents).toEqual(['/office', 'https://example.com/'])
  })

  it('stays on the page when only the place in it is another, and nothing is asked for', async () => {
    const loader = vi.fn<NonNullable<Route['loader']>>(async () => null)
    const { router } = await aRouter(page('/topic', loader))
    await router.navigate('/topic')

    await router.navigate('/topic#post-5')

    expect([browser.path(), router.shown.place.hash]).toEqual(['/topic#post-5', '#post-5'])
    expect(loader).toHaveBeenCalledTimes(1)
  })

  it('is told what went wrong, in place of the page, and can go elsewhere', async () => {
    const { router, shown } = await aRouter(page('/broken', async () => Promise.reject(new Error('no'))))

    await router.navigate('/broken')
    expect(router.shown.error).toEqual(new Error('no'))
    await router.navigate('/blog')

    expect([shown(), router.shown.error]).toEqual(['/blog', undefined])
  })

  it('finds a page where it was scrolled to when coming back, and a new one at its start', async () => {
    const { router } = await aRouter()
    router.settle(router.shown)
    browser.scrollTo(900)

    await router.navigate('/blog')
    router.settle(router.shown)
    expect(browser.scrolled()).toBe(0)
    await browser.back()
    router.settle(router.shown)

    expect(browser.scrolled()).toBe(900)
  })
})

describe('the code of a page someone may go to', () => {
  it('is fetched early, once, and its data only when they go', async () => {
    const loader = vi.fn<NonNullable<Route['loader']>>(async () => null)
    const lazy = vi.fn(async () => ({ loader }))
    const { router } = await aRouter({ id: '/forum', path: '/forum', lazy })

    await router.prefetchCode('/forum')
    await router.prefetchCode('/forum')
    expect([lazy.mock.calls.length, loader.mock.calls.length]).toEqual([1, 0])
    await router.navigate('/forum')

    expect([lazy.mock.calls.length, loader.mock.calls.length]).toEqual([1, 1])
  })

  it('comes with a new document where the site answers without it: it was updated since', async () => {
    vi.stubGlobal('fetch', async () => new Response('OK'))
    const { router } = await aRouter({ id: '/forum', path: '/forum', lazy: async () => Promise.reject(new TypeError('no such file')) })

    await router.navigate('/forum?page=2#post-5')
    await router.navigate('/blog')
    await router.navigate('/visit')
    await browser.back()

    expect(browser.documents).toEqual(['/forum?page=2#post-5'])
  })

  it('comes with a new document on the way back, too', async () => {
    vi.stubGlobal('fetch', async () => new Response('OK'))
    const lazy = vi.fn().mockRejectedValue(new TypeError('no such file'))
    history.replaceState({ key: 'before', at: 0 }, '', '/forum#post-5')
    history.pushState({ key: 'now', at: 1 }, '', '/')
    await aRouter({ id: '/forum', path: '/forum', lazy })

    await browser.back()

    expect(browser.documents).toEqual(['http://on-joue.test/forum#post-5'])
  })

  it('can be asked for again when the browser brings back the page that was left for a new document', async () => {
    vi.stubGlobal('fetch', async () => new Response('OK'))
    const { router } = await aRouter({ id: '/forum', path: '/forum', lazy: async () => Promise.reject(new TypeError('no such file')) })

    await router.navigate('/forum')
    await router.navigate('/forum')

    expect(browser.documents).toEqual(['/forum', '/forum'])
  })

  it('is said to be missing where the site doesn’t answer either', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
    const { router } = await aRouter({ id: '/forum', path: '/forum', lazy: async () => Promise.reject(new TypeError('no line')) })

    await router.navigate('/forum')

    expect([router.shown.error, browser.documents]).toEqual([new TypeError('no line'), []])
  })

  it('is asked for again on the way there when it didn’t come early', async () => {
    const lazy = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce({})
    const { router, shown } = await aRouter({ id: '/forum', path: '/forum', lazy })

    await router.prefetchCode('/forum')
    await router.navigate('/forum')

    expect([shown(), router.shown.error]).toEqual(['/forum', undefined])
  })
})

describe('what lies over a page', () => {
  const withLayer = async () => {
    const parts = await aRouter(slow('/forum'))
    await parts.router.navigate('/blog')
    const close = vi.fn()
    const closed = parts.router.openLayer(close)
    return { ...parts, close, closed }
  }

  it('is closed by Back, and the page below by the next one', async () => {
    const { shown, close, closed } = await withLayer()

    await browser.back()
    closed()
    expect([shown(), close.mock.calls.length]).toEqual(['/blog', 1])
    await browser.back()

    expect([shown(), browser.path()]).toEqual(['/', '/'])
  })

  it('leaves nothing in the history when it’s closed otherwise', async () => {
    const { shown, closed } = await withLayer()

    closed()
    await browser.tick()
    await browser.back()

    expect([shown(), browser.path()]).toEqual(['/', '/'])
  })

  it('is closed by Back when it was closed and opened again at once', async () => {
    const { router, shown, closed } = await withLayer()
    const closeAgain = vi.fn()

    closed()
    router.openLayer(closeAgain)
    await browser.tick()
    await browser.back()
    expect([shown(), browser.path(), closeAgain.mock.calls.length]).toEqual(['/blog', '/blog', 1])
    await browser.back()

    expect([shown(), browser.path()]).toEqual(['/', '/'])
  })

  it('leaves nothing in the history when it was opened and closed while another’s entry went', async () => {
    const { router, shown, closed } = await withLayer()

    closed()
    router.openLayer(vi.fn())()
    await browser.tick()
    await browser.back()

    expect([shown(), browser.path()]).toEqual(['/', '/'])
  })

  it('leaves nothing in the history when a part of the same page is chosen while its entry goes', async () => {
    const { router, shown, closed } = await withLayer()

    closed()
    await router.navigate('/blog#end')
    expect(browser.path()).toBe('/blog#end')
    await browser.back()
    expect([shown(), browser.path()]).toEqual(['/blog', '/blog'])
    await browser.back()

    expect([shown(), browser.path()]).toEqual(['/', '/'])
  })

  it('gives way to a page chosen in it, and Back from there leads to the page below', async () => {
    const { router, shown, close, closed } = await withLayer()

    await router.navigate('/visit')
    closed()
    expect([shown(), close.mock.calls.length, browser.length()]).toEqual(['/visit', 1, 3])
    await browser.back()

    expect(shown()).toBe('/blog')
  })

  it('gives way to a page that’s on its way when it’s closed', async () => {
    const { router, shown, closed } = await withLayer()

    const gone = router.navigate('/forum')
    closed()
    await browser.tick()
    letGo['/forum']?.()
    await gone
    expect([shown(), browser.length()]).toEqual(['/forum', 3])
    await browser.back()

    expect(shown()).toBe('/blog')
  })

  it('is closed one at a time', async () => {
    const { router, shown, close } = await withLayer()
    const closeUpper = vi.fn()
    router.openLayer(closeUpper)

    await browser.back()
    expect([close.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 1])
    await browser.back()

    expect([shown(), close.mock.calls.length, closeUpper.mock.calls.length]).toEqual(['/blog', 1, 1])
  })
})

describe('a page that isn’t to be left yet', () => {
  const held = async () => {
    const parts = await aRouter()
    await parts.router.navigate('/blog')
    const ways: (() => unknown)[] = []
    parts.router.block((_to, _from, proceed) => ways.push(proceed) > 0)
    return { ...parts, ways }
  }

  it('stays until it’s let go of, by a link as well as by Back', async () => {
    const { router, shown, ways } = await held()

    await router.navigate('/visit')
    await browser.back()
    expect([shown(), browser.path(), ways.length]).toEqual(['/blog', '/blog', 2])
    await ways[1]?.()
    await browser.tick()

    expect([shown(), browser.path()]).toEqual(['/', '/'])
  })

  it('goes on by a link once it’s let go of', async () => {
    const { router, shown, ways } = await held()

    await router.navigate('/visit')
    await ways[0]?.()

    expect([shown(), browser.path(), browser.length()]).toEqual(['/visit', '/visit', 3])
  })
})

it('the loaders of a page run once more when it’s to be looked at again, and it stays where it is', async () => {
  const loader = vi.fn<NonNullable<Route['loader']>>(async () => null)
  const { router } = await aRouter(page('/office', loader))
  await router.navigate('/office')
  const { key } = router.shown.place

  await router.revalidate()

  expect(loader).toHaveBeenCalledTimes(2)
  expect([router.shown.place.key, browser.length()]).toEqual([key, 2])
})
