import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import { composeAnnouncement } from '../../waitlist/announcements/compose-announcement.ts'
import { scheduleAnnouncement } from '../../waitlist/announcements/schedule-announcement.ts'
import { createBlogPost } from '../../blog/create-blog-post.ts'
import { changeTopic } from '../../forum/moderation/change-topic.ts'
import { LOCKED, markTopic } from '../../forum/moderation/mark-topic.ts'
import { changeFact, checkFact } from '../../playground/change-fact.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { listLog } from './list-log.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const sentences = async ({ site, rosa }: Forum, filters: Parameters<typeof listLog>[2] = {}) =>
  (await listLog(site, as(rosa), filters)).entries.map(({ by, text, detail }) => `${by ?? '–'} ${text}${detail && `: ${detail}`}`)

/** A few acts, a minute between one and the next. */
async function aBusyDay() {
  const forum = await aForum()
  const { site, clock, rosa, ines, aTopic, aCategory } = forum
  const topic = await aTopic({ title: 'Nap times' })
  const { id: categoryId } = await aCategory({ name: 'Health & Safety' })
  const acts = [
    () => changeFact(site, as(rosa), 'pricing', { short: 'From $12', state: 'known' }),
    () => markTopic(site, as(ines), topic.id, LOCKED, true),
    () => checkFact(site, as(rosa), 'opening-date'),
    () => changeTopic(site, as(ines), topic.id, { title: 'Nap times at three' }),
    () => changeTopic(site, as(ines), topic.id, { categoryId }),
    () => changeSettings(site, as(rosa), { senderName: 'Rosa', postalAddress: 'PO Box 1' }),
    () => changeFact(site, null, 'hours', { short: 'Ten to six' }),
  ]
  for (const act of acts) {
    await act()
    clock.pass(MINUTE_MS)
  }
  return forum
}

describe('the log', () => {
  it('tells acts of the office and of moderation together, newest first, in sentences', async () => {
    const forum = await aBusyDay()

    expect(await sentences(forum)).toEqual([
      '– edited the fact “Opening hours”: Short answer',
      'Rosa changed the settings: Sender name, Postal address',
      'Ines moved the topic “Nap times at three”: was in Parenting Tips',
      'Ines renamed the topic “Nap times at three”: was “Nap times”',
      'Rosa confirmed that the fact “Opening date” is still true',
      'Ines locked the topic “Nap times at three”',
      'Rosa edited the fact “Pricing”: Short answer, Status',
    ])
  })

  it('is narrowed to a person, to no one’s account, or to a room', async () => {
    const forum = await aBusyDay()

    expect(await sentences(forum, { by: forum.ines.id })).toHaveLength(3)
    expect(await sentences(forum, { by: forum.ines.id, room: 'facts' })).toEqual([])
    expect(await sentences(forum, { by: 'nobody' })).toEqual(['– edited the fact “Opening hours”: Short answer'])
    expect(await sentences(forum, { room: 'facts' })).toHaveLength(3)
    expect(await sentences(forum, { room: 'forum' })).toHaveLength(3)
    expect((await listLog(forum.site, as(forum.rosa))).people.map(({ username }) => username)).toEqual(['Ines', 'Rosa'])
  })

  it('says that the site hid a post after reports', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya, title: 'Our house', posts: [{}, {}] })

    await forum.sendAs(forum.omar, 'POST', `/api/forum/posts/${topic.posts[1]?.id}/reports`, { reason: 'child-details' })

    expect(await sentences(forum)).toEqual(['The site hid a post in “Our house”: reported for sharing a child’s details'])
  })

  it('says in the time of Austin for when something was scheduled', async () => {
    const forum = await aForum()
    const { site, rosa } = forum
    await changeSettings(site, as(rosa), { postalAddress: 'PO Box 1' })
    const announcement = await composeAnnouncement(site, as(rosa), { subject: 'We have news', body: 'Come and see.' })
    await scheduleAnnouncement(site, as(rosa), announcement, '2026-11-22T14:12:00.000Z')
    const post = await createBlogPost(site, as(rosa), { title: 'Rainy day play' })
    await site.db
      .insertInto('officeAct')
      .values({ actorId: rosa.id, kind: 'blog.schedule', subject: `blog:${post.id}`, detail: '{"at":"2026-07-01T14:00:00.000Z"}', createdAt: after(site.clock.now(), MINUTE_MS) })
      .execute()

    const said = await sentences(forum)

    expect(said[0]).toBe('Rosa scheduled the blog post “Rainy day play”: July 1, 2026 at 9:00 AM (Austin time)')
    expect(said).toContain('Rosa scheduled the announcement “We have news”: November 22, 2026 at 8:12 AM (Austin time)')
  })

  it('is paged without a gap or a repetition, also among acts of one moment', async () => {
    const forum = await aForum()
    const { site, rosa, clock } = forum
    const at = (n: number) => after(clock.now(), -Math.floor(n / 7) * MINUTE_MS)
    const office = Array.from({ length: 80 }, (_, n) => ({ actorId: rosa.id, kind: 'fact.change', subject: '', detail: '{"fields":[]}', createdAt: at(n) }))
    const acts = Array.from({ length: 75 }, (_, n) => ({ actorId: rosa.id, kind: 'pin-topic', topicId: 1, createdAt: at(n) }))
    await site.db.insertInto('officeAct').values(office).execute()
    await site.db.insertInto('moderationAct').values(acts).execute()

    const seen: string[] = []
    const times: string[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const { entries, next } = await listLog(site, as(rosa), before === undefined ? {} : { before })
      seen.push(...entries.map(({ id }) => id))
      times.push(...entries.map(({ at }) => at))
      before = next
    }

    expect(seen).toHaveLength(155)
    expect(new Set(seen).size).toBe(155)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('tells an act it has no words for as a change', async () => {
    const forum = await aForum()
    const { site, rosa, maya, clock } = forum
    const act = { actorId: rosa.id, kind: 'member.give-cake', subject: `member:${maya.id}`, detail: '', createdAt: clock.now() }
    await site.db.insertInto('officeAct').values(act).execute()

    expect(await sentences(forum)).toEqual(['Rosa changed the member “Maya”'])
  })

  it('is the admins’ alone, and no call writes it', async () => {
    const { site, ines, rosa, sendAs } = await aForum()

    await expect(listLog(site, as(ines))).rejects.toMatchObject({ code: 'not-found' })
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await sendAs(rosa, method, '/api/office/log', {})).status).toBe(405)
      expect((await sendAs(rosa, method, '/api/office/log/office-1', {})).status).toBe(404)
    }
    for (const search of ['before=x', 'before=office-999999999', 'by=x&room=__proto__', 'by=99999999999']) {
      expect((await sendAs(rosa, 'GET', `/api/office/log?${search}`)).status).toBe(200)
    }
  })
})
