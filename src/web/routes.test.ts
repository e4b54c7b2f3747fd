import { existsSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import type { Route } from './ui/router/page-route.ts'
import { expect, it } from 'vitest'
import { PAGES } from '../../tests/support/pages.ts'
import { apiOver } from './queries/client/api.ts'
import { toPageHandle } from './pages/frame/head.ts'
import { everyRoute } from './routes.tsx'

/** The routes that are pages, not frames around pages. */
const pagesIn = ({ id, children }: Route): (string | undefined)[] => (children ? children.flatMap(pagesIn) : [id])

it('every page of the site is on the list of pages that axe looks at, and no other', async () => {
  const site = { api: apiOver(fetch), queries: new QueryClient(), isServer: true }

  const pages = (await everyRoute(site)).flatMap(pagesIn)

  expect([...new Set(PAGES.map(({ route }) => route))].toSorted()).toEqual([...new Set(pages)].toSorted())
})

/** The files that routes name, and those below them. */
async function filesOf({ lazy, children = [] }: Route): Promise<string[]> {
  const file = lazy && toPageHandle((await lazy()).handle)?.file
  const below = await Promise.all(children.map(filesOf))
  return [...(file ? [file] : []), ...below.flat()]
}

it('every page names its own source file, whose styles and scripts it is sent with', async () => {
  const site = { api: apiOver(fetch), queries: new QueryClient(), isServer: true }

  const files = (await Promise.all((await everyRoute(site)).map(filesOf))).flat()

  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
