/** A page as someone looks at it. */
export interface PageToSee {
  /** The id of its route, as in src/web/routes.tsx. */
  route: string
  /** Where to look; the route itself unless given. */
  path?: string
  /** The page with a link to one of these, where the path holds an id that only the site knows. */
  from?: string
  as: 'visitor' | 'member' | 'owner'
  /** The page says that there is no such thing. */
  isMissing?: true
}

const visitor = (route: string, path?: string): PageToSee => ({ route, path, as: 'visitor' })
const member = (route: string, path?: string): PageToSee => ({ route, path, as: 'member' })
const owner = (route: string, path?: string): PageToSee => ({ route, path, as: 'owner' })
const ownerBy = (from: string, route: string): PageToSee => ({ route, from, as: 'owner' })
const missing = (route: string, path: string): PageToSee => ({ route, path, as: 'visitor', isMissing: true })

/**
 * Every page there is, some of them in more than one state. A test compares this list with the routes, so that a new
 * page can't be forgotten.
 */
export const PAGES: readonly PageToSee[] = [
  visitor('/'),
  visitor('/blog'),
  visitor('/blog/:slug', '/blog/nut-safe-snacks-that-survive-a-backpack'),
  visitor('/blog/:slug', '/blog/rainy-day-play-twelve-ideas-from-one-cardboard-box'),
  missing('/blog/:slug', '/blog/no-such-post'),
  visitor('/visit'),
  visitor('/visit/check-in'),
  visitor('/search'),
  visitor('/search', '/search?q=nap'),
  visitor('/search', '/search?q=xyzzyplugh'),
  missing('/visit/confirm', '/visit/confirm?token=x'),
  visitor('/visit/unsubscribe', '/visit/unsubscribe?token=x'),
  visitor('/waitlist/confirm', '/waitlist/confirm?token=x'),
  visitor('/waitlist/unsubscribe', '/waitlist/unsubscribe?token=x'),
  missing('/mine', '/mine?token=x'),
  missing('not-found', '/no-such-page'),

  visitor('/forum'),
  member('/forum'),
  owner('/forum'),
  visitor('/forum/categories'),
  visitor('/forum/categories/:slug', '/forum/categories/parenting-tips'),
  missing('/forum/categories/:slug', '/forum/categories/no-such'),
  visitor('/forum/topics/:id/:slug?', '/forum/topics/1'),
  owner('/forum/topics/:id/:slug?', '/forum/topics/1'),
  missing('/forum/topics/:id/:slug?', '/forum/topics/999999'),
  visitor('/forum/latest'),
  visitor('/forum/popular'),
  visitor('/forum/search', '/forum/search?q=nap'),
  visitor('/forum/search', '/forum/search?q=xyzzyplugh'),
  visitor('/forum/members/:username', '/forum/members/maya'),
  missing('/forum/members/:username', '/forum/members/no-such'),
  visitor('/forum/guidelines'),
  visitor('/forum/privacy'),
  visitor('/forum/terms'),
  visitor('/forum/removal-request'),
  owner('/forum/newcomers'),
  owner('/forum/removals'),
  missing('/forum/removals/:requestId', '/forum/removals/1'),
  visitor('/forum/login'),
  visitor('/forum/register'),
  visitor('/forum/forgot-password'),
  visitor('/forum/reset-password', '/forum/reset-password?token=x'),
  visitor('/forum/first-admin', '/forum/first-admin?token=x'),
  visitor('/forum/confirm-email', '/forum/confirm-email?token=x'),
  visitor('/forum/unsubscribe', '/forum/unsubscribe?token=x'),

  visitor('/forum/new-topic'),
  member('/forum/new-topic'),
  visitor('/forum/notifications'),
  member('/forum/notifications'),
  visitor('/forum/bookmarks'),
  member('/forum/bookmarks'),
  visitor('/forum/profile'),
  member('/forum/profile'),
  visitor('/forum/profile/authenticator'),
  owner('/forum/profile/authenticator'),
  owner('/forum/reports'),
  ownerBy('/forum/reports', '/forum/reports/:postId'),

  owner('/office/', '/office'),
  owner('/office/', '/office?days=90'),
  owner('/office/messages'),
  owner('/office/messages', '/office/messages?state=set-aside'),
  ownerBy('/office/messages', '/office/messages/:id'),
  owner('/office/waitlist'),
  owner('/office/waitlist/announcements/:id', '/office/waitlist/announcements/new'),
  owner('/office/facts'),
  owner('/office/facts/review'),
  owner('/office/facts/:key', '/office/facts/announcement'),
  owner('/office/forum'),
  ownerBy('/office/forum', '/office/forum/reports/:postId'),
  owner('/office/forum/categories'),
  owner('/office/members'),
  owner('/office/members/:memberId', '/office/members/1'),
  owner('/office/mail'),
  ownerBy('/office/mail?state=sent', '/office/mail/:mailId'),
  owner('/office/blog'),
  owner('/office/blog/:id', '/office/blog/1'),
  owner('/office/backups'),
  owner('/office/status'),
  owner('/office/sample'),
  owner('/office/settings'),
  owner('/office/pictures'),
  owner('/office/texts'),
  owner('/office/texts/:textKey', '/office/texts/landing.lead'),
  owner('/office/questions'),
  ownerBy('/office/questions', '/office/questions/:groupId'),
  owner('/office/log'),
  { ...owner('office-nowhere', '/office/no-such-page'), isMissing: true },
]
