import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../../../src/api/routes.ts'
import type { Tables } from '../../../src/db/tables.ts'
import { createBlogPost } from '../../../src/domain/blog/create-blog-post.ts'
import { listRevisions } from '../../../src/domain/blog/revisions.ts'
import { saveBlogPost } from '../../../src/domain/blog/save-blog-post.ts'
import { composeAnnouncement } from '../../../src/domain/waitlist/announcements/compose-announcement.ts'
import { saveAnswer } from '../../../src/domain/contact/saved-answers.ts'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import { sql } from 'kysely'
import { ENGINE } from '../../support/a-database.ts'
import { aForum, as, type MemberRow } from '../../support/a-forum.ts'
import { aSite, NOON } from '../../support/a-site.ts'
import { anEntry, withPostalAddress } from '../../support/waiting-parents.ts'
import { type AskingRole, type AskingState, PERMISSIONS, ROLES, type Row, type Scene, STATES } from './permission-table.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** Every table whose rows a refused request must leave alone; the limits count what is refused, too. */
const UNTOUCHED_TABLES: Record<Exclude<keyof Tables, 'limitWindow'>, true> = {
  ...{ authenticator: true, pendingLogin: true, recoveryCode: true },
  ...{ blogEditor: true, blogPost: true, blogRevision: true, goneBlogPost: true },
  ...{ assistantSubscriber: true, assistantGroup: true, assistantQuestion: true, assistantRating: true },
  ...{ bookmark: true, category: true, contactMessage: true, fact: true, emailLink: true, member: true },
  ...{ factChange: true, factPublication: true, factSpanish: true, factSubscription: true, poll: true, pollChoice: true, pollVote: true },
  ...{ memberBlock: true, moderationAct: true, notification: true, officeAct: true, outbox: true, post: true, postEdit: true, postQuote: true, formerLine: true, postSearch: true },
  ...{ picture: true, pictureUse: true },
  ...{ reaction: true, removalRequest: true, replyEmail: true, report: true, reportAct: true, searchTerm: true, idempotencyKey: true, session: true, setting: true, signUpPause: true, siteChange: true, staffAlert: true, staffAlertSetting: true },
  ...{ announcement: true, announcementDelivery: true, contactAnswer: true, contactNote: true, savedAnswer: true },
  ...{ sitePicture: true, siteText: true, siteTotal: true, appSecret: true, topic: true, topicRedirect: true, waitlistEntry: true },
}

async function everythingIn({ db }: Site): Promise<Record<string, string[]>> {
  const tables = Object.keys(UNTOUCHED_TABLES) as (keyof typeof UNTOUCHED_TABLES)[]
  if (ENGINE === 'postgres') {
    // One statement, because each costs a way to the server and back.
    const parts = tables.map((table) => sql`select ${sql.lit(table)} as name, array(select r::text from ${sql.table(table)} as r order by 1) as rows`)
    const { rows } = await sql<{ name: string; rows: string[] }>`${sql.join(parts, sql` union all `)}`.execute(db)
    return Object.fromEntries(rows.map(({ name, rows: stored }) => [name, stored]))
  }
  const stored: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute()
    stored[table] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return stored
}

const writeRoutes = (site: Site): string[] => {
  const own = apiRoutes(site).routes.filter(({ method, path }) => !['ALL', 'GET'].includes(method) && !path.includes('*'))
  return [...new Set(own.map(({ method, path }) => `${method} ${path}`))]
}

/** Members of the scene by role. The suspended one could do it otherwise: so the row tells whose part it plays. */
async function castFor(forum: Forum, { expected }: Row): Promise<Record<AskingRole, MemberRow | null>> {
  const [, asMember, asAuthor] = expected
  const isForStaff = asMember >= 400 && asAuthor >= 400
  const role = isForStaff ? 'moderator' : 'member'
  const suspended = await forum.aMember('Noor', { role, suspendedUntil: '2026-06-01T00:00:00.000Z' })
  const silenced = await forum.aMember('Lou', { silencedUntil: '2026-06-01T00:00:00.000Z' })
  return { visitor: null, member: forum.omar, author: forum.maya, moderator: forum.ines, admin: forum.rosa, suspended, silenced }
}

/** Members in the states that aren't roles; Maya, the author, has blocked one. */
async function membersInStates(forum: Forum): Promise<Record<AskingState, MemberRow>> {
  const states = {
    unconfirmed: await forum.aMember('Una', { isUnconfirmed: true }),
    new: await forum.aMember('Nia', { isNew: true }),
    blocked: await forum.aMember('Bo'),
  }
  const block = { memberId: forum.maya.id, blockedId: states.blocked.id, level: 'block', createdAt: NOON } as const
  await forum.site.db.insertInto('memberBlock').values(block).execute()
  return states
}

let nth = 0

async function sceneFor(forum: Forum, author: MemberRow, { post, isReported }: Row): Promise<Scene> {
  const { site, category, rosa, omar } = forum
  const taken = { removed: { deletedAt: NOON }, hidden: { hiddenAt: NOON } }
  const topic = await forum.aTopic({ by: author, posts: [{}, post ? taken[post] : {}] })
  const postId = topic.posts[1]?.id ?? 0
  const notification = { kind: 'mention', actorId: rosa.id, topicId: topic.id, createdAt: NOON } as const
  const { id: notificationId } = await site.db
    .insertInto('notification')
    .values({ ...notification, memberId: author.id, postId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const times = { createdAt: NOON, lastUsedAt: NOON, expiresAt: '2026-06-01T00:00:00.000Z' }
  const session = { tokenHash: `token-${(nth += 1)}`, memberId: author.id, device: 'Firefox on Android', ...times }
  const { id } = await site.db.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow()
  const key = 'pricing'
  await changeFact(site, null, key, { short: `From $${nth}` })
  const { changeId } = await site.db.selectFrom('factChange').select((eb) => eb.fn.max('id').as('changeId')).executeTakeFirstOrThrow()
  const mail = { template: 'contact-acknowledged', data: '{"contactMessageId":0}', messageId: `<${nth}@on-joue.test>` }
  const { id: mailId } = await site.db
    .insertInto('outbox')
    .values({ ...mail, recipient: 'ana@example.com', createdAt: NOON, nextAttemptAt: NOON, scheduledAt: NOON, failedAt: NOON, lastError: 'EMESSAGE 550' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const blogPost = await aPostWithRevision(forum)
  const reported = { postId, reporterId: omar.id, reason: 'spam', createdAt: NOON } as const
  if (isReported) await site.db.insertInto('report').values(reported).execute()
  const office = await officeScene(site, rosa)
  const { id: groupId } = await site.db
    .insertInto('assistantGroup')
    .values({ words: `pit ${nth}`, createdAt: NOON })
    .returning('id')
    .executeTakeFirstOrThrow()
  const poll = await pollScene(site, key)
  const edit = { postId, editorId: author.id, content: 'What it said.', createdAt: NOON, purgedAt: null }
  const request = { kind: 'child', address: `/forum/topics/${topic.id}`, details: 'It names a child.', name: 'Ana', email: 'ana@example.com', fingerprint: `r${nth}`, createdAt: NOON } as const
  const { id: requestId } = await site.db.insertInto('removalRequest').values(request).returning('id').executeTakeFirstOrThrow()
  const { id: editId } = await site.db.insertInto('postEdit').values(edit).returning('id').executeTakeFirstOrThrow()
  const people = { memberId: author.id, username: author.username }
  return { groupId, requestId, ...blogPost, ...people, ...office, ...poll, textKey: 'landing.tagline', place: 'portrait', tab: 'a'.repeat(32), topicId: topic.id, postId, editId, notificationId, kind: 'report', id, categoryId: category.id, mailId, key, changeId, nth }
}

/** A post that Rosa has begun and saved once, ready to be published. */
async function aPostWithRevision({ site, rosa }: Forum) {
  const { id, version: first } = await createBlogPost(site, as(rosa), { title: 'Rainy day play' })
  const texts = { excerpt: 'When the park is off.', content: '<p>The box is the toy.</p>' }
  const { version } = await saveBlogPost(site, as(rosa), id, { version: first, ...texts })
  const [revision] = await listRevisions(site, as(rosa), id)
  return { blogPostId: id, version, revisionId: revision?.id ?? 0 }
}

/** An open poll about a fact. */
async function pollScene({ db }: Site, key: string) {
  const { id: factId } = await db.selectFrom('fact').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  const row = { factId, question: 'What suits you?', openUntil: '2026-06-01T05:00:00.000Z', createdAt: NOON }
  await db.insertInto('poll').values(row).onConflict((known) => known.doNothing()).execute()
  const { id: pollId } = await db.selectFrom('poll').select('id').executeTakeFirstOrThrow()
  const choice = { pollId, position: 1, text: 'Mornings' }
  const { id: choiceId } = await db.insertInto('pollChoice').values(choice).returning('id').executeTakeFirstOrThrow()
  return { pollId, choiceId }
}

/** What the office's calls are about. */
async function officeScene(site: Site, rosa: MemberRow) {
  const owner = as(rosa)
  await withPostalAddress(site, owner)
  const message = { name: 'Maya', email: 'maya@example.com', message: 'Quiet?', source: 'landing', fingerprint: `f${nth}`, createdAt: NOON }
  const { id: messageId } = await site.db.insertInto('contactMessage').values(message).returning('id').executeTakeFirstOrThrow()
  return {
    messageId,
    savedAnswerId: await saveAnswer(site, owner, { title: 'Quiet', text: 'Yes, there will be a quiet corner.' }),
    entryId: await anEntry(site, `parent${nth}@example.com`),
    announcementId: await composeAnnouncement(site, owner, { subject: 'We have news', body: 'Come and have a look.' }),
  }
}

const fill = (path: string, scene: Scene): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(scene[name as keyof Scene] ?? `no-${name}`))

describe('what each role may do', () => {
  it('is written down for every route that writes, and for no other', async () => {
    const { site } = await aSite()

    expect(Object.keys(PERMISSIONS).toSorted()).toEqual(writeRoutes(site).toSorted())
  })

  it.each(Object.entries(PERMISSIONS))('is as the table says, and a refusal changes nothing: %s [R002 R244 R245 R246 R247]', async (route, row) => {
    const forum = await aForum({ limitFactor: 1_000_000 })
    const [method = '', path = ''] = route.split(' ')
    const cast = await castFor(forum, row)
    const [, asMember, asAuthor] = row.expected
    const statuses: Partial<Record<AskingRole, number>> = {}
    const aStageFor = async (author: MemberRow, isRefused: boolean) => {
      const scene = await sceneFor(forum, author, row)
      return { author, scene, before: isRefused && (await everythingIn(forum.site)) }
    }
    let shared: Awaited<ReturnType<typeof aStageFor>> | undefined

    const ask = async (who: MemberRow | null, scene: Scene) =>
      row.file
        ? forum.askAs(who, fill(path, scene), { method, body: await row.file(), headers: { 'content-type': 'image/png' } })
        : forum.sendAs(who, method, fill(path, scene), row.body?.(scene))
    const playsAuthor = asMember >= 400 && asAuthor < 400
    const wanted = [...row.expected, row.silenced ?? (playsAuthor ? asAuthor : asMember)]

    for (const [n, role] of ROLES.entries()) {
      const isRefused = (wanted[n] ?? 0) >= 400
      const stopped = role === 'suspended' || role === 'silenced' ? cast[role] : null
      const usual = row.erasesAuthor ? await forum.aMember(`Author-${role}`) : forum.maya
      const author = playsAuthor && stopped ? stopped : usual
      // A refusal leaves everything as it was, so those refused one after the other share a scene.
      shared = isRefused && shared?.author === author ? shared : await aStageFor(author, isRefused)
      const { scene, before } = shared
      if (!isRefused) shared = undefined

      const answer = await ask(cast[role], scene)

      statuses[role] = answer.status
      if (!isRefused || answer.status < 400) continue
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
      expect(await everythingIn(forum.site)).toEqual(before)
    }

    expect(statuses).toEqual(Object.fromEntries(ROLES.map((role, n) => [role, wanted[n]])))

    const inStates: Partial<Record<AskingState, number>> = {}
    const members = await membersInStates(forum)
    for (const state of STATES) {
      const scene = await sceneFor(forum, playsAuthor ? members[state] : forum.maya, row)
      inStates[state] = (await ask(members[state], scene)).status
    }
    const usual = playsAuthor ? asAuthor : asMember
    expect(inStates).toEqual({ unconfirmed: usual, new: usual, blocked: usual, ...row.inState })
  })

  it('is not something a member can change about oneself [R248]', async () => {
    const forum = await aForum()
    const options = { role: 'admin', isAdmin: true, is_admin: true }

    await forum.sendAs(forum.omar, 'PUT', '/api/forum/profile', { about: 'Father of one.', ...options })
    const registration = { username: 'Newcomer', email: 'newcomer@example.com', firstName: 'New', lastName: 'Comer' }
    const secret = { password: 'a new secret', confirmPassword: 'a new secret', terms: true }
    await forum.sendAs(null, 'POST', '/api/forum/auth/register', { ...registration, ...secret, ...options })

    const roles = await forum.site.db.selectFrom('member').select(['username', 'role']).orderBy('id').execute()
    expect(roles.map(({ username, role }) => `${username}: ${role}`)).toEqual([
      ...['Maya: member', 'Omar: member', 'Ines: moderator', 'Rosa: admin', 'Newcomer: member'],
    ])
  })
})
