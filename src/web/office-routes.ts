import { AUTHENTICATOR_PAGE } from '../shared/accounts/authenticator-words.ts'
import { formAction } from './forms/form-action.ts'
import type { PageHandle } from './pages/frame/head.ts'
import { notFoundHandle, NotFoundPage } from './pages/frame/not-found-page.tsx'
import { loaderOf, missing, type PageData, type PageModule } from './pages/frame/page-data.ts'
import { type Loader, type LoaderArgs, Redirect, type Route } from './ui/router/page-route.ts'

interface OfficePage {
  path: string
  title: string
  /** Source file below pages/office. */
  file: string
  /** Whether it opens only to a password given recently: inboxes, exports, roles. */
  isInner?: boolean
  fetch: () => Promise<{ page: PageModule }>
}

/** Every page of the office, fetched when it is first opened. A new one is added here and in `frame/office-links.ts`. */
const PAGES: readonly OfficePage[] = [
  { path: '', title: 'Overview', file: 'overview/overview-page.tsx', fetch: () => import('./pages/office/overview/overview-page.tsx') },
  { path: 'messages', title: 'Messages', file: 'messages/messages-page.tsx', isInner: true, fetch: () => import('./pages/office/messages/messages-page.tsx') },
  { path: 'messages/:id', title: 'Message', file: 'messages/message-page.tsx', isInner: true, fetch: () => import('./pages/office/messages/message-page.tsx') },
  { path: 'waitlist', title: 'Waitlist', file: 'waitlist/waitlist-page.tsx', isInner: true, fetch: () => import('./pages/office/waitlist/waitlist-page.tsx') },
  { path: 'waitlist/announcements/:id', title: 'Announcement', file: 'waitlist/announcement-page.tsx', isInner: true, fetch: () => import('./pages/office/waitlist/announcement-page.tsx') },
  { path: 'facts', title: 'Facts', file: 'facts/facts-page.tsx', fetch: () => import('./pages/office/facts/facts-page.tsx') },
  { path: 'facts/review', title: 'Check your facts', file: 'facts/review-page.tsx', fetch: () => import('./pages/office/facts/review-page.tsx') },
  { path: 'facts/:key', title: 'Fact', file: 'facts/fact-page.tsx', fetch: () => import('./pages/office/facts/fact-page.tsx') },
  { path: 'forum', title: 'Forum', file: 'forum/forum-page.tsx', fetch: () => import('./pages/office/forum/forum-page.tsx') },
  { path: 'forum/reports/:postId', title: 'Reported post', file: 'forum/case-page.tsx', fetch: () => import('./pages/office/forum/case-page.tsx') },
  { path: 'forum/categories', title: 'Categories', file: 'forum/categories-page.tsx', fetch: () => import('./pages/office/forum/categories-page.tsx') },
  { path: 'members', title: 'Members', file: 'members/members-page.tsx', isInner: true, fetch: () => import('./pages/office/members/members-page.tsx') },
  { path: 'members/:memberId', title: 'Member', file: 'members/member-page.tsx', isInner: true, fetch: () => import('./pages/office/members/member-page.tsx') },
  { path: 'mail', title: 'Email log', file: 'emails/emails-page.tsx', isInner: true, fetch: () => import('./pages/office/emails/emails-page.tsx') },
  { path: 'mail/:mailId', title: 'Email', file: 'emails/email-page.tsx', isInner: true, fetch: () => import('./pages/office/emails/email-page.tsx') },
  { path: 'blog', title: 'Blog', file: 'blog/blog-list-page.tsx', fetch: () => import('./pages/office/blog/blog-list-page.tsx') },
  { path: 'blog/:id', title: 'Blog post', file: 'blog/post-page.tsx', fetch: () => import('./pages/office/blog/post-page.tsx') },
  { path: 'backups', title: 'Backups', file: 'backups/backups-page.tsx', isInner: true, fetch: () => import('./pages/office/backups/backups-page.tsx') },
  { path: 'sample', title: 'Sample community', file: 'sample/sample-page.tsx', fetch: () => import('./pages/office/sample/sample-page.tsx') },
  { path: 'settings', title: 'Settings', file: 'settings/settings-page.tsx', isInner: true, fetch: () => import('./pages/office/settings/settings-page.tsx') },
  { path: 'status', title: 'Status', file: 'status/status-page.tsx', fetch: () => import('./pages/office/status/status-page.tsx') },
  { path: 'texts', title: 'Site texts', file: 'texts/texts-page.tsx', fetch: () => import('./pages/office/texts/texts-page.tsx') },
  { path: 'texts/:textKey', title: 'Site text', file: 'texts/text-page.tsx', fetch: () => import('./pages/office/texts/text-page.tsx') },
  { path: 'pictures', title: 'Pictures', file: 'pictures/pictures-page.tsx', fetch: () => import('./pages/office/pictures/pictures-page.tsx') },
  { path: 'questions', title: 'Questions', file: 'questions/questions-page.tsx', fetch: () => import('./pages/office/questions/questions-page.tsx') },
  { path: 'questions/:groupId', title: 'Question', file: 'questions/question-page.tsx', fetch: () => import('./pages/office/questions/question-page.tsx') },
  { path: 'log', title: 'Activity log', file: 'log/log-page.tsx', fetch: () => import('./pages/office/log/log-page.tsx') },
]

/**
 * The owner's office. Search engines are not to keep any of it; to everyone but admins it does not exist.
 */
export const routes = (site: PageData): Route[] => [
  {
    id: 'office',
    lazy: async () => {
      const { OfficeFrame } = await import('./pages/office/frame/office-frame.tsx')
      const handle: PageHandle = { file: 'src/web/pages/office/frame/office-frame.tsx' }
      return { Component: OfficeFrame, handle, loader: ({ url }: LoaderArgs) => openDoor(site, url) }
    },
    children: [...PAGES.map((page) => toRoute(site, page)), nowhere(site)],
  },
]

/**
 * Whether this document was opened as one of the office's, so that its content policy lets the editor paste. Known
 * when this file is loaded: with such a document, or on the way from another one.
 */
const isOfficeDocument = typeof location === 'undefined' || /^\/office(\/|$)/.test(location.pathname)

/**
 * Asked for with every page: what waits changes, and so may who is let in.
 *
 * @throws a redirect for anyone who comes from the site's other pages, which loads the office as a document of its own
 * @throws a redirect to the login, and back, for anyone who was in the office until the session ended
 */
async function openDoor(site: PageData, { pathname, search }: URL) {
  const address = `${pathname}${search}`
  if (!isOfficeDocument) throw new Redirect(address, { asDocument: true })
  if (await doorOf(site, 0)) return null
  if (!site.isServer && (await isVisitor(site))) throw new Redirect(`/forum/login?next=${encodeURIComponent(address)}`)
  return missing()
}

async function isVisitor({ api, queries }: PageData): Promise<boolean> {
  const { currentUserQuery } = await import('./queries/accounts-queries.ts')
  return (await queries.fetchQuery({ ...currentUserQuery(api), staleTime: 0 })) === null
}

/** @throws a redirect for an admin who has to set up an authenticator app first */
async function doorOf({ api, queries }: PageData, staleTime: number) {
  const [{ doorQuery }, { refusalOf }] = await Promise.all([import('./queries/office/door-queries.ts'), import('./queries/client/refusal.ts')])
  try {
    return await queries.fetchQuery({ ...doorQuery(api), staleTime })
  } catch (error) {
    throw refusalOf(error)?.needs === 'authenticator-setup' ? new Redirect(AUTHENTICATOR_PAGE) : error
  }
}

function toRoute(site: PageData, { path, title, file, isInner, fetch }: OfficePage): Route {
  return {
    id: `/office/${path}`,
    path: path === '' ? '/office' : `/office/${path}`,
    lazy: async () => {
      const [{ page }, { inRoom, roomForms }] = await Promise.all([fetch(), import('./pages/office/frame/office-room.tsx')])
      const handle: PageHandle = {
        head: page.head ?? { title: `${title} | On Joue office`, description: 'On Joue’s back office.' },
        file: `src/web/pages/office/${file}`,
        ...(isInner && { isInner: true }),
      }
      const load = loaderOf(site, page.load ?? (async () => null))
      const loader: Loader = async (args) => {
        const door = await doorOf(site, SAME_VISIT_MS)
        return !door || (isInner && !door.isPasswordRecent) ? null : load(args)
      }
      return { Component: inRoom(page.Component), handle, loader, action: formAction(site, [...roomForms, ...(page.forms ?? [])]) }
    },
  }
}

/** The frame's own loader asks at the same moment. */
const SAME_VISIT_MS = 1_000

const nowhere = (site: PageData): Route => ({
  id: 'office-nowhere',
  path: '/office/*',
  handle: notFoundHandle,
  loader: async () => missing(),
  Component: NotFoundPage,
  action: formAction(site),
})
