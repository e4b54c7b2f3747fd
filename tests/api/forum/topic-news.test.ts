import { describe, expect, it } from 'vitest'
import { listLog } from '../../../src/domain/office/log/list-log.ts'
import type { NotificationView } from '../../../src/shared/forum/forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { aForum, as, type MemberRow } from '../../support/a-forum.ts'

async function aTopicOfMaya() {
  const forum = await aForum()
  const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times' })
  const garden = await forum.aCategory({ name: 'Garden' })
  const at = `/api/forum/topics/${topic.id}`
  const newsOf = async (who: MemberRow) => {
    const { notifications } = (await (await forum.askAs(who, '/api/forum/notifications')).json()) as { notifications: NotificationView[] }
    return notifications.map(({ kind, note, user, topic: { title } }) => ({ kind, note, user, title }))
  }
  return { ...forum, topic, garden, at, newsOf }
}

describe('the author of a topic', () => {
  it('is told why staff locked, moved, and renamed it, and not who did', async () => {
    const { ines, maya, omar, garden, at, sendAs, newsOf } = await aTopicOfMaya()

    await sendAs(ines, 'PUT', `${at}/lock`, { reason: 'It got heated.' })
    await sendAs(ines, 'PATCH', at, { categoryId: garden.id, reason: 'It’s about plants.' })
    await sendAs(ines, 'PATCH', at, { title: 'Nap times outside', reason: 'Easier to find.' })

    const notice = { user: null, title: 'Nap times outside' }
    expect(await newsOf(maya)).toEqual([
      { ...notice, kind: 'topic-renamed', note: 'Easier to find.' },
      { ...notice, kind: 'topic-moved', note: 'It’s about plants.' },
      { ...notice, kind: 'topic-locked', note: 'It got heated.' },
    ])
    expect(await newsOf(omar)).toEqual([])
  })

  it('gets an email for each, with the reason and a way to object', async () => {
    const { site, ines, garden, at, sendAs } = await aTopicOfMaya()

    await sendAs(ines, 'PUT', `${at}/lock`, { hours: 24, reason: 'It got heated.' })
    await sendAs(ines, 'PATCH', at, { categoryId: garden.id })
    await sendAs(ines, 'PATCH', at, { title: 'Nap times outside', reason: 'Easier to find.' })

    const emails = await outboxEmails(site, 'topic-changed')
    expect(emails.map(({ recipient }) => recipient)).toEqual(Array(3).fill('maya@example.com'))
    const [locked, moved, renamed] = emails.map(({ text }) => text.replaceAll(/\s+/g, ' '))
    expect(locked).toMatch(/no one can reply until May 2, 2026.*It got heated\..*Write to us/)
    expect(moved).toContain('to the category “Garden”')
    expect(moved).not.toContain('Here’s why')
    expect(renamed).toMatch(/It’s now called “Nap times outside”.*Easier to find\./)
  })

  it('isn’t told what they did themselves, and has one notice for two locks', async () => {
    const { ines, maya, at, sendAs, newsOf } = await aTopicOfMaya()

    await sendAs(maya, 'PATCH', at, { title: 'Nap times at noon' })
    await sendAs(ines, 'PUT', `${at}/lock`, { hours: 1, reason: 'It got heated.' })
    await sendAs(ines, 'PUT', `${at}/lock`, { reason: 'It didn’t stop.' })

    expect(await newsOf(maya)).toEqual([{ kind: 'topic-locked', note: 'It didn’t stop.', user: null, title: 'Nap times at noon' }])
  })

  it('finds nothing in the notice that the log doesn’t have', async () => {
    const { site, rosa, ines, at, sendAs } = await aTopicOfMaya()
    await sendAs(ines, 'PATCH', at, { title: 'Nap times outside', reason: 'Easier to find.' })

    const { entries } = await listLog(site, as(rosa), {})

    expect(entries[0]?.detail).toBe('was “Nap times”. Reason: Easier to find.')
  })
})
