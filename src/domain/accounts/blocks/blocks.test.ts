import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../../tests/support/a-site.ts'
import { dueEmails } from '../../../../tests/support/emails/outbox.ts'
import { SECOND_MS } from '../../../shared/time/instant.ts'
import { listNotifications } from '../../forum/notifications/list-notifications.ts'
import { eraseMember } from '../../forum/members/erase-member.ts'
import { exportMember } from '../../forum/members/export-member.ts'
import { replyToTopic } from '../../forum/writing/reply-to-topic.ts'
import { currentUser } from '../sessions/current-user.ts'
import { listBlocks } from './list-blocks.ts'
import { removeBlock, setBlock } from './set-block.ts'

/** Maya's topic, in which Omar writes. */
async function aTalk() {
  const forum = await aForum()
  const { site, clock, maya, omar } = forum
  const topic = await forum.aTopic({ title: 'Nap times' })
  const reply = async (by: MemberRow, content: string, replyToId?: number) => {
    clock.pass(SECOND_MS)
    return replyToTopic(site, as(by), topic.id, { content, replyToId })
  }
  const news = async (member: MemberRow) => (await listNotifications(site, as(member), { offset: 0, limit: 100 })).entries
  const emailed = async () => (await dueEmails(site, 'forum-reply')).map(({ recipient }) => recipient)
  const me = () => currentUser(site, maya.id)
  return { ...forum, topic, reply, news, emailed, me, block: (level: 'mute' | 'block') => setBlock(site, as(maya), omar.username, level) }
}

describe.each(['mute', 'block'] as const)('a member who is told to %s another', (level) => {
  it('isn’t notified or emailed when the other replies, answers a post, or names them', async () => {
    const { maya, omar, topic, reply, news, emailed, block, me } = await aTalk()
    await block(level)

    await reply(omar, 'At one.')
    await reply(omar, 'At two.', topic.posts[0]?.id)
    await reply(omar, '@Maya: at three.')

    expect(await news(maya)).toEqual([])
    expect((await me()).unreadNotifications).toBe(0)
    expect(await emailed()).toEqual([])
  })

  it('no longer sees earlier news from the other, and gets no email that was still waiting', async () => {
    const { maya, omar, reply, news, emailed, block, me } = await aTalk()
    await reply(omar, 'At one.')
    expect((await me()).unreadNotifications).toBe(1)

    await block(level)

    expect(await news(maya)).toEqual([])
    expect((await me()).unreadNotifications).toBe(0)
    expect(await emailed()).toEqual([])
  })

  it('still hears from everyone else, and the other one still hears from them', async () => {
    const { maya, omar, ines, reply, news, block } = await aTalk()
    await block(level)

    await reply(ines, 'At one.')
    await reply(maya, '@Omar: and you?')

    expect((await news(maya)).map(({ user }) => user?.username)).toEqual(['Ines'])
    expect((await news(omar)).map(({ kind }) => kind)).toEqual(['mention'])
  })

  it('hears from the other again after taking it back', async () => {
    const { site, maya, omar, reply, news, block } = await aTalk()
    await block(level)
    await removeBlock(site, as(maya), 'OMAR')

    await reply(omar, 'At one.')

    expect(await news(maya)).toHaveLength(1)
  })
})

describe('the list of those whom a member has blocked or muted', () => {
  it('is the member’s own: in their account, in the copy of their data, and gone with either account', async () => {
    const { site, maya, omar, block, me } = await aTalk()
    await block('mute')
    await block('block')

    expect(await listBlocks(site, as(maya))).toMatchObject([{ user: { username: 'Omar' }, level: 'block' }])
    expect((await me()).blocks).toEqual({ [omar.id]: 'block' })
    expect((await exportMember(site, maya.id)).blocks).toMatchObject([{ username: 'Omar', level: 'block' }])
    expect((await exportMember(site, omar.id)).blocks).toEqual([])
    expect((await currentUser(site, omar.id)).blocks).toEqual({})

    await eraseMember(site, omar.id)
    expect(await listBlocks(site, as(maya))).toEqual([])
  })

  it('takes no one of the team, and lets go of those who join it', async () => {
    const { site, maya, omar, ines, rosa, block, me, news, reply } = await aTalk()
    for (const { username } of [ines, rosa]) {
      await expect(setBlock(site, as(maya), username, 'block')).rejects.toMatchObject({ code: 'forbidden', message: 'You can’t block or mute the On Joue team.' })
    }
    await block('block')

    await site.db.updateTable('member').set({ role: 'moderator' }).where('id', '=', omar.id).execute()
    await reply(omar, 'Please be kind.')

    expect((await me()).blocks).toEqual({})
    expect(await news(maya)).toHaveLength(1)
  })

  it('is for members, suspended ones too, and takes neither oneself nor strangers', async () => {
    const { site, maya, omar } = await aTalk()
    await expect(setBlock(site, aVisitor('somewhere'), 'Omar', 'block')).rejects.toMatchObject({ code: 'signed-out' })
    await expect(setBlock(site, as(maya), 'maya', 'block')).rejects.toMatchObject({ code: 'forbidden', message: 'You can’t block yourself.' })
    for (const name of ['nobody-here', 'omar@example.com', '\u0000']) {
      await expect(setBlock(site, as(maya), name, 'block')).rejects.toMatchObject({ code: 'not-found' })
      await expect(removeBlock(site, as(maya), name)).rejects.toMatchObject({ code: 'not-found' })
    }

    await setBlock(site, { ...as(maya), isSuspended: true }, omar.username, 'mute')
    expect(await listBlocks(site, as(maya))).toHaveLength(1)
  })

  it('ends at 500', async () => {
    const { site, maya } = await aTalk()
    const moment = site.clock.now()
    const strangers = Array.from({ length: 501 }, (_, n) => ({
      username: `m${n}`, usernameKey: `m${n}`, email: `m${n}@example.com`, emailKey: `m${n}@example.com`,
      passwordHash: null, firstName: '', lastName: '', createdAt: moment, lastSeenAt: moment, emailConfirmedAt: moment,
    }))
    const added = await site.db.insertInto('member').values(strangers).returning('id').execute()
    const blocks = added.slice(0, 499).map(({ id }) => ({ memberId: maya.id, blockedId: id, level: 'mute' as const, createdAt: moment }))
    await site.db.insertInto('memberBlock').values(blocks).execute()

    await setBlock(site, as(maya), 'm499', 'block')
    await expect(setBlock(site, as(maya), 'm500', 'block')).rejects.toMatchObject({ code: 'conflict' })
    expect(await listBlocks(site, as(maya))).toHaveLength(500)
  })
})
