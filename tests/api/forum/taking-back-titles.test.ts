import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { up } from '../../../src/db/migrations/0050-former-titles.ts'
import { eraseMember } from '../../../src/domain/forum/members/erase-member.ts'
import { eraseRemovedTexts } from '../../../src/domain/forum/moderation/erase-removed-texts.ts'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import type { PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { REMOVED_TITLE, STAFF_REMOVED_TITLE } from '../../../src/shared/forum/forum-words.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { ENGINE } from '../../support/a-database.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { registered } from '../../support/members.ts'
import { tablesHolding } from '../../support/stored-text.ts'

/** A name that stands in a title alone, and in the address made of it. */
const NAME = 'Wilhelmina'
const TITLE = `Is ${NAME} ready for school`

/** Maya's topic with her daughter's name in its title. Omar has answered and bookmarked it, and a moderator has renamed it once. */
async function aNamedTopic({ isAnswered = true } = {}) {
  const forum = await aForum({ limitFactor: 1_000_000 })
  const { maya, omar, ines, sendAs, category } = forum
  const opened = await sendAs(maya, 'POST', '/api/forum/topics', { categoryId: category.id, title: TITLE, content: 'She turns five in August.' })
  const { topic } = (await opened.json()) as { topic: TopicView }
  const [{ id: openingId } = { id: 0 }] = (await (await forum.askAs(maya, `/api/forum/topics/${topic.id}/posts`)).json()) as PostView[]
  forum.clock.pass(MINUTE_MS)
  if (isAnswered) await sendAs(omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Ask her teacher, @Maya.' })
  await sendAs(omar, 'PUT', `/api/forum/topics/${topic.id}/bookmark`)
  await sendAs(ines, 'PATCH', `/api/forum/topics/${topic.id}`, { title: `${TITLE} in August`, reason: 'It says when.' })
  const { headers } = await registered(forum, 'lena')
  const at = `/forum/topics/${topic.id}/${topic.slug}-in-august`
  for (const page of [at, '/forum', '/forum/latest', '/forum/members/Maya']) await forum.ask(page) // cached
  return { ...forum, topic, openingId, headers, at }
}

type Named = Awaited<ReturnType<typeof aNamedTopic>>

const remove = (named: Named, by: MemberRow) => named.sendAs(by, 'DELETE', `/api/forum/posts/${named.openingId}`, by.role === 'admin' ? { reason: 'A child’s name.' } : undefined)
const titleOf = async ({ site, topic }: Named) => site.db.selectFrom('topic').select(['title', 'slug', 'hiddenTitle']).where('id', '=', topic.id).executeTakeFirst()

/** Where others than the author and staff find the name: answers of the API, pages, and email. */
async function shownTo(named: Named, readers: readonly (MemberRow | null)[]): Promise<string[]> {
  const { topic, askAs, ask, at, headers, site } = named
  const found: string[] = []
  const look = (where: string, text: string) => {
    // The answer to a search repeats what was asked, and the page of a topic that's gone sends its form for the colors to where it is.
    if (text.replaceAll(`q=${NAME}`, '').replaceAll(`action="${at}"`, '').toLowerCase().includes(NAME.toLowerCase())) found.push(where)
  }
  const calls = [
    `/topics/${topic.id}`, `/topics/${topic.id}/posts`, '/topics/latest', '/topics/popular', '/categories?latest=3', `/search?q=${NAME}`, '/search?q=teacher',
    '/notifications', '/notifications?group=topic', '/bookmarks', '/profile/export', '/members/Maya', '/members/Maya/posts', '/members/Omar/posts', `/reports/${named.openingId}`,
  ]
  for (const reader of readers) {
    for (const call of calls) look(`${call} for ${reader?.username ?? 'a visitor'}`, await (await askAs(reader, `/api/forum${call}`)).text())
  }
  const pages = [`/forum/topics/${topic.id}`, '/forum', '/forum/latest', '/forum/popular', '/forum/categories', '/forum/members/Maya', '/forum/members/Omar', '/sitemap.xml', '/forum/search?q=teacher', '/search?q=teacher']
  for (const page of pages) {
    look(`${page} for a visitor`, await (await ask(page)).text())
    look(`${page} for a member`, await (await ask(page, { headers })).text())
  }
  const old = await ask(at)
  look('the answer at its old address', `${await old.text()} ${old.headers.get('location')}`)
  for (const email of await outboxEmails(site)) if (email.recipient !== 'maya@example.com') look(`an email to ${email.recipient}`, JSON.stringify(email))
  return found
}

/** The same for everyone, and every table and email. */
async function remainsOf(named: Named): Promise<string[]> {
  const { site, maya, omar, ines, rosa, askAs } = named
  const tables = (await tablesHolding(site, NAME)).map((table) => `table ${table}`)
  const emails = (await outboxEmails(site)).filter((email) => JSON.stringify(email).includes(NAME)).map(({ template }) => `email ${template}`)
  const log = (await (await askAs(rosa, '/api/office/log')).text()).includes(NAME) ? ['the log'] : []
  return [...tables, ...emails, ...log, ...(await shownTo(named, [null, maya, omar, ines, rosa]))]
}

describe('a title with a child’s name', () => {
  it('is there before: in lists, search, email, its address, and the log', async () => {
    const named = await aNamedTopic()

    expect(await remainsOf(named)).toEqual(expect.arrayContaining(['table topic', 'table moderation_act', 'the log', 'email forum-reply', '/topics/latest for a visitor', '/forum/members/Maya for a member', 'the answer at its old address']))
  })

  it('is gone everywhere once the author takes the opening post down, and the old address leads to the topic', async () => {
    const named = await aNamedTopic()

    expect((await remove(named, named.maya)).status).toBe(200)

    expect(await remainsOf(named)).toEqual([])
    expect(await titleOf(named)).toEqual({ title: REMOVED_TITLE, slug: 'topic', hiddenTitle: null })
    const old = await named.ask(named.at)
    expect([old.status, old.headers.get('location')]).toEqual([301, `/forum/topics/${named.topic.id}/topic`])
    const page = await (await named.ask(`/forum/topics/${named.topic.id}/topic`)).text()
    expect(page).toContain(REMOVED_TITLE)
    expect(page).toContain('Ask her teacher')
    expect(await recountForum(named.site)).toEqual([])
  })

  it('is hidden with a removed opening post, also where staff show the topic again, and comes back with it', async () => {
    for (const by of ['maya', 'rosa'] as const) {
      const named = await aNamedTopic({ isAnswered: by === 'rosa' })

      await remove(named, named[by])
      const others = [null, named.omar]
      expect(await shownTo(named, others), by).toEqual([])
      await named.sendAs(named.ines, 'DELETE', `/api/forum/topics/${named.topic.id}/hidden`)
      expect(await shownTo(named, others), by).toEqual([])
      expect(await (await named.ask('/forum/latest')).text(), by).toContain(by === 'maya' ? REMOVED_TITLE : STAFF_REMOVED_TITLE)

      await named.sendAs(named[by], 'DELETE', `/api/forum/posts/${named.openingId}/removal`)
      expect(await titleOf(named), by).toMatchObject({ title: `${TITLE} in August`, hiddenTitle: null })
      expect(await shownTo(named, [null]), by).toEqual(expect.arrayContaining(['/topics/latest for a visitor', `/search?q=${NAME} for a visitor`]))
      expect(await recountForum(named.site), by).toEqual([])
    }
  })

  it('is deleted for good a day after the opening post was removed', async () => {
    for (const by of ['maya', 'rosa'] as const) {
      const named = await aNamedTopic({ isAnswered: by === 'rosa' })
      await remove(named, named[by])
      named.clock.pass(DAY_MS + HOUR_MS)

      expect(await eraseRemovedTexts(named.site), by).toBe(1)

      expect(await remainsOf(named), by).toEqual([])
      expect(await titleOf(named), by).toEqual({ title: by === 'maya' ? REMOVED_TITLE : STAFF_REMOVED_TITLE, slug: 'topic', hiddenTitle: null })
    }
  })

  it('goes with the account of an author who had removed the topic', async () => {
    const named = await aNamedTopic({ isAnswered: false })
    await remove(named, named.maya)

    await eraseMember(named.site, named.maya.id)

    expect(await tablesHolding(named.site, NAME)).toEqual([])
  })

  it('stays hidden when a post comes back that waits for a moderator', async () => {
    const named = await aNamedTopic()
    await named.sendAs(named.omar, 'POST', `/api/forum/posts/${named.openingId}/reports`, { reason: 'child-details', note: '' })
    await remove(named, named.rosa)

    await named.sendAs(named.rosa, 'DELETE', `/api/forum/posts/${named.openingId}/removal`)

    expect(await shownTo(named, [null, named.omar])).toEqual([])
    await named.sendAs(named.ines, 'DELETE', `/api/forum/posts/${named.openingId}/hidden`)
    expect(await titleOf(named)).toMatchObject({ title: `${TITLE} in August`, hiddenTitle: null })
  })
})

describe('a former title', () => {
  it('leaves the log when its author takes private details out of the title or the opening post, and the act stays', async () => {
    for (const change of ['title', 'post', 'version'] as const) {
      const named = await aNamedTopic()
      await named.sendAs(named.ines, 'PATCH', `/api/forum/topics/${named.topic.id}`, { title: 'Ready for school' })
      named.clock.pass(2 * DAY_MS)
      const post = `/api/forum/posts/${named.openingId}`

      if (change === 'title') await named.sendAs(named.maya, 'PATCH', `/api/forum/topics/${named.topic.id}`, { title: 'Ready', removesDetails: true })
      else await named.sendAs(named.maya, 'PATCH', post, { content: 'She’s almost five.', removesDetails: change === 'post' })
      if (change === 'version') {
        const { edits } = (await (await named.askAs(named.ines, `${post}/edits`)).json()) as { edits: { id: number }[] }
        await named.sendAs(named.ines, 'DELETE', `${post}/edits/${edits[0]?.id}`)
      }

      expect(await remainsOf(named), change).toEqual([])
      const { entries } = (await (await named.askAs(named.rosa, '/api/office/log')).json()) as { entries: { text: string; detail: string }[] }
      expect(entries.filter(({ text }) => text.startsWith('renamed')).map(({ detail }) => detail), change).toEqual(['its former title was deleted', 'its former title was deleted. Reason: It says when.'])
    }
  })

  it('of a topic that became part of another one leaves the log with the post that had opened it', async () => {
    const named = await aNamedTopic()
    const other = await named.aTopic({ by: named.omar, title: 'First day' })
    const third = await named.aTopic({ by: named.omar, title: 'Kindergarten' })
    const merge = (id: number, into: number) => named.sendAs(named.ines, 'POST', `/api/forum/topics/${id}/merge`, { into, reason: 'The same question.' })
    await merge(named.topic.id, other.id)
    await merge(other.id, third.id)

    await remove(named, named.maya)
    named.clock.pass(DAY_MS + HOUR_MS)
    await eraseRemovedTexts(named.site)

    expect(await tablesHolding(named.site, NAME)).toEqual([])
    expect(await (await named.askAs(named.rosa, '/api/office/log')).text()).toContain('was “First day”')
    const old = await named.ask(named.at)
    expect([old.status, old.headers.get('location')]).toEqual([301, `/forum/topics/${third.id}/${third.slug}`])
  })

  it('is all that the log lets go of', async () => {
    const { site } = await aNamedTopic()
    const act = await site.db.selectFrom('moderationAct').selectAll().where('kind', '=', 'rename-topic').executeTakeFirstOrThrow()
    const detail = JSON.parse(act.detail) as object
    const change = (values: object) => site.db.updateTable('moderationAct').set(values).where('id', '=', act.id).execute()

    for (const values of [
      { detail: JSON.stringify({ ...detail, titleBefore: 'Another title' }) }, { detail: JSON.stringify({ ...detail, titleBefore: '', reason: 'Another one' }) },
      { detail: '' }, { detail: '{"titleBefore":""}' }, { actorId: null }, { kind: 'merge-topic' }, { createdAt: '2020-01-01T00:00:00.000Z' },
    ]) await expect(change(values), JSON.stringify(values)).rejects.toThrow('The log is never changed.')
    await expect(site.db.deleteFrom('moderationAct').execute()).rejects.toThrow('The log is never changed.')
    await change({ detail: JSON.stringify({ ...detail, titleBefore: '' }) })
    expect(await tablesHolding(site, '"titlebefore":""')).toEqual(['moderation_act'])
  })
})

describe('a title from before it was deleted with its opening post', () => {
  it('is deleted by the update, unless someone has given the topic another one since', async () => {
    const named = await aNamedTopic()
    const renamed = await named.aTopic({ title: 'Naps' })
    await named.site.db.updateTable('post').set({ content: '', deletedAt: named.clock.now(), deletedBy: named.maya.id }).where('number', '=', 1).execute()
    named.clock.pass(MINUTE_MS)
    await named.sendAs(named.ines, 'PATCH', `/api/forum/topics/${renamed.id}`, { title: 'Nap times' })
    if (ENGINE === 'postgres') await sql`drop trigger moderation_act_unchanged on moderation_act; drop function refuse_moderation_change(); create trigger moderation_act_unchanged before update or delete on moderation_act for each row execute function refuse_log_change()`.execute(named.site.db)

    await named.site.db.transaction().execute((trx) => up(trx as unknown as Parameters<typeof up>[0], ENGINE))

    expect(await tablesHolding(named.site, NAME)).toEqual([])
    expect(await titleOf(named)).toEqual({ title: REMOVED_TITLE, slug: 'topic', hiddenTitle: null })
    expect((await named.site.db.selectFrom('topic').select('title').where('id', '=', renamed.id).executeTakeFirst())?.title).toBe('Nap times')
  })
})
