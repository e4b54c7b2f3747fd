import type { RouteObject } from 'react-router'
import type { PageHandle } from './pages/frame/head.ts'
import { loaderOf, type PageData, type PageFetch, pageRoute } from './pages/frame/page-data.ts'

/** The forum and the accounts: every page under `/forum`. */
export const routes = (site: PageData): RouteObject[] => [...forumPages(site), ...accountPages(site)]

/** A page that also answers the form of the header above it. */
const withLogOut =
  (fetch: PageFetch): PageFetch =>
  async () => {
    const [{ page }, { logOutForm }] = await Promise.all([fetch(), import('./pages/accounts/login/log-out-button.tsx')])
    return { page: { ...page, forms: [...(page.forms ?? []), logOutForm] } }
  }

/** Everything that stands in the forum's frame. */
function forumPages(site: PageData): RouteObject[] {
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
        at('', 'home', () => import('./pages/forum/lists/home-page.tsx')),
        at('/categories', 'categories', () => import('./pages/forum/lists/categories-page.tsx')),
        at('/categories/:slug', 'category', () => import('./pages/forum/lists/category-page.tsx')),
        at('/topics/:id/:slug?', 'topic', () => import('./pages/forum/topic/topic-page.tsx')),
        at('/latest', 'latest', () => import('./pages/forum/lists/latest-page.tsx')),
        at('/popular', 'popular', () => import('./pages/forum/lists/popular-page.tsx')),
        at('/search', 'search', () => import('./pages/forum/lists/search-page.tsx')),
        at('/new-topic', 'new-topic', () => import('./pages/forum/writing/new-topic-page.tsx')),
        at('/notifications', 'notifications', () => import('./pages/forum/lists/notifications-page.tsx')),
        at('/bookmarks', 'bookmarks', () => import('./pages/forum/lists/bookmarks-page.tsx')),
        at('/reports', 'reports', () => import('./pages/forum/reports/reports-page.tsx')),
        at('/reports/:postId', 'report', () => import('./pages/forum/reports/report-page.tsx')),
        ...infoPages(site),
        ...memberPages(site),
      ],
    },
  ]
}

function infoPages(site: PageData): RouteObject[] {
  const at = (path: string, title: string, description: string) =>
    pageRoute(
      site,
      path,
      'info/info',
      withLogOut(async () => {
        const { InfoPage } = await import('./pages/info/info-page.tsx')
        return { page: { Component: InfoPage, head: { title: `${title} | On Joue`, description, canonical: path } } }
      }),
    )
  return [
    at('/forum/guidelines', 'Community Guidelines', 'How we treat one another in the On Joue parent community.'),
    at('/forum/privacy', 'Privacy', 'What On Joue keeps about you, why, for how long, and how to have it erased.'),
    at('/forum/terms', 'Terms', 'The terms under which you use the On Joue website.'),
  ]
}

const account = (site: PageData, path: string, name: string, fetch: PageFetch) => pageRoute(site, `/forum${path}`, `accounts/${name}`, withLogOut(fetch))

const memberPages = (site: PageData): RouteObject[] => [
  account(site, '/profile', 'profile', () => import('./pages/accounts/profile/profile-page.tsx')),
  account(site, '/profile/authenticator', 'authenticator', () => import('./pages/accounts/authenticator/authenticator-page.tsx')),
  account(site, '/members/:username', 'member', () => import('./pages/accounts/profile/member-page.tsx')),
]

/** Log-in and all that leads to it: pages of their own, without the forum around them. */
const accountPages = (site: PageData): RouteObject[] => [
  account(site, '/login', 'login', () => import('./pages/accounts/login/login-page.tsx')),
  account(site, '/register', 'register', () => import('./pages/accounts/sign-up/register-page.tsx')),
  account(site, '/forgot-password', 'forgot-password', () => import('./pages/accounts/email-links/forgot-password-page.tsx')),
  account(site, '/reset-password', 'reset-password', () => import('./pages/accounts/email-links/reset-password-page.tsx')),
  account(site, '/first-admin', 'first-admin', () => import('./pages/accounts/sign-up/first-admin-page.tsx')),
  account(site, '/confirm-email', 'confirm-email', () => import('./pages/accounts/email-links/confirm-email-page.tsx')),
  account(site, '/unsubscribe', 'unsubscribe', () => import('./pages/accounts/email-links/unsubscribe-page.tsx')),
]
