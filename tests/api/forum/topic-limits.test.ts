import { describe, expect, it } from 'vitest'
import { openDueTopics } from '../../../src/domain/forum/moderation/limit-topic.ts'
import { listLog } from '../../../src/domain/office/log/list-log.ts'
import type { TopicView } from '../../../src/shared/forum/forum.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as, type MemberRow } from '../../support/a-forum.ts'

/** A topic by Maya, and ways to write and to look. */
async function aTalk() {
  const forum = await aForum({ limitFactor: 1_000_000 })
  const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times' })
  const at = `/api/forum/topics/${topic.id}`
  const reply = (by: MemberRow, content: string) => forum.sendAs(by, 'POST', `${at}/posts`, { content })
  const slow = (by: MemberRow, minutes: number) => forum.sendAs(by, 'PUT', `${at}/slow-mode`, { minutes, reason: 'It got heated.' })
  const lock = (hours: number | null) => forum.sendAs(forum.ines, 'PUT', `${at}/lock`, { hours, reason: 'It got heated.' })
  const read = async () => ((await (await forum.askAs(null, at)).json()) as { topic: TopicView }).topic
  const page = async () => (await forum.ask(`/forum/topics/${topic.id}/${topic.slug}`)).text()
  return { ...forum, topic, at, reply, slow, lock, read, page }
}

describe('slow mode', () => {
  it('lets a member post again once the time has passed, and says when that is', async () => {
    const { omar, ines, clock, slow, reply } = await aTalk()
    await slow(ines, 15)
    expect((await reply(omar, 'First thought')).status).toBe(201)

    clock.pass(15 * MINUTE_MS - 1)
    const early = await reply(omar, 'Second thought')
    clock.pass(1)

    expect(early.status).toBe(429)
    expect(early.headers.get('retry-after')).toBe('1')
    expect(((await early.json()) as { message: string }).message).toMatch(/^This topic is in slow mode\. Members can post once every 15 minutes\. You can post again on .+ \(Austin time\)\. Your text is still here\.$/)
    expect((await reply(omar, 'Second thought')).status).toBe(201)
  })

  it('slows no one down who writes elsewhere, nor staff', async () => {
    const { omar, ines, maya, aTopic, sendAs, slow, reply } = await aTalk()
    const other = await aTopic({ by: maya })
    await slow(ines, 60)
    await reply(omar, 'Once here')

    expect((await sendAs(omar, 'POST', `/api/forum/topics/${other.id}/posts`, { content: 'And there' })).status).toBe(201)
    for (const text of ['One thing', 'Another thing']) expect((await reply(ines, text)).status).toBe(201)
  })

  it('is a moderator’s to turn on, with one of four times and a reason, and to turn off', async () => {
    const { omar, ines, sendAs, at, slow, reply, read, page } = await aTalk()
    expect(await page()).not.toContain('slow mode')

    expect((await slow(omar, 5)).status).toBe(403)
    const wrong = await sendAs(ines, 'PUT', `${at}/slow-mode`, { minutes: 7, reason: '' })
    expect(wrong.status).toBe(400)
    expect(Object.keys(((await wrong.json()) as { errors: object }).errors)).toEqual(['minutes', 'reason'])
    await slow(ines, 5)
    expect((await read()).slowMinutes).toBe(5)
    await sendAs(ines, 'DELETE', `${at}/slow-mode`)

    expect((await read()).slowMinutes).toBeNull()
    for (const text of ['One thing', 'Another thing']) expect((await reply(omar, text)).status).toBe(201)
  })
})

describe('a lock for a time', () => {
  it('ends by itself, and the page says how long it lasts', async () => {
    const { site, omar, clock, lock, reply, read, page } = await aTalk()
    await lock(24)
    expect((await reply(omar, 'Me, too')).status).toBe(403)
    expect(await page()).toContain('It opens again on')

    clock.pass(DAY_MS - 1)
    expect(await openDueTopics(site)).toBe(0)
    clock.pass(1)
    expect(await openDueTopics(site)).toBe(1)

    expect(await read()).toMatchObject({ isLocked: false, lockedUntil: null })
    expect(await page()).not.toContain('This topic is locked')
    expect((await reply(omar, 'Me, too')).status).toBe(201)
  })

  it('can be replaced by one without an end, which stays until someone unlocks the topic', async () => {
    const { site, ines, clock, at, sendAs, lock, read } = await aTalk()
    await lock(1)
    await lock(null)
    clock.pass(30 * DAY_MS)

    expect(await openDueTopics(site)).toBe(0)
    expect(await read()).toMatchObject({ isLocked: true, lockedUntil: null })
    await sendAs(ines, 'DELETE', `${at}/lock`)
    expect((await read()).isLocked).toBe(false)
  })

  it('stands in the log with its end and its reason, as slow mode does, and without a reason there’s none', async () => {
    const { site, rosa, ines, at, sendAs, lock, slow, read } = await aTalk()
    const refused = await sendAs(ines, 'PUT', `${at}/lock`, { hours: 2 })
    expect(refused.status).toBe(400)
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['hours', 'reason'])
    expect((await read()).isLocked).toBe(false)
    await lock(1)
    await slow(ines, 5)

    const { entries } = await listLog(site, as(rosa), {})

    expect(entries.map(({ text, detail }) => [text, detail])).toEqual([
      ['put the topic “Nap times” in slow mode', '5 minutes: It got heated.'],
      ['locked the topic “Nap times”', expect.stringMatching(/^until .+ \(Austin time\): It got heated\.$/)],
    ])
  })
})
