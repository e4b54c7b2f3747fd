import type { AnnouncementOverview } from '../../../src/shared/office/office-waitlist.ts'
import type { BlogDraftView } from '../../../src/shared/blog/blog.ts'
import { factTextsOf } from '../../../src/shared/playground/fact-fields.ts'
import type { CategoryView } from '../../../src/shared/forum/forum.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import type { RevisionEntry } from '../../../src/shared/office/blog/office-blog.ts'
import type { FactWithChanges } from '../../../src/shared/office/facts/office-facts.ts'
import type { OfficeMailList } from '../../../src/shared/office/office-emails.ts'
import type { SignUpPauseView } from '../../../src/shared/accounts/sign-up-pauses.ts'
import type { OfficeMemberView } from '../../../src/shared/office/members/office-members.ts'
import type { InboxView, SavedAnswerView } from '../../../src/shared/office/messages/office-messages.ts'
import type { QuestionGroupList } from '../../../src/shared/office/office-questions.ts'
import type { FactInSpanish } from '../../../src/shared/playground/spanish-fields.ts'
import type { FactAudience } from '../../../src/shared/playground/visit.ts'
import { saveLastBackup } from '../../../src/domain/backups/last-backup.ts'
import { as } from '../a-forum.ts'
import type { Scene } from './described-calls.ts'
import type { PictureView } from '../../../src/shared/pictures/pictures.ts'
import { aPicture } from '../blog/made-pictures.ts'
import { anEntry, withPostalAddress } from '../waiting-parents.ts'

const OFFICE = '/api/office'

const lookAround: Scene = async ({ rosa, aTopic, maya, clock }, calls) => {
  await aTopic({ by: maya })
  clock.pass(30 * HOUR_MS)
  for (const path of ['door', 'overview', 'overview/growth?days=90', 'overview/first-steps', 'log?room=facts', 'unanswered', 'status']) await calls.call(rosa, `GET ${OFFICE}/${path}`)
}

const setUp: Scene = async ({ site, rosa, aTopic, clock }, calls) => {
  const { id } = await aTopic()
  await site.db.updateTable('topic').set({ sampledAt: clock.now() }).where('id', '=', id).execute()
  await site.db.updateTable('member').set({ passwordHash: 'a hash' }).where('id', '=', rosa.id).execute()
  for (const method of ['GET', 'DELETE', 'GET']) await calls.call(rosa, `${method} ${OFFICE}/sample`)
  await site.db.insertInto('appSecret').values({ key: 'first-steps-hidden', value: clock.now() }).execute()
  await calls.call(rosa, `PUT ${OFFICE}/overview/first-steps/hidden`)
  await calls.call(rosa, `GET ${OFFICE}/overview/first-steps`)
  await calls.call(rosa, `GET ${OFFICE}/settings`)
  await calls.call(rosa, `PATCH ${OFFICE}/settings`, { senderName: 'Rosa of On Joue', limits: { LIMIT_CONTACT_HOUR: 5 } })
  await calls.call(rosa, `PATCH ${OFFICE}/settings`, { announcementBar: { text: 'Hello', link: '/blog' } })
  await calls.call(rosa, `GET ${OFFICE}/texts`)
  await calls.call(rosa, `PUT ${OFFICE}/texts/landing.tagline`, { text: 'Where we play', version: 0 })
  await calls.call(rosa, `GET ${OFFICE}/texts/landing.tagline`)
  await calls.call(null, 'GET /api/texts/landing')
  await calls.call(rosa, `GET ${OFFICE}/texts/emails.password-changed.first/email?text=Hi%2C%20%7Busername%7D.`)
  await calls.call(rosa, `GET ${OFFICE}/texts/emails.password-changed.first/email/html`)
}

const backUp: Scene = async ({ site, rosa }, calls) => {
  await calls.call(rosa, `GET ${OFFICE}/backups`)
  await calls.call(rosa, `POST ${OFFICE}/backups`)
  await saveLastBackup(site, { at: site.clock.now(), file: 'on-joue-2026-05-01T12-00-00-000Z.tar.gz', bytes: 3, place: { kind: 'bucket', bucket: 'on-joue' } })
  await calls.call(rosa, `GET ${OFFICE}/backups`)
  site.backups = { start: () => {}, open: async () => ({ bytes: 3, body: new Blob(['abc']).stream() }), close: async () => {} }
  await calls.call(rosa, `GET ${OFFICE}/backups/last`)
}

const arrangeCategories: Scene = async ({ rosa }, calls) => {
  const { categories } = await calls.call<{ categories: CategoryView[] }>(rosa, `POST ${OFFICE}/categories`, CATEGORY)
  const [first] = categories
  await calls.call(rosa, `GET ${OFFICE}/categories`)
  await calls.call(rosa, `PUT ${OFFICE}/categories/order`, { ids: categories.map(({ id }) => id).toReversed() })
  await calls.call(rosa, `PUT ${OFFICE}/categories/${first?.id}`, { ...CATEGORY, name: 'Rainy Days' })
  for (const method of ['PUT', 'DELETE']) await calls.call(rosa, `${method} ${OFFICE}/categories/${first?.id}/closed`)
}
const CATEGORY = { name: 'Sunny Days', description: 'Where to go when it shines.', look: 'rose' }

const writeTheBlog: Scene = async ({ rosa, aMember }, calls) => {
  const blog = `${OFFICE}/blog`
  const ruth = await aMember('Ruth', { role: 'admin' })
  let { post } = await calls.call<{ post: BlogDraftView }>(rosa, `POST ${blog}`, { title: 'Rainy day play' })
  const one = `${blog}/${post.id}`
  const change = async (call: string, body: object) => {
    ;({ post } = await calls.call<{ post: BlogDraftView }>(rosa, call, { version: post.version, ...body }))
  }
  await change(`PATCH ${one}`, { excerpt: 'When the park is off.', content: '<p>The box is the toy.</p>', authorName: 'Rosa' })
  await change(`PATCH ${one}`, { title: 'Rain', keepsBefore: true })
  await calls.call(rosa, `GET ${one}`)
  await calls.call(rosa, `GET ${blog}?state=draft&search=rain`)
  const { revisions } = await calls.call<{ revisions: RevisionEntry[] }>(rosa, `GET ${one}/revisions`)
  await calls.call(rosa, `GET ${one}/revisions/${revisions[0]?.id}`)
  await change(`PUT ${one}/revision`, { revisionId: revisions[0]?.id })
  await change(`PUT ${one}/schedule`, { date: '2026-06-01', time: '10:00' })
  await change(`PUT ${one}/draft`, {})
  await change(`PUT ${one}/publication`, {})
  await calls.call(rosa, `POST ${one}/preview-link`)
  await calls.call(ruth, `PUT ${one}/presence`, { tab: 'a'.repeat(32) })
  await calls.call(rosa, `PUT ${one}/presence`, { tab: 'b'.repeat(32) })
  await calls.call(rosa, `DELETE ${one}/presence/${'b'.repeat(32)}`)
  await calls.call(rosa, `DELETE ${one}`)
  const { picture } = await calls.call<{ picture: PictureView }>(rosa, `POST ${OFFICE}/pictures`, new Uint8Array(await aPicture().png().toBuffer()))
  await calls.call(rosa, `PUT ${OFFICE}/site-pictures/portrait`, { picture: picture.src, alt: 'Rosa, laughing' })
  await calls.call(null, 'GET /api/site')
  await calls.call(rosa, `DELETE ${OFFICE}/site-pictures/portrait`)
}

const manageFacts: Scene = async ({ rosa }, calls) => {
  const fact = `${OFFICE}/facts/pricing`
  await calls.call(rosa, `GET ${OFFICE}/facts`)
  const { fact: before } = await calls.call<FactWithChanges>(rosa, `GET ${fact}`)
  const changed = await calls.call<FactWithChanges>(rosa, `PUT ${fact}`, { ...factTextsOf(before), version: before.version, answer: 'The prices of 2025 are not announced yet.' })
  await calls.call(rosa, `PUT ${fact}/version`, { changeId: changed.changes[0]?.id, version: changed.fact.version })
  await calls.call(rosa, `PUT ${fact}/checked`)
  const { fact: checked } = await calls.call<FactWithChanges>(rosa, `PUT ${fact}/checked`, { standing: 'planned' })
  await calls.call(rosa, `PUT ${fact}/undecided`, { version: checked.version })
  await calls.call(rosa, `POST ${fact}/poll`, { question: 'Which one?', choices: ['This one', 'That one'], openUntil: '2026-05-20' })
  const { poll } = await calls.call<FactAudience>(rosa, `PUT ${fact}/poll/end`, { openUntil: '2026-05-25' })
  await calls.call(rosa, `PUT ${fact}/poll/outcome`, { choiceId: poll?.choices[0]?.id, reason: 'Most of you said so.' })
  const { english } = await calls.call<FactInSpanish>(rosa, `GET ${fact}/spanish`)
  await calls.call(rosa, `PUT ${fact}/spanish`, { label: 'Precios', question: '¿Cuánto cuesta?', answer: 'Doce dólares.', english })
  await calls.call(rosa, `GET ${fact}/audience`)
  await calls.call(rosa, `GET ${fact}/publication`)
  await calls.call(rosa, `GET ${fact}/places`)
  await calls.call(rosa, `DELETE ${fact}/poll`)
}

const answerQuestions: Scene = async ({ rosa }, calls) => {
  for (const message of ['Do you have a ball pit?', 'Can I bring my dog?']) await calls.call(null, 'POST /api/chat', { message })
  const { groups } = await calls.call<QuestionGroupList>(rosa, `GET ${OFFICE}/questions`)
  const [answered, dismissed] = groups
  await calls.call(rosa, `GET ${OFFICE}/questions/${answered?.id}`)
  const answer = { factKey: '', label: 'Ball pit', question: 'Is there a ball pit?', answer: 'Yes, one for small children.' }
  await calls.call(rosa, `POST ${OFFICE}/questions/${answered?.id}/tries`, { factKey: '', label: answer.label, question: answer.question, tries: ['ball pit?', 'somewhere to dive'] })
  await calls.call(rosa, `PUT ${OFFICE}/questions/${answered?.id}/answer`, { ...answer, phrasings: ['somewhere to dive'] })
  await calls.call(rosa, `DELETE ${OFFICE}/questions/${dismissed?.id}`)
  await calls.call(rosa, `DELETE ${OFFICE}/facts/asked.${answered?.id}`)
}

const readMessages: Scene = async ({ site, rosa }, calls) => {
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Will there be a quiet corner?' }
  await calls.call(null, 'POST /api/contact', message)
  const { messages } = await calls.call<InboxView>(rosa, `GET ${OFFICE}/messages?state=new&q=quiet`)
  const one = `${OFFICE}/messages/${messages[0]?.id}`
  await calls.call(rosa, `GET ${one}`)
  for (const method of ['PUT', 'DELETE']) for (const mark of ['read', 'archived']) await calls.call(rosa, `${method} ${one}/${mark}`)
  await calls.call(rosa, `DELETE ${one}/set-aside`)
  await calls.call(rosa, `POST ${one}/notes`, { text: 'Ask the architect.' })
  await calls.call(rosa, `POST ${one}/answers/preview`, { text: 'Yes, there will.' })
  await calls.call(rosa, `POST ${one}/answers`, { text: 'Yes, there will.' })
  await calls.call(rosa, `GET ${one}`)
  await calls.call(rosa, `GET ${OFFICE}/messages/export`)
  const { mails } = await calls.call<OfficeMailList>(rosa, `GET ${OFFICE}/mail?state=waiting&q=ana`)
  await calls.call(rosa, `GET ${OFFICE}/mail/${mails[0]?.id}`)
  await calls.call(rosa, `GET ${OFFICE}/mail/${mails[0]?.id}/html`)
  await calls.call(rosa, `PUT ${OFFICE}/mail/${mails[0]?.id}/sending`)
  await site.db.updateTable('outbox').set({ failedAt: site.clock.now() }).where('id', '=', mails[0]?.id ?? 0).execute()
  await calls.call(rosa, `DELETE ${OFFICE}/mail/${mails[0]?.id}`)
  await calls.call(rosa, `DELETE ${one}`)
  const { answers } = await calls.call<{ answers: SavedAnswerView[] }>(rosa, `POST ${OFFICE}/saved-answers`, { title: 'Quiet', text: 'Yes, there will.' })
  await calls.call(rosa, `PUT ${OFFICE}/saved-answers/${answers[0]?.id}`, { title: 'Quiet corner', text: 'Yes.' })
  await calls.call(rosa, `GET ${OFFICE}/saved-answers`)
  await calls.call(rosa, `DELETE ${OFFICE}/saved-answers/${answers[0]?.id}`)
}

const announce: Scene = async ({ site, rosa, clock }, calls) => {
  await withPostalAddress(site, as(rosa))
  const id = await anEntry(site, 'ana@example.com')
  await anEntry(site, 'ben@example.com')
  await calls.call(rosa, `GET ${OFFICE}/waitlist?state=confirmed&q=ana`)
  await calls.call(rosa, `GET ${OFFICE}/waitlist/export`)
  const unsure = await anEntry(site, 'noor@example.com', { confirmed: false })
  await calls.call(rosa, `POST ${OFFICE}/waitlist/${unsure}/confirmation`)
  await calls.call(rosa, `DELETE ${OFFICE}/waitlist/${id}`)
  const words = { subject: 'We have news', body: 'Come and have a look.' }
  const { announcement } = await calls.call<AnnouncementOverview>(rosa, `POST ${OFFICE}/announcements`, words)
  const one = `${OFFICE}/announcements/${announcement.id}`
  await calls.call(rosa, `PUT ${one}`, { ...words, subject: 'Better news' })
  for (const path of ['', '/letter', '/html']) await calls.call(rosa, `GET ${one}${path}`)
  await calls.call(rosa, `POST ${one}/tests`, {})
  await calls.call(rosa, `PUT ${one}/schedule`, { date: clock.now().slice(0, 10), time: '23:30' })
  await calls.call(rosa, `DELETE ${one}/schedule`)
  await calls.call(rosa, `GET ${OFFICE}/announcements`)
  const draft = await calls.call<AnnouncementOverview>(rosa, `POST ${OFFICE}/announcements`, words)
  await calls.call(rosa, `DELETE ${OFFICE}/announcements/${draft.announcement.id}`)
}

const letTheWaitlistHearFirst: Scene = async ({ site, rosa, clock }, calls) => {
  await withPostalAddress(site, as(rosa))
  await anEntry(site, 'ana@example.com')
  const fact = `${OFFICE}/facts/pricing`
  const { fact: before } = await calls.call<FactWithChanges>(rosa, `GET ${fact}`)
  const when = { date: clock.now().slice(0, 10), time: '23:30' }
  const plan = { ...factTextsOf(before), version: before.version, short: '$12', answer: 'A visit costs $12.', state: 'known', subject: 'The price', body: 'A visit costs $12.', ...when }
  await calls.call(rosa, `POST ${fact}/publication`, plan)
  await calls.call(rosa, `GET ${fact}/publication`)
  await calls.call(rosa, `PUT ${fact}/publication`, { ...when, time: '23:45' })
  await calls.call(rosa, `DELETE ${fact}/publication`)
  await calls.call(rosa, `POST ${fact}/publication`, plan)
  await calls.call(rosa, `POST ${fact}/publication/now`, { version: before.version })
}

const manageMembers: Scene = async ({ site, rosa, omar, maya, aMember, aTopic, askAs }, calls) => {
  const topic = await aTopic({ by: maya, posts: [{}, { by: omar }] })
  const reported = topic.posts[1]?.id
  await askAs(maya, `/api/forum/posts/${reported}/reports`, { method: 'POST', headers: JSON_TYPE, body: '{"reason":"spam"}' })
  for (const path of ['?state=open', '/counts', '/waiting', `/${reported}`]) await calls.call(rosa, `GET ${OFFICE}/reports${path}`)
  await calls.call(rosa, `POST ${OFFICE}/reports/${reported}/notes`, { note: 'Ask him.' })
  await calls.call(rosa, `POST ${OFFICE}/reports/${reported}/warnings`, { words: 'Please be kind.' })
  await calls.call(rosa, `PUT ${OFFICE}/reports/${reported}/decision`, { decision: 'keep', version: 2 })
  await calls.call(rosa, `POST ${OFFICE}/reports/${reported}/undo-raid`, {})
  const member = `${OFFICE}/members/${omar.id}`
  const session = { memberId: omar.id, tokenHash: 'a-hash', device: 'A phone', createdAt: site.clock.now(), lastUsedAt: site.clock.now(), expiresAt: '2026-06-01T00:00:00.000Z' }
  await site.db.insertInto('session').values([session, { ...session, tokenHash: 'another' }]).execute()
  const { pauses } = await calls.call<{ pauses: SignUpPauseView[] }>(rosa, `POST ${OFFICE}/sign-up-pauses`, { domain: 'spam.example', days: 7, reason: 'A raid.' })
  await calls.call(rosa, `GET ${OFFICE}/sign-up-pauses`)
  await calls.call(rosa, `DELETE ${OFFICE}/sign-up-pauses/${pauses[0]?.id}`)
  await site.db.updateTable('member').set({ signUpNetwork: 'a-network' }).where('id', '=', omar.id).execute()
  await calls.call(rosa, `PUT ${member}/network-pause`, { days: 1, reason: 'A raid.' })
  await calls.call(rosa, `GET ${OFFICE}/members?filter=all&q=omar`)
  const { member: shown } = await calls.call<{ member: OfficeMemberView }>(rosa, `GET ${member}`)
  await calls.call(rosa, `GET ${member}/export`)
  await calls.call(rosa, `DELETE ${member}/sessions/${shown.sessions[0]?.id}`)
  await calls.call(rosa, `DELETE ${member}/sessions`)
  await calls.call(rosa, `PUT ${member}/role`, { role: 'moderator' })
  await calls.call(rosa, `PUT ${member}/suspension`, { days: 3, reason: 'Spam' })
  await calls.call(rosa, `DELETE ${member}/suspension`)
  await calls.call(rosa, `DELETE ${member}/avatar`)
  await calls.call(rosa, `PUT ${member}/removal`, { username: 'Omar' })
  await calls.call(rosa, `DELETE ${member}/removal`)
  await calls.call(rosa, `POST ${member}/erasure`, { username: 'Omar' })
  const unsure = await aMember('Noor', { isUnconfirmed: true })
  await calls.call(rosa, `POST ${OFFICE}/members/${unsure.id}/confirmation`)
  const child = await aMember('Kim')
  await calls.call(rosa, `POST ${OFFICE}/members/${child.id}/child-erasure`, { username: 'Kim' })
}
const JSON_TYPE = { 'content-type': 'application/json' }

/** Every call of the office, done by Rosa. */
export const OFFICE_SCENES: Scene[] = [
  ...[lookAround, setUp, backUp, arrangeCategories, writeTheBlog, manageFacts, answerQuestions, readMessages, announce, letTheWaitlistHearFirst, manageMembers],
]
