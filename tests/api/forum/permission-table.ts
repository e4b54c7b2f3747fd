import { aPicture } from '../../support/blog/made-pictures.ts'
import { EMPTY_FACT } from '../../../src/shared/playground/fact-fields.ts'

/**
 * Who asks. `suspended` is a person who could do it otherwise: a member, the author or a moderator. `silenced` is a member
 * or the author.
 */
export const ROLES = ['visitor', 'member', 'author', 'moderator', 'admin', 'suspended', 'silenced'] as const
export type AskingRole = (typeof ROLES)[number]

/**
 * Members of whom less is known, or whom the author doesn't want to hear from. They may ask for whatever a member may:
 * what they write waits for review, or doesn't reach the author, and isn't refused.
 */
export const STATES = ['unconfirmed', 'new', 'blocked'] as const
export type AskingState = (typeof STATES)[number]

/** What a request is about: a topic and a reply by the author, in the state the row asks for. */
export interface Scene {
  topicId: number
  postId: number
  /** What the reply said before an edit. */
  editId: number
  notificationId: number
  /** A kind of alert. */
  kind: string
  /** A session of the author. */
  id: number
  /** The author. */
  memberId: number
  username: string
  categoryId: number
  /** What someone asked us to remove. */
  requestId: number
  /** Questions to the assistant without an answer. */
  groupId: number
  /** An email that failed. */
  mailId: number
  /** Of the office: a contact message and its saved answer, a waitlist entry and a draft to write to it. */
  messageId: number
  savedAnswerId: number
  entryId: number
  announcementId: number
  /** A fact, and the newest change of it. */
  key: string
  changeId: number
  /** A draft that can be published, its version, and what it said before. */
  blogPostId: number
  version: number
  revisionId: number
  /** The name of a browser window. */
  tab: string
  /** An open poll about another fact, and one of its choices. */
  pollId: number
  choiceId: number
  /** A text of the site. */
  textKey: string
  place: string
  /** Different for every request, for names that must be free. */
  nth: number
}

export interface Row {
  /** The status for each role but the last, in the order of {@link ROLES}. */
  expected: readonly [visitor: number, member: number, author: number, moderator: number, admin: number, suspended: number]
  /** Where a state makes a difference after all. */
  inState?: Partial<Record<AskingState, number>>
  body?: (scene: Scene) => unknown
  /** The body where it is a file rather than JSON. */
  file?: () => Promise<Buffer<ArrayBuffer>>
  /** The state of the reply beforehand: removed by its author, or hidden by staff. */
  post?: 'removed' | 'hidden'
  /** The status for a member or author whose posting is paused; unless given, it's as for others. */
  silenced?: number
  /** Whether someone has reported the reply. */
  isReported?: boolean
  /** Whether the author may be gone afterwards, so that each request gets one of its own. */
  erasesAuthor?: boolean
}

const everybody = (status: number): Row['expected'] => [status, status, status, status, status, status]
const anyMember = (status: number): Row['expected'] => [401, status, status, status, status, status]
const activeMember = (status: number): Row['expected'] => [401, status, status, status, status, 403]
const staff: Row = { expected: [401, 403, 403, 200, 200, 403] }
const authorOrAdmin: Row['expected'] = [401, 403, 200, 403, 200, 403]
/** Everything in the office: to others it does not exist. */
const adminsOnly = (status: number): Row['expected'] => [404, 404, 404, 404, status, 404]
const notTheAuthor = (status: number): Row['expected'] => [401, status, 403, status, status, 403]

/** To everyone but admins there is nothing. */
const office = (status: number): Row['expected'] => [404, 404, 404, 404, status, 404]

const aPortrait = async () => Buffer.from(await aPicture().png().toBuffer())
const TOKEN = { token: 'a-token-that-was-never-mailed' }
const NEW_PASSWORD = { password: 'a new secret', confirmPassword: 'a new secret' }

/** Every route that writes, and what it answers to whom. A route without a row fails the test. */
export const PERMISSIONS: Readonly<Record<string, Row>> = {
  'POST /api/contact': {
    expected: everybody(201),
    body: ({ nth }) => ({ name: 'Maya', email: 'maya@example.com', message: `Will there be a quiet corner? ${nth}` }),
  },
  'POST /api/removal-requests': {
    expected: everybody(201),
    body: ({ nth }) => ({
      ...{ kind: 'intimate', address: '/forum', details: `A picture of me that I never shared, ${nth}.` },
      ...{ name: 'Ana', email: 'ana@example.com', goodFaith: true },
    }),
  },
  'PUT /api/forum/removals/:requestId/decision': { ...staff, body: () => ({ decision: 'removed' }) },
  'POST /api/waitlist': { expected: everybody(201), body: () => ({ email: 'maya@example.com' }) },
  'POST /api/waitlist/confirm': { expected: everybody(404), body: () => TOKEN },
  'POST /api/waitlist/unsubscribe': { expected: everybody(404), body: () => TOKEN },
  // Anyone who has the link may, whatever account one is logged in to; no one may without it.
  'PUT /api/mine/message': {
    expected: everybody(404),
    body: () => ({ name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }),
  },
  'PUT /api/mine/email': { expected: everybody(404), body: () => ({ email: 'maya@example.com' }) },
  'DELETE /api/mine': { expected: everybody(404) },
  // Anyone who has the token of an answer may; no one may without it.
  'POST /api/chat/rating': { expected: everybody(404), body: () => ({ token: 'none', message: 'When?', rating: 'up' }) },
  'POST /api/chat/waiting': { expected: everybody(404), body: () => ({ token: 'none', message: 'When?', email: 'maya@example.com' }) },
  'POST /api/facts/:key/watches': { expected: everybody(201), body: () => ({ email: 'maya@example.com' }) },
  'POST /api/facts/watch/confirm': { expected: everybody(404), body: () => TOKEN },
  'POST /api/facts/watch/unsubscribe': { expected: everybody(404), body: () => TOKEN },
  'PUT /api/facts/polls/:pollId/vote': { expected: activeMember(200), body: ({ choiceId }) => ({ choiceId }) },
  'POST /api/chat': { expected: everybody(200), body: () => ({ message: 'When do you open?' }) },

  'PUT /api/office/questions/:groupId/answer': {
    expected: adminsOnly(200),
    body: ({ nth }) => ({ factKey: '', label: `Ball pit ${nth}`, question: 'Is there a ball pit?', answer: 'No.' }),
  },
  'POST /api/office/questions/:groupId/tries': { expected: adminsOnly(200), body: () => ({ factKey: '', label: 'Ball pit', question: 'Is there a ball pit?', tries: ['ball pit?'] }) },
  'DELETE /api/office/questions/:groupId': { expected: adminsOnly(200) },

  'POST /api/forum/auth/login': { expected: everybody(401), body: () => ({ username: 'Nobody', password: 'a guess' }) },
  'POST /api/forum/auth/authenticator': { expected: everybody(401), body: () => ({ code: '123456' }) },
  'POST /api/forum/auth/authenticator/setup': { expected: [404, 404, 404, 404, 201, 404] },
  'POST /api/forum/auth/authenticator/confirmation': {
    expected: [404, 404, 404, 404, 409, 404],
    body: () => ({ code: '123456' }),
  },
  // No one of the cast has an app: no code fits.
  'POST /api/forum/auth/authenticator/recovery-codes': { expected: anyMember(400), body: () => ({ code: '123456' }) },
  'POST /api/forum/auth/authenticator/removal': {
    expected: anyMember(400),
    body: () => ({ password: 'a wrong guess', code: '123456' }),
  },
  'POST /api/forum/auth/confirm-password': { expected: anyMember(400), body: () => ({ password: 'a wrong guess' }) },
  'POST /api/forum/auth/register': {
    expected: everybody(201),
    body: ({ nth }) => ({
      ...{ username: `Newcomer-${nth}`, email: `newcomer-${nth}@example.com`, firstName: 'New', lastName: 'Comer' },
      ...{ ...NEW_PASSWORD, terms: true },
    }),
  },
  'POST /api/forum/auth/logout': { expected: everybody(200) },
  'POST /api/forum/auth/forgot-password': { expected: everybody(200), body: () => ({ account: 'nobody' }) },
  'POST /api/forum/auth/first-admin': {
    expected: everybody(400),
    body: () => ({ ...TOKEN, username: 'first', email: 'first@example.com', password: 'a rather new secret', confirmPassword: 'a rather new secret' }),
  },
  'POST /api/forum/auth/reset-password': { expected: everybody(400), body: () => ({ ...TOKEN, ...NEW_PASSWORD }) },
  'POST /api/forum/auth/confirm-email': { expected: everybody(400), body: () => TOKEN },
  // The whole cast has confirmed its addresses.
  'POST /api/forum/auth/confirmation-mail': { expected: anyMember(409), inState: { unconfirmed: 200 } },
  'PUT /api/forum/auth/password': {
    expected: anyMember(400),
    body: () => ({ currentPassword: 'a wrong guess', ...NEW_PASSWORD }),
  },
  'DELETE /api/forum/auth/sessions': { expected: anyMember(200) },
  'DELETE /api/forum/auth/sessions/:id': { expected: [401, 404, 200, 404, 404, 200] },
  'PUT /api/forum/profile/avatar': { expected: activeMember(200), silenced: 403, file: aPortrait },
  'DELETE /api/forum/profile/avatar': { expected: anyMember(200) },
  'POST /api/office/pictures': { expected: office(201), file: aPortrait },
  'POST /api/forum/unsubscribe': { expected: everybody(400), body: () => TOKEN },
  'PUT /api/forum/members/:username/block': { expected: [401, 200, 403, 200, 200, 200], body: () => ({ level: 'block' }) },
  'DELETE /api/forum/members/:username/block': { expected: anyMember(200) },
  'PUT /api/forum/profile/reply-mail': { expected: anyMember(200) },
  'DELETE /api/forum/profile/reply-mail': { expected: anyMember(200) },
  'PUT /api/forum/profile/email': { expected: anyMember(400), body: () => ({ email: 'right@example.com', password: 'a wrong guess' }) },
  'PUT /api/forum/profile/erasure': { expected: anyMember(400), body: () => ({ password: 'a wrong guess' }) },
  'DELETE /api/forum/profile/erasure': { expected: anyMember(200) },
  'PUT /api/forum/profile': { expected: activeMember(200), silenced: 403, body: () => ({ about: 'Mother of two.' }) },

  'POST /api/forum/topics': {
    expected: activeMember(201), silenced: 403,
    body: ({ categoryId, nth }) => ({ categoryId, title: `Question ${nth}`, content: 'What do you think?' }),
  },
  'PATCH /api/forum/topics/:topicId': {
    expected: [401, 403, 200, 200, 200, 403], silenced: 403,
    body: () => ({ title: 'A better title' }),
  },
  'PUT /api/forum/topics/:topicId/pin': staff,
  'DELETE /api/forum/topics/:topicId/pin': staff,
  'PUT /api/forum/topics/:topicId/lock': { ...staff, body: () => ({ hours: 24, reason: 'To cool down.' }) },
  'DELETE /api/forum/topics/:topicId/lock': staff,
  'PUT /api/forum/topics/:topicId/slow-mode': { ...staff, body: () => ({ minutes: 5, reason: 'To cool down.' }) },
  'DELETE /api/forum/topics/:topicId/slow-mode': staff,
  // There's neither such a topic nor such a post.
  'POST /api/forum/topics/:topicId/merge': { expected: [401, 403, 403, 400, 400, 403], body: () => ({ into: 2_000_000_000, reason: 'The same question.' }) },
  'POST /api/forum/topics/:topicId/split': { expected: [401, 403, 403, 400, 400, 403], body: () => ({ posts: [2_000_000_000], title: 'The blue room', categoryId: 1, reason: 'Another question.' }) },
  'PUT /api/forum/topics/:topicId/hidden': staff,
  'DELETE /api/forum/topics/:topicId/hidden': staff,
  'PUT /api/forum/topics/:topicId/bookmark': { expected: anyMember(204) },
  'DELETE /api/forum/topics/:topicId/bookmark': { expected: anyMember(204) },

  'POST /api/forum/topics/:topicId/posts': {
    expected: activeMember(201), silenced: 403,
    body: ({ nth }) => ({ content: `Thank you for thought ${nth}.` }),
  },
  'PATCH /api/forum/posts/:postId': { expected: authorOrAdmin, silenced: 403, body: () => ({ content: 'What I meant to say.' }) },
  // A suspended author, too, takes back what's up.
  'DELETE /api/forum/posts/:postId': { expected: [401, 403, 200, 403, 200, 200] },
  'DELETE /api/forum/posts/:postId/removal': { expected: authorOrAdmin, post: 'removed' },
  'PUT /api/forum/posts/:postId/hidden': staff,
  'DELETE /api/forum/posts/:postId/hidden': { ...staff, post: 'hidden' },
  'PUT /api/forum/posts/:postId/like': { expected: notTheAuthor(200) },
  'DELETE /api/forum/posts/:postId/like': { expected: notTheAuthor(200) },
  'PUT /api/forum/posts/:postId/thumbs-up': { expected: notTheAuthor(200) },
  'DELETE /api/forum/posts/:postId/thumbs-up': { expected: notTheAuthor(200) },
  'PUT /api/forum/posts/:postId/bookmark': { expected: anyMember(204) },
  'DELETE /api/forum/posts/:postId/bookmark': { expected: anyMember(204) },
  'DELETE /api/forum/posts/:postId/edits/:editId': { expected: [401, 403, 403, 204, 204, 403] },
  'POST /api/forum/posts/:postId/reports': { expected: notTheAuthor(201), body: () => ({ reason: 'off-topic' }) },

  'PUT /api/forum/members/:username/silence': { ...staff, body: () => ({ days: 1, reason: 'Please calm down.' }) },
  'DELETE /api/forum/members/:username/silence': staff,
  'POST /api/forum/posts/:postId/warnings': { expected: [401, 403, 403, 201, 201, 403], body: () => ({ words: 'Please be kind.' }) },
  'POST /api/forum/spam-removals': { expected: [401, 403, 403, 201, 201, 403], body: ({ memberId }) => ({ memberIds: [memberId], reason: 'Advertising.' }) },
  // Nothing was removed that could be put back.
  'POST /api/forum/spam-restorations': { expected: [401, 403, 403, 404, 404, 403], body: ({ memberId }) => ({ memberIds: [memberId] }) },

  'PUT /api/forum/notifications/read': { expected: anyMember(204) },
  'PUT /api/forum/alerts/:kind/read': { expected: anyMember(204) },
  'PUT /api/forum/alerts/settings': { ...staff, body: () => ({ report: 'at-once' }) },
  'PUT /api/forum/notifications/:notificationId/read': { expected: [401, 404, 204, 404, 404, 204] },

  // Steps are left on a new site.
  'PUT /api/office/overview/first-steps/hidden': { expected: adminsOnly(409) },
  // The first of two admins starts one, and it's never done on this site.
  'POST /api/office/backups': { expected: adminsOnly(200) },
  // There's none on this site, so it removes nothing.
  'DELETE /api/office/sample': { expected: adminsOnly(200) },
  'PATCH /api/office/settings': { expected: adminsOnly(200), body: () => ({ senderName: 'Rosa of On Joue' }) },
  // There's no such upload.
  'PUT /api/office/site-pictures/:place': { expected: adminsOnly(400), body: () => ({ picture: `/pictures/${'0'.repeat(32)}/400.webp`, alt: 'Rosa, laughing' }) },
  'DELETE /api/office/site-pictures/:place': { expected: adminsOnly(204) },
  'PUT /api/office/texts/:textKey': { expected: adminsOnly(200), body: () => ({ text: 'Play is serious work.', version: 0 }) },
  'PUT /api/office/mail/:mailId/sending': { expected: adminsOnly(200) },
  'DELETE /api/office/mail/:mailId': { expected: adminsOnly(204) },
  'POST /api/office/blog': { expected: adminsOnly(201), body: () => ({ title: 'Rainy day play' }) },
  'PATCH /api/office/blog/:blogPostId': { expected: adminsOnly(200), body: ({ version }) => ({ version, title: 'Sunny day play' }) },
  'DELETE /api/office/blog/:blogPostId': { expected: adminsOnly(204) },
  'PUT /api/office/blog/:blogPostId/publication': { expected: adminsOnly(200), body: ({ version }) => ({ version }) },
  'PUT /api/office/blog/:blogPostId/schedule': {
    expected: adminsOnly(200),
    body: ({ version }) => ({ version, date: '2030-11-24', time: '09:00' }),
  },
  'PUT /api/office/blog/:blogPostId/draft': { expected: adminsOnly(200), body: ({ version }) => ({ version }) },
  'POST /api/office/blog/:blogPostId/preview-link': { expected: adminsOnly(201) },
  'PUT /api/office/blog/:blogPostId/revision': {
    expected: adminsOnly(200),
    body: ({ revisionId, version }) => ({ revisionId, version }),
  },
  'PUT /api/office/blog/:blogPostId/presence': { expected: adminsOnly(200), body: ({ tab }) => ({ tab }) },
  'DELETE /api/office/blog/:blogPostId/presence/:tab': { expected: adminsOnly(204) },
  'PUT /api/office/messages/:messageId/read': { expected: adminsOnly(200) },
  'DELETE /api/office/messages/:messageId/read': { expected: adminsOnly(200) },
  'PUT /api/office/messages/:messageId/archived': { expected: adminsOnly(200) },
  'DELETE /api/office/messages/:messageId/archived': { expected: adminsOnly(200) },
  'DELETE /api/office/messages/:messageId/set-aside': { expected: adminsOnly(200) },
  'POST /api/office/messages/:messageId/notes': { expected: adminsOnly(201), body: () => ({ text: 'Ask the architect.' }) },
  'POST /api/office/messages/:messageId/answers': { expected: adminsOnly(201), body: () => ({ text: 'There will be one.' }) },
  'POST /api/office/messages/:messageId/answers/preview': { expected: adminsOnly(200), body: () => ({ text: 'There will be one.' }) },
  'DELETE /api/office/messages/:messageId': { expected: adminsOnly(204) },
  // That entry is confirmed, and so is the member.
  'POST /api/office/waitlist/:entryId/confirmation': { expected: adminsOnly(409) },
  'DELETE /api/office/waitlist/:entryId': { expected: adminsOnly(204) },
  'POST /api/office/announcements': { expected: adminsOnly(201), body: () => ({ subject: 'We have news', body: 'Come and have a look.' }) },
  'PUT /api/office/announcements/:announcementId': {
    expected: adminsOnly(200),
    body: () => ({ subject: 'Better news', body: 'Come and have a look.' }),
  },
  'DELETE /api/office/announcements/:announcementId': { expected: adminsOnly(204) },
  'POST /api/office/announcements/:announcementId/tests': { expected: adminsOnly(201), body: () => ({}) },
  'PUT /api/office/announcements/:announcementId/schedule': { expected: adminsOnly(200), body: () => ({}) },
  // A draft has nothing to be called off.
  'DELETE /api/office/announcements/:announcementId/schedule': { expected: adminsOnly(409) },
  'POST /api/office/saved-answers': { expected: adminsOnly(201), body: () => ({ title: 'Quiet', text: 'There will be one.' }) },
  'PUT /api/office/saved-answers/:savedAnswerId': {
    expected: adminsOnly(200),
    body: () => ({ title: 'Quiet', text: 'There will be one.' }),
  },
  'DELETE /api/office/saved-answers/:savedAnswerId': { expected: adminsOnly(200) },
  'PUT /api/forum/reports/:postId/decision': { ...staff, body: () => ({ decision: 'take', version: 0 }), isReported: true },
  'POST /api/forum/reports/:postId/undo-raid': { ...staff, isReported: true },
  'POST /api/forum/reports/:postId/notes': { expected: [401, 403, 403, 201, 201, 403], body: () => ({ note: 'Ask him.' }), isReported: true },
  'PUT /api/office/reports/:postId/decision': { expected: office(200), body: () => ({ decision: 'take', version: 0 }), isReported: true },
  'POST /api/office/reports/:postId/undo-raid': { expected: office(200), isReported: true },
  'POST /api/office/reports/:postId/notes': { expected: office(201), body: () => ({ note: 'Ask him.' }), isReported: true },
  'POST /api/office/reports/:postId/warnings': { expected: office(201), body: () => ({ words: 'Please be kind.' }), isReported: true },
  'POST /api/office/categories': {
    expected: office(201),
    body: ({ nth }) => ({ name: `Category ${nth}`, description: 'All about it.', look: 'sky' }),
  },
  'PUT /api/office/categories/order': { expected: office(200), body: ({ categoryId }) => ({ ids: [categoryId] }) },
  'PUT /api/office/categories/:categoryId': {
    expected: office(200),
    body: () => ({ name: 'Another name', description: 'All about it.', look: 'sky' }),
  },
  'PUT /api/office/categories/:categoryId/closed': { expected: office(200) },
  'DELETE /api/office/categories/:categoryId/closed': { expected: office(200) },
  'POST /api/office/sign-up-pauses': { expected: office(200), body: () => ({ domain: 'spam.example', days: 7, reason: 'A raid.' }) },
  // There's no such pause.
  'DELETE /api/office/sign-up-pauses/:pauseId': { expected: office(404) },
  // The author didn't sign up through the form.
  'POST /api/office/members/:memberId/confirmation': { expected: office(409) },
  'PUT /api/office/members/:memberId/network-pause': { expected: office(409), body: () => ({ days: 7, reason: 'A raid.' }) },
  'PUT /api/office/members/:memberId/role': { expected: office(200), body: () => ({ role: 'moderator' }) },
  'PUT /api/office/members/:memberId/suspension': { expected: office(200), body: () => ({ days: 3, reason: 'Spam.' }) },
  'DELETE /api/office/members/:memberId/suspension': { expected: office(200) },
  'DELETE /api/office/members/:memberId/sessions': { expected: office(200) },
  'DELETE /api/office/members/:memberId/sessions/:id': { expected: office(200) },
  'DELETE /api/office/members/:memberId/avatar': { expected: office(200) },
  'PUT /api/office/members/:memberId/removal': { expected: office(200), body: () => ({ username: 'Maya' }) },
  // Nothing was removed that could be put back.
  'DELETE /api/office/members/:memberId/removal': { expected: office(404) },
  'POST /api/office/members/:memberId/erasure': { expected: office(200), body: ({ username }) => ({ username }), erasesAuthor: true },
  'POST /api/office/members/:memberId/child-erasure': { expected: office(200), body: ({ username }) => ({ username }), erasesAuthor: true },

  'PUT /api/office/facts/:key': {
    expected: adminsOnly(200),
    body: ({ key, changeId }) => ({
      ...{ label: key, question: 'How much?', short: '$12', answer: 'Twelve dollars.', state: 'known' },
      ...{ ...EMPTY_FACT, link: '/', version: changeId },
    }),
  },
  // It has a poll already.
  'POST /api/office/facts/:key/poll': {
    expected: adminsOnly(409),
    body: () => ({ question: 'What suits you?', choices: ['Mornings', 'Afternoons'], openUntil: '2026-06-01' }),
  },
  // There's no mail server, and so nothing that waits to be published.
  'POST /api/office/facts/:key/publication': {
    expected: adminsOnly(409),
    body: ({ key, changeId }) => ({
      ...{ label: key, question: 'How much?', short: '$12', answer: 'Twelve dollars.', state: 'known' },
      ...{ ...EMPTY_FACT, link: '/', version: changeId, subject: 'The price', body: 'A visit costs $12.', date: '2026-06-01', time: '09:00' },
    }),
  },
  'PUT /api/office/facts/:key/publication': { expected: adminsOnly(409), body: () => ({ date: '2026-06-01', time: '09:00' }) },
  'DELETE /api/office/facts/:key/publication': { expected: adminsOnly(409) },
  'POST /api/office/facts/:key/publication/now': { expected: adminsOnly(409), body: ({ changeId }) => ({ version: changeId }) },
  'DELETE /api/office/facts/:key/poll': { expected: adminsOnly(200) },
  'PUT /api/office/facts/:key/poll/outcome': {
    expected: adminsOnly(200),
    body: ({ choiceId }) => ({ choiceId, reason: 'Most of you asked for it.' }),
  },
  'PUT /api/office/facts/:key/poll/end': { expected: adminsOnly(200), body: () => ({ openUntil: '2026-06-01' }) },
  // It stands on pages.
  'DELETE /api/office/facts/:key': { expected: adminsOnly(409) },
  'PUT /api/office/facts/:key/checked': { expected: adminsOnly(200) },
  // Nothing was on screen, so it counts as changed in the meantime.
  'PUT /api/office/facts/:key/spanish': { expected: adminsOnly(409), body: () => ({ label: 'Precios', question: '¿Cuánto?', answer: 'Doce dólares.', english: '' }) },
  'PUT /api/office/facts/:key/undecided': { expected: adminsOnly(200), body: ({ changeId }) => ({ version: changeId }) },
  'PUT /api/office/facts/:key/version': {
    expected: adminsOnly(200),
    body: ({ changeId }) => ({ changeId, version: changeId }),
  },
}
