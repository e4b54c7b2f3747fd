import { describe, expect, it } from 'vitest'
import { after, HOUR_MS, type Instant, MINUTE_MS } from '../../shared/time/instant.ts'
import type { Actor, Member } from '../site/site.ts'
import {
  canBookmark,
  canDelete,
  canEdit,
  canHide,
  canReact,
  canRemoveDetails,
  canRename,
  canReply,
  canReport,
  canRestore,
  canRetitle,
  canSeeTopic,
  canStartTopic,
  type PostFacts,
  textRefusal,
  type TopicFacts,
} from './policy.ts'
import { canModerate } from '../access/require-moderator.ts'

const NOW: Instant = '2026-05-01T12:00:00.000Z'
const AUTHOR = 1

const member = (id: number, more: Partial<Member> = {}): Member => ({
  kind: 'member',
  network: 'a-network',
  username: `member-${id}`,
  role: 'member',
  sessionId: id,
  isSuspended: false,
  isSilenced: false,
  createdAt: NOW,
  passwordCheckedAt: NOW,
  lacksAuthenticator: false,
  id, ...more,
})

const ACTORS: Record<string, Actor> = {
  visitor: { kind: 'visitor', network: 'a-network' },
  member: member(2),
  author: member(AUTHOR),
  moderator: member(3, { role: 'moderator' }),
  admin: member(4, { role: 'admin' }),
  suspendedAuthor: member(AUTHOR, { isSuspended: true }),
  suspendedModerator: member(3, { role: 'moderator', isSuspended: true }),
}

const topic: TopicFacts = { authorId: AUTHOR, createdAt: after(NOW, -HOUR_MS), lockedAt: null, hiddenAt: null }
const young = { ...topic, createdAt: after(NOW, -10 * MINUTE_MS) }
const locked = { ...topic, lockedAt: NOW }
const hidden = { ...topic, hiddenAt: NOW }
const post: PostFacts = { authorId: AUTHOR, deletedAt: null, deletedBy: null, hiddenAt: null, topic }
const removed = { ...post, deletedAt: after(NOW, -HOUR_MS), deletedBy: AUTHOR }
const removedByAdmin = { ...removed, deletedBy: 4 }
const removedLongAgo = { ...removed, deletedAt: after(NOW, -25 * HOUR_MS) }
const removedADayAgo = { ...removed, deletedAt: after(NOW, -24 * HOUR_MS) }
const hiddenPost = { ...post, hiddenAt: NOW }

/** Who of {@link ACTORS} may, by what. */
const TABLE: [string, (actor: Actor) => boolean, string][] = [
  ['see a topic', (a) => canSeeTopic(a, topic), 'visitor member author moderator admin suspendedAuthor suspendedModerator'],
  ['see a hidden topic', (a) => canSeeTopic(a, hidden), 'author moderator admin suspendedAuthor'],
  ['start a topic', (a) => canStartTopic(a, { closedAt: null }), 'member author moderator admin'],
  ['start a topic in a closed category', (a) => canStartTopic(a, { closedAt: NOW }), ''],
  ['reply', (a) => canReply(a, topic), 'member author moderator admin'],
  ['reply in a locked topic', (a) => canReply(a, locked), ''],
  ['reply in a hidden topic', (a) => canReply(a, hidden), ''],
  ['bookmark', canBookmark, 'member author moderator admin suspendedAuthor suspendedModerator'],
  ['moderate', canModerate, 'moderator admin'],
  ['rename an answered topic', (a) => canRename(a, topic, true, NOW), 'moderator admin'],
  ['rename a young answered topic', (a) => canRename(a, young, true, NOW), 'author moderator admin'],
  ['rename an unanswered topic', (a) => canRename(a, topic, false, NOW), 'author moderator admin'],
  ['rename a locked topic', (a) => canRename(a, locked, false, NOW), 'moderator admin'],
  ['edit a post', (a) => canEdit(a, post), 'author admin'],
  ['edit a post in a locked topic', (a) => canEdit(a, { ...post, topic: locked }), 'admin'],
  ['edit a hidden post', (a) => canEdit(a, hiddenPost), 'admin'],
  ['edit a removed post', (a) => canEdit(a, removed), ''],
  ['delete a post', (a) => canDelete(a, post), 'author admin suspendedAuthor'],
  ['delete a post in a locked topic', (a) => canDelete(a, { ...post, topic: locked }), 'author admin suspendedAuthor'],
  ['take private details out of a post', (a) => canRemoveDetails(a, post), 'author suspendedAuthor'],
  ['take private details out of a post in a hidden topic', (a) => canRemoveDetails(a, { ...post, topic: hidden }), 'author suspendedAuthor'],
  ['take private details out of a hidden post', (a) => canRemoveDetails(a, hiddenPost), ''],
  ['take private details out of a post that reports have hidden', (a) => canRemoveDetails(a, { ...hiddenPost, isInReview: true }), 'author suspendedAuthor'],
  ['take private details out of a title', (a) => canRetitle(a, topic), 'author suspendedAuthor'],
  ['take private details out of the title of a hidden topic', (a) => canRetitle(a, hidden), ''],
  ['delete a removed post', (a) => canDelete(a, removed), ''],
  ['restore what its author removed', (a) => canRestore(a, removed, NOW), 'author admin'],
  ['restore what an admin removed', (a) => canRestore(a, removedByAdmin, NOW), 'admin'],
  ['restore what was removed a day ago', (a) => canRestore(a, removedLongAgo, NOW), ''],
  ['restore what was removed a day ago to the second', (a) => canRestore(a, removedADayAgo, NOW), 'author admin'],
  ['restore a hidden post', (a) => canRestore(a, hiddenPost, NOW), 'moderator admin'],
  ['restore a post that is there', (a) => canRestore(a, post, NOW), ''],
  ['hide a post', (a) => canHide(a, post), 'moderator admin'],
  ['hide a hidden post', (a) => canHide(a, hiddenPost), ''],
  ['hide a removed post', (a) => canHide(a, removed), ''],
  ['like a post', (a) => canReact(a, post), 'member moderator admin'],
  ['like a removed post', (a) => canReact(a, removed), ''],
  ['like a hidden post', (a) => canReact(a, hiddenPost), ''],
  ['like a post in a hidden topic', (a) => canReact(a, { ...post, topic: hidden }), ''],
  ['like the post of a closed account', (a) => canReact(a, { ...post, authorId: null }), 'member author moderator admin'],
  ['report a post', (a) => canReport(a, post), 'member moderator admin'],
  ['report a removed post', (a) => canReport(a, removed), ''],
]

describe('who may', () => {
  it.each(TABLE)('decides by role what is allowed: %s [R239 R240 R241 R244 D14 D15]', (_action, isAllowed, who) => {
    const allowed = Object.entries(ACTORS).filter(([, actor]) => isAllowed(actor)).map(([name]) => name)

    expect(allowed.join(' ')).toBe(who)
  })
})

describe('a text', () => {
  it.each([
    ['a short opening post', { number: 1, content: 'Hi there.' }, 'Please write at least 10 characters so others can join in.'],
    ['an opening post', { number: 1, content: 'Hi, there.' }, null],
    ['a short reply', { number: 2, content: 'Yes' }, null],
  ])('is refused or not: %s', (_, post, reason) => {
    expect(textRefusal(post)).toBe(reason)
  })
})
