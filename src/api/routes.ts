import { Hono } from 'hono'
import { AppError } from '../domain/site/app-error.ts'
import type { Site } from '../domain/site/site.ts'
import { authenticator } from './accounts/authenticator-routes.ts'
import { blocks } from './accounts/blocks-routes.ts'
import { logInRoutes } from './accounts/log-in-routes.ts'
import { passwords } from './accounts/passwords-routes.ts'
import { profile } from './accounts/profile-routes.ts'
import { assistant } from './assistant-routes.ts'
import { blog } from './blog-routes.ts'
import { contact } from './contact-routes.ts'
import { alerts } from './forum/alerts-routes.ts'
import { memberModeration } from './forum/member-moderation-routes.ts'
import { moderation } from './forum/moderation-routes.ts'
import { notifications } from './forum/notifications-routes.ts'
import { forumReactions } from './forum/reactions-routes.ts'
import { forumReading } from './forum/reading-routes.ts'
import { removalForm, removals } from './forum/removals-routes.ts'
import { reports } from './forum/reports-routes.ts'
import { forumWriting } from './forum/writing-routes.ts'
import { boundedBody } from './http/body.ts'
import type { Environment } from './http/environment.ts'
import { answerError } from './http/error-answers.ts'
import { sameMember } from './http/same-member.ts'
import { sameOrigin } from './http/same-origin.ts'
import { office } from './office/office.ts'
import { openApiDocument } from './openapi/openapi-document.ts'
import { openapi } from './openapi/openapi-routes.ts'
import { playground, siteSettings } from './playground-routes.ts'
import { privacyRequests } from './privacy-requests-routes.ts'
import { search } from './search-routes.ts'
import { texts } from './texts-routes.ts'
import { uploads } from './http/uploads.ts'
import { waitlist } from './waitlist-routes.ts'

/** The JSON API under `/api`. Every request comes with its {@link Caller} as Hono's `env`. */
export function apiRoutes(site: Site): Hono<Environment> {
  const api = new Hono<Environment>().basePath('/api')
  api.onError(answerError)
  api.use(async (c, next) => {
    c.set('site', site)
    c.set('actor', c.env.actor)
    c.set('requestId', c.env.requestId)
    await next()
  })
  api.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  api.use(sameOrigin)
  api.use(sameMember)
  api.route('/', uploads)
  api.use(boundedBody)
  api.route('/', openapi(() => openApiDocument(api)))
  api.route('/contact', contact)
  api.route('/removal-requests', removalForm)
  api.route('/waitlist', waitlist)
  api.route('/mine', privacyRequests)
  api.route('/chat', assistant)
  api.route('/blog', blog)
  api.route('/facts', playground)
  api.route('/site', siteSettings)
  api.route('/texts', texts)
  api.route('/search', search)
  api.route('/forum/auth', logInRoutes)
  api.route('/forum/auth', passwords)
  api.route('/forum/auth/authenticator', authenticator)
  api.route('/forum', profile)
  api.route('/forum', forumReading)
  api.route('/forum', forumWriting)
  api.route('/forum', forumReactions)
  api.route('/forum', moderation)
  api.route('/forum', memberModeration)
  api.route('/forum', blocks)
  api.route('/forum/notifications', notifications)
  api.route('/forum/alerts', alerts)
  api.route('/forum/reports', reports)
  api.route('/forum/removals', removals)
  api.route('/office', office)
  api.all('*', (c) => {
    const allowed = methodsFor(api, c.req.path)
    if (allowed.length === 0) throw new AppError('not-found', 'We couldn’t find that page.')
    // HEAD is answered wherever GET is.
    c.header('allow', allowed.join(', ').replace('GET', 'GET, HEAD'))
    throw new AppError('wrong-method', `This endpoint only accepts ${allowed.join(' or ')}.`)
  })
  return api
}

/** The pattern of the call that an address leads to, such as `/api/forum/topics/:topicId`; undefined where there is none. */
export function apiRouteAt(api: Hono<Environment>, method: string, path: string): string | undefined {
  const [handlers] = api.router.match(method === 'HEAD' ? 'GET' : method, path)
  return handlers.find(([[, { method, path }]]) => method !== 'ALL' && !path.includes('*'))?.[0][1].path
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The methods for which some route of its own, not only a rule for all, answers at `path`. */
function methodsFor(api: Hono<Environment>, path: string): string[] {
  return METHODS.filter((method) => {
    const [handlers] = api.router.match(method, path)
    return handlers.some(([[, route]]) => route.method === method && !route.path.includes('*'))
  })
}
