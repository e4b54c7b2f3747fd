import type { StoredPage } from '../../src/server/http/cache/page-cache.ts'
import type { anApp } from './a-site.ts'

type App = Pick<Awaited<ReturnType<typeof anApp>>, 'ask' | 'cache'>

/** The pages in a site's cache by path, looked at without rendering or serving any. */
export async function cachedPages({ ask, cache }: App, paths: readonly string[]) {
  const stored = new Map<string, { key: string; page: StoredPage; tags: Parameters<typeof cache.store>[2]['tags'] }>()
  const store = cache.store.bind(cache)
  cache.store = (key, page, shown) => {
    stored.set((JSON.parse(key) as string[])[0] ?? '', { key, page, tags: shown.tags })
    store(key, page, shown)
  }
  for (const path of paths) {
    const { status } = await ask(path)
    if (status !== 200 || !stored.has(path)) throw new Error(`${path} was answered with ${status}, and not stored.`)
  }
  cache.store = store

  const without = (find: 'fresh' | 'lastGood') => paths.filter((path) => cache[find](stored.get(path)?.key ?? '') === undefined)
  return {
    /** Those no longer fresh. */
    dropped: () => without('fresh'),
    /** Those that can't even stand in while the database is away. */
    purged: () => without('lastGood'),
    /** Stores all of them as they were first rendered. */
    refill: () => stored.forEach(({ key, page, tags }) => cache.store(key, page, { tags, begun: cache.begun })),
  }
}
