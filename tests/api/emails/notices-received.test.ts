import { expect, it } from 'vitest'
import type { ReviewNewsKind, TopicNews } from '../../../src/shared/forum/forum.ts'
import { REMOVED_ON_REQUEST } from '../../../src/shared/forum/removals/removal-words.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { aMailbox } from '../../support/emails/a-mailbox.ts'
import { registered } from '../../support/members.ts'

const REASON = 'Please leave out the name of the school.'
const CHANGED = 'The bus comes at noon.'

/** Nora, who gets the notices, her topic with Omar's reply, and her reply in a topic of his. */
async function aScene() {
  const forum = await aForum({ limitFactor: 1_000_000, smtpUrl: 'smtp://mail.test' })
  const { user, headers } = await registered(forum, 'nora')
  const now = forum.clock.now()
  const nora: MemberRow = { id: user.id, username: 'nora', role: 'member', createdAt: now, suspendedUntil: null }
  await forum.site.db.updateTable('member').set({ emailConfirmedAt: now, avatar: 'a.webp', about: 'Mother of two.' }).where('id', '=', user.id).execute()
  const topic = await forum.aTopic({ by: nora, title: 'Kindergarten', posts: [{}, { by: forum.omar }] })
  const other = await forum.aTopic({ by: forum.omar, title: 'School buses', posts: [{}, { by: nora, content: 'Ours leaves from school at one.' }] })
  const garden = await forum.aCategory({ name: 'Garden' })
  const { newMail } = await aMailbox(forum.site)
  const send = async (by: MemberRow | null, method: string, path: string, body?: object) => {
    const answer = await forum.sendAs(by, method, `/api${path}`, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  /** A page as its reader sees it, without tags. */
  const page = async (path: string) => textOf(await (await forum.ask(path, { headers })).text())
  const [reply, putInReview] = [other.posts[1]?.id ?? 0, (id: number) => forum.site.db.updateTable('post').set({ hiddenAt: now, reviewReason: 'link' }).where('id', '=', id).execute()]
  return { ...forum, nora, topic, other, garden, reply, putInReview, send, page, newMail }
}

type Scene = Awaited<ReturnType<typeof aScene>>

const textOf = (html: string): string =>
  html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&').replaceAll(/&(?:#x27|apos);/g, '’').replaceAll(/\s+/g, ' ')

interface Notice {
  /** What brings it about. */
  act: (scene: Scene) => Promise<unknown>
  subject: string
  /** What the email says above all. */
  says: string
  /** Why, where there's something to object to. */
  reason?: string
  /** What the page says; none where the member just sees it, such as a photo that's gone. */
  shown?: string
  /** Where it says so; otherwise among the notifications. */
  at?: (scene: Scene) => string
}

const POST = '/forum/posts'
const TOPIC = '/forum/topics'
const inOther = ({ other }: Scene) => `/forum/topics/${other.id}/${other.slug}`
const decide = async ({ ines, reply, send, askAs }: Scene, decision: string) => {
  const { case: { version } } = (await (await askAs(ines, `/api/forum/reports/${reply}`)).json()) as { case: { version: number } }
  await send(ines, 'PUT', `/forum/reports/${reply}/decision`, { decision, version })
}
const report = ({ omar, reply, send }: Scene) => send(omar, 'POST', `${POST}/${reply}/reports`, { reason: 'child-details', note: '' })
const hide = ({ ines, reply, send }: Scene) => send(ines, 'PUT', `${POST}/${reply}/hidden`, { reason: REASON })
const hideTopic = ({ ines, topic, send }: Scene) => send(ines, 'PUT', `${TOPIC}/${topic.id}/hidden`, { reason: REASON })
const silence = ({ ines, send }: Scene) => send(ines, 'PUT', '/forum/members/nora/silence', { days: 1, reason: REASON })
const suspend = ({ rosa, nora, send }: Scene) => send(rosa, 'PUT', `/office/members/${nora.id}/suspension`, { days: 3, reason: REASON })
const removeSpam = ({ ines, nora, send }: Scene) => send(ines, 'POST', '/forum/spam-removals', { memberIds: [nora.id], reason: REASON })
const removeAll = ({ rosa, nora, send }: Scene) => send(rosa, 'PUT', `/office/members/${nora.id}/removal`, { username: 'nora', reason: REASON })

/** What a member is told of a post or topic: each kind there is. */
const OF_POSTS: Record<ReviewNewsKind | TopicNews | 'warning', Notice> = {
  'post-hidden': {
    act: report,
    subject: 'Your post is waiting for a moderator’s look', says: 'Members reported your post in “School buses”.',
    shown: 'The On Joue team is reviewing your reported post in School buses It’s hidden until then. Reason: Shares a child’s details.',
  },
  'post-shown': {
    act: async (scene) => {
      await hide(scene)
      await scene.send(scene.ines, 'DELETE', `${POST}/${scene.reply}/hidden`)
    },
    subject: 'Your post is back', says: 'A moderator looked at your post in “School buses”.',
    shown: 'looked at your post, and everyone can read it again in School buses',
  },
  'post-taken-down': {
    act: hide, reason: REASON,
    subject: 'Your post was taken down', says: 'A moderator took down your post in “School buses”.', shown: 'took down your post in School buses',
  },
  'post-edited': {
    act: ({ rosa, reply, send }) => send(rosa, 'PATCH', `${POST}/${reply}`, { content: CHANGED, reason: REASON }), reason: REASON,
    subject: 'We edited your post', says: 'An admin edited your post in “School buses”.', shown: 'edited your post in School buses',
  },
  'post-upheld': {
    act: async (scene) => {
      await report(scene)
      await decide(scene, 'uphold')
    },
    reason: 'Shares a child’s details',
    subject: 'Your post stays hidden', says: 'agreed with the reports. It stays hidden.', shown: 'agreed with the reports, and your post stays hidden in School buses',
  },
  'post-released': {
    act: async ({ ines, reply, putInReview, send }) => {
      await putInReview(reply)
      await send(ines, 'DELETE', `${POST}/${reply}/hidden`)
    },
    subject: 'Your post is up', says: 'Your post in “School buses” has been reviewed.', shown: 'reviewed your post, and everyone can read it now in School buses',
  },
  'post-refused': {
    act: async (scene) => {
      await scene.putInReview(scene.reply)
      await hide(scene)
    },
    reason: REASON,
    subject: 'We didn’t put your post up', says: 'decided not to put it up.', shown: 'looked at your post and didn’t put it up in School buses',
  },
  'topic-hidden': {
    act: hideTopic, reason: REASON,
    subject: 'Your topic is hidden', says: 'Our moderators hid your topic “Kindergarten”.', shown: 'hid your topic Kindergarten',
  },
  'topic-shown': {
    act: async (scene) => {
      await hideTopic(scene)
      await scene.send(scene.ines, 'DELETE', `${TOPIC}/${scene.topic.id}/hidden`)
    },
    subject: 'Your topic is back', says: 'Everyone can read it now.', shown: 'made your topic visible again: Kindergarten',
  },
  'topic-locked': {
    act: ({ ines, topic, send }) => send(ines, 'PUT', `${TOPIC}/${topic.id}/lock`, { hours: 24, reason: REASON }), reason: REASON,
    subject: 'Your topic is locked', says: 'no one can reply until May 2, 2026', shown: 'locked your topic Kindergarten',
  },
  'topic-merged': {
    act: ({ ines, topic, other, send }) => send(ines, 'POST', `${TOPIC}/${topic.id}/merge`, { into: other.id, reason: REASON }), reason: REASON,
    subject: 'Your topic is part of another one now', says: 'made your topic part of “School buses”', shown: 'made your topic part of School buses',
  },
  'topic-moved': {
    act: ({ ines, topic, garden, send }) => send(ines, 'PATCH', `${TOPIC}/${topic.id}`, { categoryId: garden.id, reason: REASON }), reason: REASON,
    subject: 'Your topic is in another category now', says: 'to the category “Garden”', shown: 'moved your topic to another category: Kindergarten',
  },
  'topic-renamed': {
    act: ({ ines, topic, send }) => send(ines, 'PATCH', `${TOPIC}/${topic.id}`, { title: 'The first day', reason: REASON }), reason: REASON,
    subject: 'Your topic has a new title', says: 'It’s now called “The first day”.', shown: 'renamed your topic. It’s now called The first day',
  },
  'posts-moved': {
    act: ({ ines, other, reply, category, send }) => send(ines, 'POST', `${TOPIC}/${other.id}/split`, { posts: [reply], title: 'Buses at noon', categoryId: category.id, reason: REASON }), reason: REASON,
    subject: 'Your post is in another topic now', says: '“Buses at noon”', shown: 'moved a post of yours to Buses at noon',
  },
  'warning': {
    act: ({ ines, reply, send }) => send(ines, 'POST', `${POST}/${reply}/warnings`, { words: REASON }), reason: REASON,
    subject: 'About your post in the forum', says: 'Our team took a look at what you wrote in “School buses”.', shown: 'sent you a note about your post in School buses',
  },
}

/** What a member is told of their account, and of all they wrote. */
const OF_ACCOUNTS: Record<string, Notice> = {
  'silenced': {
    act: silence, reason: REASON, at: inOther,
    subject: 'You can’t post in the forum for now', says: 'paused your posting in the On Joue community until May 2, 2026', shown: 'Your posting is paused You can still read, like, and bookmark',
  },
  'silence ended': {
    act: async (scene) => {
      await silence(scene)
      await scene.send(scene.ines, 'DELETE', '/forum/members/nora/silence')
    },
    subject: 'You can post in the forum again', says: 'Our moderators have ended the pause early.',
  },
  'suspended': {
    act: suspend, reason: REASON, at: inOther,
    subject: 'Your forum account is suspended', says: 'until May 4, 2026', shown: 'Your forum account is suspended You can still read the forum',
  },
  'suspension lifted': {
    act: async (scene) => {
      await suspend(scene)
      await scene.send(scene.rosa, 'DELETE', `/office/members/${scene.nora.id}/suspension`)
    },
    subject: 'You can post in the forum again', says: 'You can post again right away.',
  },
  'spam removed': {
    act: removeSpam, reason: REASON, at: inOther,
    subject: 'Your posts in the forum were removed', says: 'Our moderators removed your posts in the On Joue community', shown: 'Your posting is paused You can still read, like, and bookmark',
  },
  'spam restored': {
    act: async (scene) => {
      await removeSpam(scene)
      await scene.send(scene.ines, 'POST', '/forum/spam-restorations', { memberIds: [scene.nora.id] })
    },
    subject: 'Your posts are back', says: 'We took your posts for spam, and that was our mistake.',
  },
  'photo removed': {
    act: ({ rosa, nora, send }) => send(rosa, 'DELETE', `/office/members/${nora.id}/avatar`, { reason: REASON }), reason: REASON,
    subject: 'Your profile photo was removed', says: 'Our team removed your profile photo',
  },
  'profile removed': {
    act: async ({ ines, send }) => {
      await send(null, 'POST', '/removal-requests', { kind: 'child', address: '/forum/members/nora', details: 'It says where my child is.', name: 'Ana', email: 'ana@example.com', goodFaith: true })
      await send(ines, 'PUT', '/forum/removals/1/decision', { decision: 'removed', reply: '' })
    },
    reason: REMOVED_ON_REQUEST,
    subject: 'Your profile was removed', says: 'Your account and your posts are still there.',
  },
  'everything removed': {
    act: removeAll, reason: REASON,
    subject: 'Your posts in the forum were removed', says: 'Our team removed what you wrote in the On Joue community',
  },
  'everything restored': {
    act: async (scene) => {
      await removeAll(scene)
      await scene.send(scene.rosa, 'DELETE', `/office/members/${scene.nora.id}/removal`)
    },
    subject: 'Your posts are back', says: 'Our team restored the posts that were removed from the On Joue community.',
  },
  'another role': {
    act: ({ rosa, nora, send }) => send(rosa, 'PUT', `/office/members/${nora.id}/role`, { role: 'moderator' }),
    subject: 'Your role in the forum has changed', says: 'You’re now a moderator.',
  },
}

it.each(Object.entries({ ...OF_POSTS, ...OF_ACCOUNTS }))('a member reads in a received email, and on the page, what was done and why: %s', async (_, { act, subject, says, reason, shown, at }) => {
  const scene = await aScene()
  await scene.newMail()

  await act(scene)
  scene.clock.pass(HOUR_MS)
  const [mail, ...more] = (await scene.newMail()).filter(({ head }) => head('to') === 'nora@example.com' && head('subject') === subject)
  const [text, html, page] = [(mail?.text ?? '').replaceAll(/[>\s]+/g, ' '), textOf(mail?.html ?? ''), await scene.page(at?.(scene) ?? '/forum/notifications')]

  expect(more).toEqual([])
  for (const part of [text, html]) {
    expect(part).toContain(says)
    expect(part).toMatch(/(?:Bonjour|Welcome back,) nora/)
    if (reason !== undefined) expect(part).toContain(reason.replace(/\.$/, ''))
    if (reason !== undefined) expect(part).toContain('Write to us')
    expect(part).not.toMatch(/undefined|null|[{}]|!/)
  }
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.host).toBe(scene.site.url.host)
  if (shown !== undefined) expect(page).toContain(shown)
  if (shown !== undefined && reason !== undefined) expect(page).toMatch(new RegExp(`${RegExp.escape(reason)} +Think we got it wrong\\? +Write to us`))
})
