import { formAction } from './forms/form-action.ts'
import { notFoundHandle, NotFoundPage } from './pages/frame/not-found-page.tsx'
import { load, missing, type PageData, pageRoute } from './pages/frame/page-data.ts'
import { Root } from './pages/frame/root.tsx'
import { SiteFrame } from './pages/frame/site-frame.tsx'
import { factsQuery } from './queries/playground-queries.ts'
import { siteQuery } from './queries/site-queries.ts'
import { textsQuery } from './queries/texts-queries.ts'
import type { Route } from './ui/router/page-route.ts'

/** A part of the site, as its file of routes exports it. */
interface SitePart {
  routes: (site: PageData) => Route[]
}

/** The parts whose routes are fetched when someone goes there: the landing page does without them. */
const PARTS: { at: string; file: string; fetch: () => Promise<SitePart> }[] = [
  { at: '/forum', file: 'src/web/forum-routes.ts', fetch: () => import('./forum-routes.ts') },
  ...['/waitlist', '/visit/confirm', '/visit/unsubscribe', '/mine'].map((at) => ({
    at,
    file: 'src/web/email-link-routes.ts',
    fetch: () => import('./email-link-routes.ts'),
  })),
  { at: '/office', file: 'src/web/office-routes.ts', fetch: () => import('./office-routes.ts') },
]

/** The part an address lies in; undefined for the pages that stand alone. */
const partAt = (pathname: string) => PARTS.find(({ at }) => pathname === at || pathname.startsWith(`${at}/`))

/** The source file with the routes of the part an address lies in, so that the server can name it early. */
export const partFileAt = (pathname: string): string[] => {
  const part = partAt(pathname)
  return part ? [part.file] : []
}

/** The routes of the part an address lies in. */
export const routesOfPartAt = async (site: PageData, pathname: string): Promise<Route[]> =>
  (await partAt(pathname)?.fetch())?.routes(site) ?? []

/**
 * The routes an address needs: of the pages that stand alone, and of the part it lies in. Loaders fill the query
 * cache, on the server and in the browser alike.
 */
export async function routesAt(site: PageData, pathname: string): Promise<Route[]> {
  return [
    {
      id: 'root',
      element: <Root />,
      loader: () => loadVisitor(site),
      children: [siteFrame(site), ...(await routesOfPartAt(site, pathname))],
    },
  ]
}

/** All routes of all parts, for those who have to know every page. */
export async function everyRoute(site: PageData): Promise<Route[]> {
  const parts = await Promise.all(PARTS.map(({ fetch }) => fetch()))
  return [siteFrame(site), ...parts.flatMap(({ routes }) => routes(site))]
}

/** Every page is told who opens it, so that the browser need not ask, and be refused, on the way into the forum. */
async function loadVisitor(site: PageData): Promise<null> {
  if (!import.meta.env.SSR) return null
  const { currentUserQuery } = await import('./queries/accounts-queries.ts')
  await Promise.all([load(site, currentUserQuery(site.api)), load(site, siteQuery(site.api))])
  return null
}

const siteFrame = (site: PageData): Route => ({
  id: 'frame',
  element: <SiteFrame />,
  loader: async () => {
    const [facts, texts] = [factsQuery(site.api), textsQuery(site.api, 'frame')]
    if (import.meta.env.SSR) await Promise.all([load(site, facts), load(site, texts)])
    else await Promise.all([site.queries.ensureQueryData(facts), site.queries.ensureQueryData(texts)])
    return null
  },
  children: [
    pageRoute(site, '/', 'landing/landing', () => import('./pages/landing/landing-page.tsx')),
    pageRoute(site, '/visit', 'visit/visit', () => import('./pages/visit/visit-page.tsx')),
    pageRoute(site, '/visit/check-in', 'visit/check-in', () => import('./pages/visit/check-in-page.tsx')),
    pageRoute(site, '/search', 'search/search', () => import('./pages/search/search-page.tsx')),
    pageRoute(site, '/blog', 'blog/list', () => import('./pages/blog/list-page.tsx')),
    pageRoute(site, '/blog/:slug', 'blog/post', () => import('./pages/blog/post-page.tsx')),
    {
      id: 'not-found',
      path: '/*',
      handle: notFoundHandle,
      loader: async () => missing(),
      action: formAction(site),
      element: <NotFoundPage />,
    },
  ],
})
