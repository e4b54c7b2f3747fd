import type { Route } from './ui/router/page-route.ts'
import type { PageHandle } from './pages/frame/head.ts'
import { loaderOf, type PageData, type PageFetch, pageRoute } from './pages/frame/page-data.ts'

/** The forum and the accounts: every page under `/forum`. */
export const routes = (site: PageData): Route[] => [...forumPages(site), ...accountPages(site)]

/** A page that also answers the form of the header above it. */
const withLogOut =
  (fetch: PageFetch): PageFetch =>
  async () => {
    const [{ page }, { logOutForm }] = await Promise.all([fetch(), import('./pages/accounts/login/log-out-form.ts')])
    return { page: { ...page, forms: [...(page.forms ?? []), logOutForm] } }
  }

/** Everything that stands in the forum's frame. */
function forumPages(site: PageData): Route[] {
  const at = (path: string, name: string, fetch: PageFetch) => pageRoute(site, `/forum${path}`, `forum/${name}`, withLogOut(fetch))
  return [
    {
      id: 'forum',
      lazy: async () => {
        const { ForumFrame, loadFrame } = await import('./pages/forum/frame/forum-frame.tsx')
        const handle: PageHandle = { file: 'src/web/pages/forum/frame/forum-frame.tsx' }
        return { Component: ForumFrame, handle, loader: loaderOf(site, loadFrame) }
      },
      children: [
        at('', 'lists/home', () => import('./pages/forum/lists/home-page.tsx')),
        at('/categories', 'lists/categories/categories', () => import('./pages/forum/lists/categories/categories-page.tsx')),
        at('/categories/:slug', 'lists/categories/category', () => import('./pages/forum/lists/categories/category-page.tsx')),
        at('/topics/:id/:slug?', 'topic/topic', () => import('./pages/forum/topic/topic-page.tsx')),
        at('/latest', 'lists/latest', () => import('./pages/forum/lists/latest-page.tsx')),
        at('/popular', 'lists/popular', () => import('./pages/forum/lists/popular-page.tsx')),
        at('/search', 'lists/forum-search', () => import('./pages/forum/lists/forum-search-page.tsx')),
        at('/new-topic', 'writing/new-topic', () => import('./pages/forum/writing/new-topic-page.tsx')),
        at('/notifications', 'lists/notifications/notifications', () => import('./pages/forum/lists/notifications/notifications-page.tsx')),
        at('/bookmarks', 'lists/bookmarks', () => import('./pages/forum/lists/bookmarks-page.tsx')),
        at('/reports', 'reports/reports', () => import('./pages/forum/reports/reports-page.tsx')),
        at('/reports/:postId', 'reports/report', () => import('./pages/forum/reports/report-page.tsx')),
        at('/newcomers', 'newcomers/newcomers', () => import('./pages/forum/newcomers/newcomers-page.tsx')),
        at('/removal-request', 'removals/removal-request', () => import('./pages/forum/removals/removal-request-page.tsx')),
        at('/removals', 'removals/removals', () => import('./pages/forum/removals/removals-page.tsx')),
        at('/removals/:requestId', 'removals/removal', () => import('./pages/forum/removals/removal-page.tsx')),
        at('/members/:username', 'member/member', () => import('./pages/forum/member/member-page.tsx')),
        ...infoPages(site),
        ...memberPages(site),
      ],
    },
  ]
}

function infoPages(site: PageData): Route[] {
  const pages = () => import('./pages/info/info-page.tsx')
  return [
    pageRoute(site, '/forum/guidelines', 'info/info', withLogOut(async () => ({ page: (await pages()).guidelinesPage }))),
    pageRoute(site, '/forum/privacy', 'info/privacy', withLogOut(() => import('./pages/info/privacy-page.tsx'))),
    pageRoute(site, '/forum/terms', 'info/info', withLogOut(async () => ({ page: (await pages()).termsPage }))),
  ]
}

const account = (site: PageData, path: string, name: string, fetch: PageFetch) => pageRoute(site, `/forum${path}`, `accounts/${name}`, withLogOut(fetch))

const memberPages = (site: PageData): Route[] => [
  account(site, '/profile', 'profile/profile', () => import('./pages/accounts/profile/profile-page.tsx')),
  account(site, '/profile/authenticator', 'authenticator/authenticator', () => import('./pages/accounts/authenticator/authenticator-page.tsx')),
]

/** Login and all that leads to it: pages of their own, without the forum around them. */
const accountPages = (site: PageData): Route[] => [
  account(site, '/login', 'login/login', () => import('./pages/accounts/login/login-page.tsx')),
  account(site, '/register', 'sign-up/register', () => import('./pages/accounts/sign-up/register-page.tsx')),
  account(site, '/forgot-password', 'email-links/forgot-password', () => import('./pages/accounts/email-links/forgot-password-page.tsx')),
  account(site, '/reset-password', 'email-links/reset-password', () => import('./pages/accounts/email-links/reset-password-page.tsx')),
  account(site, '/first-admin', 'sign-up/first-admin', () => import('./pages/accounts/sign-up/first-admin-page.tsx')),
  account(site, '/confirm-email', 'email-links/confirm-email', () => import('./pages/accounts/email-links/confirm-email-page.tsx')),
  account(site, '/unsubscribe', 'email-links/unsubscribe', () => import('./pages/accounts/email-links/unsubscribe-page.tsx')),
]
