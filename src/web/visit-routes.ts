import type { Route } from './ui/router/route.ts'
import { type PageData, pageRoute } from './pages/frame/page-data.ts'

/** What parents read before they go, and what they do about it. */
export const routes = (site: PageData): Route[] => [
  {
    id: 'visit-frame',
    lazy: async () => {
      const { SiteFrame } = await import('./pages/frame/site-frame.tsx')
      const [{ factsQuery }, { textsQuery }] = await Promise.all([import('./queries/playground.ts'), import('./queries/texts.ts')])
      return {
        Component: SiteFrame,
        loader: async () => {
          await Promise.all([site.queries.ensureQueryData(factsQuery(site.api)), site.queries.ensureQueryData(textsQuery(site.api, 'frame'))])
          return null
        },
      }
    },
    children: [
      pageRoute(site, '/visit', 'visit/visit', () => import('./pages/visit/visit-page.tsx')),
      pageRoute(site, '/visit/check-in', 'visit/check-in', () => import('./pages/visit/check-in-page.tsx')),
    ],
  },
  pageRoute(site, '/visit/confirm', 'visit/confirm', () => import('./pages/visit/confirm-page.tsx')),
  pageRoute(site, '/visit/unsubscribe', 'visit/unsubscribe', () => import('./pages/visit/unsubscribe-page.tsx')),
]
