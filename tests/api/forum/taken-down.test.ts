import { describe, expect, it } from 'vitest'
import { listLog } from '../../../src/domain/office/log/list-log.ts'
import { eraseRemovedTexts } from '../../../src/domain/forum/moderation/erase-removed-texts.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import type { NotificationView } from '../../../src/shared/forum/forum.ts'
import { aForum, as, type MemberRow } from '../../support/a-forum.ts'
import { registered } from '../../support/members.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { tablesHolding } from '../../support/stored-text.ts'

/** A topic of Maya's in which Omar has answered; Ines is a moderator, Rosa an admin. */
async function anAnswer() {
  const forum = await aForum()
  const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times', posts: [{ by: forum.maya }, { by: forum.omar, content: 'You are all wrong.' }] })
  const postId = topic.posts[1]?.id ?? 0
  const newsOf = async (who: MemberRow) => {
    const { notifications } = (await (await forum.askAs(who, '/api/forum/notifications')).json()) as { notifications: NotificationView[] }
    return notifications.map(({ kind, note, user, topic: { title }, post: { excerpt } }) => ({ kind, note, user, title, excerpt }))
  }
  return { ...forum, postId, topicAt: `/api/forum/topics/${topic.id}`, postAt: `/api/forum/posts/${postId}`, newsOf }
}

const NOTICE = { kind: 'post-taken-down', note: 'Please stay kind.', user: null, title: 'Nap times', excerpt: 'You are all wrong.' }

describe('the author of a post that staff take down', () => {
  it('is told why, in their own words, and not by whom', async () => {
    const { ines, omar, maya, postAt, sendAs, newsOf } = await anAnswer()

    await sendAs(ines, 'PUT', `${postAt}/hidden`, { reason: 'Please stay kind.' })

    expect(await newsOf(omar)).toEqual([NOTICE])
    expect(await newsOf(maya)).toEqual([])
  })

  it('gets an email with the reason, the text, and a way to object', async () => {
    const { site, ines, postAt, sendAs } = await anAnswer()

    await sendAs(ines, 'PUT', `${postAt}/hidden`, { reason: 'Please stay kind.' })

    const [email] = await outboxEmails(site, 'post-reviewed')
    expect(email?.recipient).toBe('omar@example.com')
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/took down your post in “Nap times”.*Reason: Please stay kind\..*You are all wrong\..*Write to us/)
  })

  it('is told why when an admin removes it, and the log has the reason', async () => {
    const { site, rosa, omar, postAt, sendAs, newsOf } = await anAnswer()

    await sendAs(rosa, 'DELETE', postAt, { reason: 'Please stay kind.' })

    expect(await newsOf(omar)).toEqual([{ ...NOTICE, excerpt: '' }])
    const [email] = await outboxEmails(site, 'post-reviewed')
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/Reason: Please stay kind\..*You are all wrong\..*Write to us/)
    const { entries } = await listLog(site, as(rosa), {})
    expect(entries.map(({ text, detail }) => ({ text, detail }))).toEqual([{ text: 'removed a post in “Nap times”', detail: 'Please stay kind.' }])
  })

  it('is told so without a reason, too, and when an admin removes it', async () => {
    for (const [method, path] of [['PUT', '/hidden'], ['DELETE', '']] as const) {
      const { rosa, omar, postAt, sendAs, newsOf } = await anAnswer()

      expect((await sendAs(rosa, method, `${postAt}${path}`)).status).toBe(200)

      expect(await newsOf(omar)).toMatchObject([{ kind: 'post-taken-down', note: '' }])
    }
  })

  it('is told for what it was reported, when a case ends with it', async () => {
    const { ines, maya, omar, postId, postAt, sendAs, askAs, newsOf } = await anAnswer()
    await sendAs(maya, 'POST', `${postAt}/reports`, { reason: 'unkind', note: '' })
    const { case: { version } } = (await (await askAs(ines, `/api/forum/reports/${postId}`)).json()) as { case: { version: number } }

    const answer = await sendAs(ines, 'PUT', `/api/forum/reports/${postId}/decision`, { decision: 'hide', version })

    expect(answer.status).toBeLessThan(300)
    expect(await newsOf(omar)).toMatchObject([{ kind: 'post-taken-down', note: 'Unkind' }])
  })

  it.each(['hidden', 'removed'])('is told when it’s back after it was %s, and only that', async (how) => {
    const { site, rosa, omar, postAt, sendAs, newsOf } = await anAnswer()
    await (how === 'hidden' ? sendAs(rosa, 'PUT', `${postAt}/hidden`, { reason: 'Please stay kind.' }) : sendAs(rosa, 'DELETE', postAt))

    await sendAs(rosa, 'DELETE', how === 'hidden' ? `${postAt}/hidden` : `${postAt}/removal`)

    expect(await newsOf(omar)).toMatchObject([{ kind: 'post-shown' }])
    expect((await outboxEmails(site, 'post-reviewed')).flatMap(({ subject }) => subject || [])).toEqual(['Your post is back'])
  })

  it('isn’t told what they did themselves', async () => {
    const forum = await anAnswer()
    const { posts } = await forum.aTopic({ by: forum.maya, posts: [{ by: forum.maya }, { by: forum.ines }] })

    await forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${posts[1]?.id ?? 0}/hidden`, { reason: 'I was wrong.' })

    expect(await forum.newsOf(forum.ines)).toEqual([])
  })
})

describe('the author of what staff hid', () => {
  it('can still delete a post, on its page, too, and finds the text nowhere a day later', async () => {
    const forum = await anAnswer()
    const { user, headers } = await registered(forum, 'nora')
    const { posts } = await forum.aTopic({ by: forum.maya, posts: [{}, { by: { ...forum.omar, id: user.id }, content: 'Leopold is three.' }] })
    const [topicId, postId] = [2, posts[1]?.id ?? 0]
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${postId}/hidden`, { reason: 'It names a child.' })
    const read = async (as: object) => (await (await forum.ask(`/forum/topics/${topicId}/first-visits-with-a-shy-toddler`, as)).text()).split(`id="post-${postId}"`)[1]?.split('</article>')[0] ?? ''
    const other = await registered(forum, 'lena')

    const [own, others, visitors] = [await read({ headers }), await read({ headers: other.headers }), await read({})]
    const answer = await forum.ask(`/api/forum/posts/${postId}`, { method: 'DELETE', headers })
    forum.clock.pass(DAY_MS + 1)
    await eraseRemovedTexts(forum.site)

    expect(own).toMatch(/hidden by a moderator.*>Delete</s)
    for (const shown of [others, visitors]) expect(shown).toMatch(/hidden by a moderator(?!.*>Delete<)/s)
    expect(answer.status).toBe(200)
    expect(await read({ headers })).not.toContain('>Delete<')
    expect(await tablesHolding(forum.site, 'Leopold is three')).toEqual([])
  })

  it('can still take details out of a post, and delete it, in a topic of theirs that was hidden', async () => {
    const { ines, maya, rosa, sendAs, askAs, aTopic } = await anAnswer()
    const { id, posts } = await aTopic({ by: maya, posts: [{ content: 'Leopold naps at noon.' }] })
    const post = `/api/forum/posts/${posts[0]?.id ?? 0}`
    await sendAs(ines, 'PUT', `/api/forum/topics/${id}/hidden`, { reason: 'It names a child.' })

    const [plain, takenOut] = [await sendAs(maya, 'PATCH', post, { content: 'He naps at noon.' }), await sendAs(maya, 'PATCH', post, { content: 'He naps at noon.', removesDetails: true })]

    expect([plain.status, takenOut.status]).toEqual([403, 200])
    expect(await (await askAs(rosa, post)).json()).toMatchObject({ content: 'He naps at noon.' })
    expect((await sendAs(maya, 'DELETE', post)).status).toBe(200)
  })
})

describe('what staff do', () => {
  it('isn’t done with a reason that isn’t one, and changes nothing', async () => {
    const { ines, rosa, maya, category, postAt, topicAt, askAs, sendAs } = await anAnswer()
    const acts = [
      [ines, 'PUT', `${postAt}/hidden`, {}], [ines, 'PUT', `${topicAt}/hidden`, {}], [rosa, 'DELETE', postAt, {}], [rosa, 'PATCH', postAt, { content: 'I see it differently.' }],
      [ines, 'PUT', `${topicAt}/lock`, {}], [ines, 'PATCH', topicAt, { title: 'Naps' }], [ines, 'PATCH', topicAt, { categoryId: category.id }],
    ] as const

    for (const [who, method, path, body] of acts) {
      const answer = await sendAs(who, method, path, { ...body, reason: ' ' })

      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ message: 'Please give a reason.', errors: { reason: ['Please give a reason.'] } })
    }
    expect(JSON.stringify(await (await askAs(maya, `${topicAt}/posts`)).json())).toContain('You are all wrong.')
    expect(await (await askAs(maya, topicAt)).json()).toMatchObject({ topic: { title: 'Nap times', isLocked: false } })
  })

  it('leaves its reason in the log', async () => {
    const { site, rosa, ines, postAt, topicAt, sendAs } = await anAnswer()

    await sendAs(ines, 'PUT', `${postAt}/hidden`, { reason: 'Please stay kind.' })
    await sendAs(ines, 'PUT', `${topicAt}/hidden`, { reason: 'It got heated.' })

    const { entries } = await listLog(site, as(rosa), {})
    expect(entries.map(({ by, detail }) => ({ by, detail }))).toEqual([
      { by: 'Ines', detail: 'It got heated.' },
      { by: 'Ines', detail: 'Please stay kind.' },
    ])
  })

  it('tells the author of a topic why, then that it’s back, and shows its title to no one else', async () => {
    const { site, ines, maya, omar, topicAt, sendAs, newsOf } = await anAnswer()
    await sendAs(omar, 'POST', `${topicAt}/posts`, { content: 'At noon.' })

    await sendAs(ines, 'PUT', `${topicAt}/hidden`, { reason: 'It got heated.' })
    expect(await newsOf(maya)).toMatchObject([{ kind: 'topic-hidden', note: 'It got heated.', title: 'Nap times', user: null }])
    const [hidden] = await outboxEmails(site, 'topic-changed')
    expect(hidden?.text.replaceAll(/\s+/g, ' ')).toMatch(/hid your topic “Nap times”.*It got heated\..*Write to us/)

    await sendAs(ines, 'DELETE', `${topicAt}/hidden`)
    expect((await newsOf(maya)).filter(({ user }) => user === null)).toMatchObject([{ kind: 'topic-shown', note: '' }])
    expect((await outboxEmails(site, 'topic-changed')).flatMap(({ subject }) => subject || [])).toEqual(['Your topic is back'])
  })
})

describe('staff who decide about a post otherwise', () => {
  it('tell its author why they edited it, and the log has the reason', async () => {
    const { site, rosa, omar, postAt, sendAs, newsOf } = await anAnswer()

    await sendAs(rosa, 'PATCH', postAt, { content: 'I see it differently.', reason: 'Please stay kind.' })

    expect(await newsOf(omar)).toEqual([{ ...NOTICE, kind: 'post-edited', excerpt: 'I see it differently.' }])
    const [email] = await outboxEmails(site, 'post-reviewed')
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/edited your post in “Nap times”.*Reason: Please stay kind\..*I see it differently\..*Write to us/)
    const { entries } = await listLog(site, as(rosa), {})
    expect(entries.map(({ text, detail }) => ({ text, detail }))).toEqual([{ text: 'edited a post in “Nap times”', detail: 'Please stay kind.' }])
  })

  it('tell its author why they don’t put it up', async () => {
    const { site, ines, omar, postId, postAt, sendAs, newsOf } = await anAnswer()
    await site.db.updateTable('post').set({ hiddenAt: site.clock.now(), reviewReason: 'link' }).where('id', '=', postId).execute()

    await sendAs(ines, 'PUT', `${postAt}/hidden`, { reason: 'Please keep ads out.' })

    expect(await newsOf(omar)).toMatchObject([{ kind: 'post-refused', note: 'Please keep ads out.' }])
    const [email] = await outboxEmails(site, 'post-reviewed')
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/decided not to put it up\. Reason: Please keep ads out\..*You are all wrong\..*Write to us/)
  })

  it('tell its author what it was reported for when it stays hidden', async () => {
    const { site, ines, maya, omar, postId, postAt, sendAs, askAs, newsOf } = await anAnswer()
    await sendAs(maya, 'POST', `${postAt}/reports`, { reason: 'unkind', note: '' })
    await site.db.updateTable('post').set({ hiddenAt: site.clock.now() }).where('id', '=', postId).execute()
    const { case: { version } } = (await (await askAs(ines, `/api/forum/reports/${postId}`)).json()) as { case: { version: number } }

    await sendAs(ines, 'PUT', `/api/forum/reports/${postId}/decision`, { decision: 'uphold', version })

    expect(await newsOf(omar)).toMatchObject([{ kind: 'post-upheld', note: 'Unkind' }])
  })
})
