import type { Route } from './ui/router/page-route.ts'
import { type PageData, pageRoute } from './pages/frame/page-data.ts'

/** The pages our email leads to. */
export const routes = (site: PageData): Route[] => [
  pageRoute(site, '/waitlist/confirm', 'waitlist/confirm-spot', () => import('./pages/waitlist/confirm-spot-page.tsx')),
  pageRoute(site, '/waitlist/unsubscribe', 'waitlist/leave-waitlist', () => import('./pages/waitlist/leave-waitlist-page.tsx')),
  pageRoute(site, '/visit/confirm', 'visit/confirm-alerts', () => import('./pages/visit/confirm-alerts-page.tsx')),
  pageRoute(site, '/visit/unsubscribe', 'visit/stop-alerts', () => import('./pages/visit/stop-alerts-page.tsx')),
  pageRoute(site, '/mine', 'privacy-requests/privacy-request', () => import('./pages/privacy-requests/privacy-request-page.tsx')),
]
