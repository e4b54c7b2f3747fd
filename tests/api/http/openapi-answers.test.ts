import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../../src/api/openapi/openapi-document.ts'
import { refusalsOf } from '../../../src/api/openapi/refusals.ts'
import { apiRoutes } from '../../../src/api/routes.ts'
import { firstAdminLink } from '../../../src/domain/accounts/staff/first-admin.ts'
import { localBook } from '../../../src/domain/assistant/local-book.ts'
import { askParents } from '../../../src/domain/playground/polls/ask-parents.ts'
import type { CurrentUser } from '../../../src/shared/accounts/accounts.ts'
import type { NotificationView, PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import type { ErrorBody } from '../../../src/shared/errors.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import type { VisitView } from '../../../src/shared/playground/visit.ts'
import { aBlog } from '../../support/blog/a-blog.ts'
import { as, type MemberRow } from '../../support/a-forum.ts'
import { anAdmin, AUTH, codeAt, halfLoggedIn, STEP_MS } from '../../support/authenticators.ts'
import { routesOf } from '../../support/api/described-answers.ts'
import { DescribedCalls, type Forum, type Scene } from '../../support/api/described-calls.ts'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { newestMail, PASSWORD, registrationOf } from '../../support/members.ts'
import { OFFICE_SCENES } from '../../support/api/office-scenes.ts'
import { outboxEmails, tokenIn } from '../../support/emails/outbox.ts'

const readForum: Scene = async ({ aTopic, maya, omar, aPost }, calls) => {
  const topic = await aTopic({ by: maya, posts: [{ likedBy: [omar] }, { by: omar }] })
  await aPost(topic, { by: omar, replyTo: topic.posts[0], deletedAt: '2026-05-01T12:00:00.000Z' })
  for (const asker of [null, maya]) {
    await calls.call(asker, 'GET /api/forum/categories')
    await calls.call(asker, 'GET /api/forum/categories?latest=3')
    await calls.call(asker, 'GET /api/forum/categories/parenting-tips')
    await calls.call(asker, 'GET /api/forum/categories/parenting-tips/topics?sort=views&page=1')
    await calls.call(asker, 'GET /api/forum/topics/latest?limit=5')
    await calls.call(asker, 'GET /api/forum/topics/popular?period=week')
    await calls.call(asker, `GET /api/forum/topics/${topic.id}`)
    await calls.call(asker, `GET /api/forum/topics/${topic.id}/posts`)
    await calls.call(asker, `GET /api/forum/posts/${topic.posts[0]?.id}`)
    await calls.call(asker, `GET /api/forum/posts/${topic.posts[0]?.id}/place`)
    await calls.call(asker, 'GET /api/forum/stats')
    await calls.call(asker, 'GET /api/forum/search?q=favorite')
    await calls.call(asker, 'GET /api/search?q=favorite')
    await calls.call(asker, 'GET /api/forum/members/maya')
    await calls.call(asker, 'GET /api/forum/members/maya/topics')
    await calls.call(asker, 'GET /api/forum/members/omar/posts?page=1')
  }
}

const writeForum: Scene = async ({ category, maya, omar }, calls) => {
  const opened = { categoryId: category.id, title: 'First visits with a shy toddler', content: 'What helped yours?' }
  const { topic } = await calls.call<{ topic: TopicView }>(maya, 'POST /api/forum/topics', opened, { 'idempotency-key': 'one' })
  await calls.call(maya, 'POST /api/forum/topics', { ...opened, title: 'Another' }, { 'idempotency-key': 'one' })
  await calls.call(maya, `PATCH /api/forum/topics/${topic.id}`, { title: 'First visits' })
  const [opening] = await calls.call<PostView[]>(maya, `GET /api/forum/topics/${topic.id}/posts`)
  const answering = { content: 'A favorite toy, @Maya.', replyToId: opening?.id }
  const { id } = await calls.call<PostView>(omar, `POST /api/forum/topics/${topic.id}/posts`, answering)
  const post = `/api/forum/posts/${id}`
  await calls.call(omar, `PATCH ${post}`, { content: 'A favorite toy or two.' })
  await calls.call(omar, `GET ${post}/edits`)
  for (const given of ['like', 'thumbs-up', 'bookmark']) await calls.call(maya, `PUT ${post}/${given}`)
  await calls.call(maya, `PUT /api/forum/topics/${topic.id}/bookmark`)
  await calls.call(maya, 'GET /api/forum/bookmarks')
  await calls.call(maya, 'PUT /api/forum/members/omar/block', { level: 'mute' })
  await calls.call(maya, 'GET /api/forum/profile/blocks')
  await calls.call(maya, 'GET /api/forum/profile/export')
  await calls.call(maya, 'DELETE /api/forum/members/omar/block')
  for (const given of ['like', 'thumbs-up', 'bookmark']) await calls.call(maya, `DELETE ${post}/${given}`)
  await calls.call(maya, `DELETE /api/forum/topics/${topic.id}/bookmark`)
  await calls.call(maya, `POST ${post}/reports`, { reason: 'other', note: 'Please look.' })
  await calls.call(omar, `DELETE ${post}`)
  await calls.call(omar, `DELETE ${post}/removal`)
  const { notifications } = await calls.call<{ notifications: NotificationView[] }>(maya, 'GET /api/forum/notifications')
  await calls.call(maya, `PUT /api/forum/notifications/${notifications[0]?.id}/read`)
  await calls.call(maya, 'PUT /api/forum/notifications/read')
}

const moderate: Scene = async ({ site, aTopic, category, ines, maya, omar }, calls) => {
  const topic = await aTopic({ posts: 2 })
  const reported = topic.posts[1]?.id ?? 0
  const edit = { postId: reported, editorId: omar.id, content: 'What it said.', createdAt: site.clock.now(), purgedAt: null }
  const { id: editId } = await site.db.insertInto('postEdit').values(edit).returning('id').executeTakeFirstOrThrow()
  await calls.call(ines, `DELETE /api/forum/posts/${reported}/edits/${editId}`)
  await calls.call(omar, `POST /api/forum/posts/${reported}/reports`, { reason: 'spam' })
  await calls.call(ines, 'GET /api/forum/alerts')
  await calls.call(ines, 'PUT /api/forum/alerts/report/read')
  await calls.call(ines, 'GET /api/forum/alerts/settings')
  await calls.call(ines, 'PUT /api/forum/alerts/settings', { report: 'at-once' })
  await calls.call(ines, 'GET /api/forum/reports?state=open')
  await calls.call(ines, 'GET /api/forum/reports/counts')
  await calls.call(ines, 'GET /api/forum/reports/waiting')
  await calls.call(ines, `POST /api/forum/reports/${reported}/notes`, { note: 'Ask her.' })
  await calls.call(ines, `PUT /api/forum/reports/${reported}/decision`, { decision: 'keep', version: 0 })
  await calls.call(ines, `GET /api/forum/reports/${reported}`)
  await calls.call(ines, `POST /api/forum/reports/${reported}/undo-raid`, {})
  for (const method of ['PUT', 'DELETE']) {
    for (const mark of ['pin', 'hidden']) await calls.call(ines, `${method} /api/forum/topics/${topic.id}/${mark}`)
    await calls.call(ines, `${method} /api/forum/topics/${topic.id}/lock`, method === 'PUT' ? { hours: 1, reason: 'To cool down.' } : undefined)
    await calls.call(ines, `${method} /api/forum/topics/${topic.id}/slow-mode`, method === 'PUT' ? { minutes: 5, reason: 'To cool down.' } : undefined)
    await calls.call(ines, `${method} /api/forum/posts/${topic.posts[1]?.id}/hidden`)
  }
  await calls.call(ines, `POST /api/forum/topics/${topic.id}/split`, { posts: [topic.posts[1]?.id], title: 'The blue room', categoryId: category.id, reason: 'Another question.' })
  const other = await aTopic({ by: maya })
  await calls.call(ines, `POST /api/forum/topics/${topic.id}/merge`, { into: other.id, reason: 'The same question.' })
}

const haveItRemoved: Scene = async ({ ines, maya, aTopic }, calls) => {
  const topic = await aTopic({ by: maya })
  const request = { kind: 'child', address: `/forum/topics/${topic.id}`, details: 'It names a child.', name: 'Ana', email: 'ana@example.com', goodFaith: true }
  const { number } = await calls.call<{ number: number }>(null, 'POST /api/removal-requests', request)
  await calls.call(ines, 'GET /api/forum/removals?state=open&page=1')
  await calls.call(ines, 'GET /api/forum/removals/counts')
  await calls.call(ines, `GET /api/forum/removals/${number}`)
  await calls.call(ines, `PUT /api/forum/removals/${number}/decision`, { decision: 'removed', reply: 'It’s gone.' })
}

const moderateMembers: Scene = async ({ ines, omar, aTopic }, calls) => {
  const topic = await aTopic({ by: omar })
  const omars = '/api/forum/members/omar'
  await calls.call(ines, `POST /api/forum/posts/${topic.posts[0]?.id}/warnings`, { words: 'Please be kind.' })
  await calls.call(ines, `PUT ${omars}/silence`, { days: 3, reason: 'Please calm down.' })
  await calls.call(ines, `GET ${omars}/moderation`)
  await calls.call(omar, 'GET /api/forum/auth/me')
  await calls.call(ines, `DELETE ${omars}/silence`)
  await calls.call(ines, 'GET /api/forum/newcomers?hours=24')
  await calls.call(ines, 'POST /api/forum/spam-removals', { memberIds: [omar.id], reason: 'Advertising.' })
  await calls.call(ines, 'GET /api/forum/newcomers')
  await calls.call(ines, 'POST /api/forum/spam-restorations', { memberIds: [omar.id] })
}

const haveAnAccount: Scene = async (forum, calls) => {
  const { user } = await calls.call<{ user: CurrentUser }>(null, `POST ${AUTH}/register`, registrationOf('Zoe'))
  const zoe: MemberRow = { ...user, createdAt: forum.clock.now(), suspendedUntil: null }
  forum.clock.pass(HOUR_MS)
  await calls.call(zoe, `POST ${AUTH}/confirmation-mail`)
  await calls.call(zoe, 'PUT /api/forum/profile/email', { email: 'zoe.b@example.com', password: PASSWORD })
  await calls.call(null, `POST ${AUTH}/confirm-email`, { token: (await newestMail(forum, 'confirm-email')).token })
  await calls.call(null, `POST ${AUTH}/forgot-password`, { account: 'zoe' })
  const { token } = await newestMail(forum, 'reset-password')
  await calls.call(null, `GET ${AUTH}/reset-password?token=${token}`)
  await calls.call(null, `POST ${AUTH}/reset-password`, { token, password: 'another secret', confirmPassword: 'another secret' })
  await calls.call(null, `POST ${AUTH}/login`, { username: 'zoe', password: 'another secret' })
  const printed = tokenIn((await firstAdminLink(forum.site)) ?? '')
  const owner = { username: 'claire', email: 'claire@example.com', password: 'a key to the door', confirmPassword: 'a key to the door' }
  await calls.call(null, `POST ${AUTH}/first-admin`, { token: printed, ...owner })
  const changed = { currentPassword: 'another secret', password: PASSWORD, confirmPassword: PASSWORD }
  await calls.call(zoe, `PUT ${AUTH}/password`, changed)
  await calls.call(null, `POST ${AUTH}/login`, { username: 'zoe', password: PASSWORD })
  await calls.call(zoe, `GET ${AUTH}/me`)
  const { sessions } = await calls.call<{ sessions: { id: number }[] }>(zoe, `GET ${AUTH}/sessions`)
  await calls.call(zoe, `DELETE ${AUTH}/sessions/${sessions[0]?.id}`)
  await calls.call(zoe, `DELETE ${AUTH}/sessions`)
  await calls.call(zoe, `POST ${AUTH}/confirm-password`, { password: PASSWORD })
  await calls.call(zoe, 'PUT /api/forum/profile', { about: 'Two kids.' })
  await calls.call(zoe, 'PUT /api/forum/profile/avatar', new Uint8Array(await aPicture().png().toBuffer()))
  await calls.call(zoe, 'DELETE /api/forum/profile/avatar')
  await calls.call(zoe, 'DELETE /api/forum/profile/reply-mail')
  await calls.call(zoe, 'PUT /api/forum/profile/reply-mail')
  await calls.call(zoe, 'PUT /api/forum/profile/erasure', { password: PASSWORD })
  await calls.call(zoe, 'DELETE /api/forum/profile/erasure')
  await calls.call(zoe, `POST ${AUTH}/logout`)
}

const useAnApp: Scene = async (forum, calls) => {
  const admin = await anAdmin(forum, 'vera')
  const { setup } = await calls.call<{ setup: { secret: string } }>(admin, `POST ${AUTH}/authenticator/setup`)
  await calls.call(admin, `GET ${AUTH}/authenticator`)
  await calls.call(admin, `POST ${AUTH}/authenticator/confirmation`, { code: codeAt(forum, setup.secret) })
  const nextCode = () => {
    forum.clock.pass(STEP_MS)
    return codeAt(forum, setup.secret)
  }
  await calls.call(admin, `POST ${AUTH}/authenticator/recovery-codes`, { code: nextCode() })
  const half = await halfLoggedIn(forum, 'vera')
  await calls.call(half, `POST ${AUTH}/authenticator`, { code: nextCode() })
  await calls.call(null, `POST ${AUTH}/login`, { username: 'vera', password: PASSWORD })
  await calls.call(admin, `POST ${AUTH}/authenticator/removal`, { password: PASSWORD, code: nextCode() })
}

/** What the newest email to an address leads to. */
async function linksTo({ site }: Forum, recipient: string) {
  const email = (await outboxEmails(site)).findLast((row) => row.recipient === recipient)
  return (name: 'link' | 'privateLink' | 'unsubscribeLink') => tokenIn(email?.[name] ?? '')
}

const useEmailLinks: Scene = async (forum, calls) => {
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Will there be a quiet corner?' }
  await calls.call(null, 'POST /api/contact', message)
  const ana = await linksTo(forum, 'ana@example.com')
  const own = `/api/mine?token=${ana('privateLink')}`
  await calls.call(null, `GET ${own}`)
  await calls.call(null, `PUT ${own.replace('?', '/message?')}`, { ...message, name: 'Ana L.' })
  await calls.call(null, `DELETE ${own}`)
  await calls.call(null, 'POST /api/waitlist', { email: 'ben@example.com' })
  const ben = await linksTo(forum, 'ben@example.com')
  await calls.call(null, `GET /api/mine?token=${ben('privateLink')}`)
  await calls.call(null, `PUT /api/mine/email?token=${ben('privateLink')}`, { email: 'ben.l@example.com' })
  await calls.call(null, 'POST /api/waitlist/confirm', { token: ben('link') })
  await calls.call(null, 'POST /api/waitlist/unsubscribe', { token: ben('unsubscribeLink') })
  const topic = await forum.aTopic({ by: forum.maya })
  await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Thank you.' })
  const maya = await linksTo(forum, 'maya@example.com')
  await calls.call(null, 'POST /api/forum/unsubscribe', { token: maya('unsubscribeLink') })
}

const waitForAFact: Scene = async (forum, calls) => {
  const { site, maya, rosa } = forum
  const poll = { question: 'Which one?', choices: ['This one', 'That one'], openUntil: '2026-05-20' }
  await askParents(site, as(rosa), 'pricing', poll)
  const { polls } = await calls.call<VisitView>(maya, 'GET /api/facts/visit')
  const [requests] = polls
  await calls.call(maya, `PUT /api/facts/polls/${requests?.id}/vote`, { choiceId: requests?.choices[0]?.id })
  await calls.call(null, 'POST /api/facts/pricing/watches', { email: 'ana@example.com' })
  const ana = await linksTo(forum, 'ana@example.com')
  await calls.call(null, `GET /api/facts/watch?token=${ana('link')}`)
  await calls.call(null, `GET /api/mine?token=${ana('privateLink')}`)
  await calls.call(null, 'POST /api/facts/watch/confirm', { token: ana('link') })
  await calls.call(null, 'POST /api/facts/watch/unsubscribe', { token: ana('unsubscribeLink') })
}

const visit: Scene = async ({ aBlogPost, site }, calls) => {
  await aBlogPost({ title: 'An older one', slug: 'an-older-one', at: 'now' })
  await aBlogPost({ title: 'Rainy day play', slug: 'rainy-day-play', at: 'now' })
  await calls.call(null, 'GET /api/blog')
  await calls.call(null, 'GET /api/blog/rainy-day-play')
  await calls.call(null, 'GET /api/facts')
  await calls.call(null, 'GET /api/site')
  for (const message of ['How much does it cost?', 'Do you have a llama?']) {
    const { token } = await calls.call<{ token: string }>(null, 'POST /api/chat', { message })
    await calls.call(null, 'POST /api/chat/rating', { token, message, rating: 'down' })
    await calls.call(null, 'POST /api/chat/waiting', { token, message, email: 'ana@example.com' })
  }
  await calls.call(null, 'GET /api/chat/local')
  await calls.call(null, `GET /api/chat/local/${(await localBook(site)).file}`)
  await calls.call(null, 'GET /api/chat/local/of-old.json')
  await calls.call(null, 'GET /api/openapi.json')
}

/** What can be refused everywhere: other websites, visitors, broken and empty bodies, and what does not exist. */
const beRefused: Scene = async ({ site, rosa }, calls) => {
  for (const { name, method, description } of routesOf(apiRoutes(site))) {
    const { who, path, body, pictureMaxBytes } = description
    const nowhere = name.replace(/:\w+/g, '999999')
    if (method !== 'GET') await calls.call(rosa, nowhere, {}, { origin: 'https://elsewhere.example' })
    if (who !== 'anyone') await calls.call(null, nowhere, body && {})
    if (method === 'GET' ? path : body || pictureMaxBytes) await calls.call(rosa, nowhere, method === 'GET' ? undefined : {})
    // Anyone who reads a body it does not describe stumbles over this one.
    if (method !== 'GET') await calls.call(rosa, nowhere, '{ broken')
  }
  await calls.call(null, 'GET /api/mine?token=a-guess')
  await calls.call(null, 'GET /api/facts/watch?token=a-guess')
}

const SCENES = [readForum, writeForum, moderate, haveItRemoved, moderateMembers, haveAnAccount, useAnApp, useEmailLinks, waitForAFact, visit, ...OFFICE_SCENES, beRefused]

describe('what the API answers', () => {
  it('is what its description tells, key by key, done and refused, for every call [Q011]', async () => {
    const done = new Set<string>()
    const refused = new Set<string>()
    for (const scene of SCENES) {
      const forum = await aBlog({ smtpUrl: 'smtp://mail.test' })
      const calls = new DescribedCalls(forum)
      await scene(forum, calls)
      for (const route of calls.done) done.add(route)
      for (const route of calls.refused) refused.add(route)
    }

    const routes = routesOf(apiRoutes((await aBlog()).site))
    const refusable = routes.filter(({ method, description }) => Object.keys(refusalsOf(description, method)).length > 0)
    expect([...done].toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
    expect([...refused].toSorted()).toEqual(refusable.map(({ name }) => name).toSorted())
  })

  it('is for those alone whom the description names', async () => {
    const { site, sendAs, maya, rosa, ines, clock } = await aBlog()
    const api = apiRoutes(site)
    const { paths } = openApiDocument(api)
    clock.pass(2 * HOUR_MS)
    for (const { name, method, path, description } of routesOf(api).filter(({ description: { pictureMaxBytes } }) => !pictureMaxBytes)) {
      const { who, needsPassword = false } = description
      const example = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.example
      const refusalFor = async (member: MemberRow | null) => {
        const answer = await sendAs(member, method, path.replace(/:\w+/g, '999999'), example)
        return { status: answer.status, ...(answer.status >= 400 && ((await answer.json()) as ErrorBody)) }
      }

      if (['members', 'writers', 'moderators'].includes(who)) expect(await refusalFor(null), name).toMatchObject({ status: 401 })
      if (who === 'moderators') expect([403, 404], name).toContain((await refusalFor(maya)).status)
      if (who !== 'office') continue
      for (const other of [null, maya, ines]) expect(await refusalFor(other), name).toMatchObject({ status: 404, message: 'We couldn’t find that page.' })
      expect((await refusalFor(rosa)).needs === 'password', name).toBe(needsPassword)
    }
  })
})
