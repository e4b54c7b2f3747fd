import type { Route } from './ui/router/route.ts'
import { type PageData, pageRoute } from './pages/frame/page-data.ts'

/** The pages our email leads to. */
export const routes = (site: PageData): Route[] => [
  pageRoute(site, '/waitlist/confirm', 'waitlist/confirm', () => import('./pages/waitlist/confirm-page.tsx')),
  pageRoute(site, '/waitlist/unsubscribe', 'waitlist/unsubscribe', () => import('./pages/waitlist/unsubscribe-page.tsx')),
  pageRoute(site, '/visit/confirm', 'visit/confirm', () => import('./pages/visit/confirm-page.tsx')),
  pageRoute(site, '/visit/unsubscribe', 'visit/unsubscribe', () => import('./pages/visit/unsubscribe-page.tsx')),
  pageRoute(site, '/mine', 'privacy-requests/privacy-request', () => import('./pages/privacy-requests/privacy-request-page.tsx')),
]
