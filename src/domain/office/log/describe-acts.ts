import type { Database } from '../../../db/connection.ts'
import { FACT_PARTS } from '../../../shared/playground/fact-fields.ts'
import { templateName } from '../../../shared/office/office-emails.ts'
import type { LogEntryView } from '../../../shared/office/office-log.ts'
import { SETTING_NAMES } from '../../../shared/office/settings/settings-words.ts'
import { minutesInWords } from '../../../shared/forum/topics/topic-limits.ts'
import { isPicturePlace, SITE_PLACES } from '../../../shared/pictures/site-pictures.ts'
import { textName } from '../../../shared/site-texts/site-texts.ts'
import { inAustin } from '../../../shared/time/austin-time.ts'
import { daysInWords } from '../../../shared/accounts/accounts-words.ts'
import type { UnknownAct } from './logged-act.ts'
import type { ModerationAct, ModerationKind } from './moderation-act.ts'
import type { OfficeAct, OfficeActKind } from './office-act.ts'

interface Entry {
  id: number
  actorId: number | null
  at: string
  /** What it was done to, such as `fact:pricing` or `topic:7`; empty for nothing in particular. */
  subject: string
}

/** An act of the office or of moderation, as it was logged. */
export type LogEntry =
  | (Entry & { source: 'office'; act: OfficeAct | UnknownAct })
  | (Entry & { source: 'forum'; act: ModerationAct | UnknownAct; postId: number | null })

/** What was done. What it was done to takes the place of `{}`, or follows. */
const DID: Record<OfficeActKind, string> = {
  'account.authenticator-off': 'turned off the authenticator app for',
  'account.authenticator-on': 'set up an authenticator app for',
  'account.recovery-codes': 'created new recovery codes for',
  'announcement.cancel': 'canceled',
  'announcement.compose': 'wrote',
  'announcement.remove': 'deleted',
  'announcement.schedule': 'scheduled',
  'backup.download': 'downloaded',
  'backup.start': 'started',
  'blog.change': 'edited',
  'blog.create': 'started',
  'blog.preview': 'created a preview link for',
  'blog.publish': 'published',
  'blog.remove': 'deleted',
  'blog.restore': 'restored an earlier version of',
  'blog.schedule': 'scheduled',
  'blog.unpublish': 'unpublished',
  'category.add': 'added',
  'category.change': 'edited',
  'category.close': 'closed',
  'category.open-again': 'reopened',
  'category.reorder': 'reordered',
  'fact.add': 'added',
  'fact.ask': 'asked parents about',
  'fact.ask-outcome': 'recorded the result of the poll on',
  'fact.ask-remove': 'deleted the poll on',
  'fact.ask-until': 'changed the last day of the poll on',
  'fact.change': 'edited',
  'fact.check': 'confirmed that {} is still true',
  'fact.plan': 'scheduled a new version of',
  'fact.plan-cancel': 'canceled the scheduled version of',
  'fact.remove': 'deleted',
  'fact.restore': 'restored an earlier version of',
  'fact.translate': 'changed the Spanish of',
  'mail.remove': 'deleted',
  'mail.send-again': 'resent',
  'mail.try-now': 'tried to send',
  'member.appoint': 'changed the role of',
  'member.ask-again': 'resent the confirmation email to',
  'member.empty-profile': 'removed the profile text and photo of',
  'member.end-sessions': 'logged out',
  'member.end-silence': 'ended the silence of',
  'member.erase': 'deleted',
  'member.erase-child': 'deleted a child’s account,',
  'member.export': 'downloaded the data of',
  'member.lift-suspension': 'lifted the suspension on',
  'member.remove-all': 'removed everything written by',
  'member.remove-avatar': 'removed the photo of',
  'member.restore-all': 'restored everything written by',
  'member.remove-spam': 'removed as spam all posts of',
  'member.restore-spam': 'restored the posts, which aren’t spam, of',
  'member.silence': 'silenced',
  'member.pause-network': 'paused sign-ups from the network of',
  'member.suspend': 'suspended',
  'member.warn': 'warned',
  'message.answer': 'replied to',
  'message.erase': 'deleted',
  'message.export': 'exported',
  'message.take-in': 'moved {} out of spam',
  'question.answer': 'answered',
  'question.dismiss': 'dismissed',
  'removal.declined': 'declined',
  'removal.removed': 'removed what was asked in',
  'removal.spam': 'marked as spam',
  'report.hide': 'hid a post after',
  'report.keep': 'kept a post after',
  'report.note': 'added a note to',
  'report.reopen': 'reopened',
  'report.resolve': 'resolved',
  'report.take': 'started reviewing',
  'report.undo-raid': 'undid false reports, found with',
  'report.uphold': 'left a post hidden after',
  'sample.remove': 'removed',
  'settings.change': 'changed',
  'sign-ups.pause': 'paused',
  'sign-ups.resume': 'took again',
  'site-picture.change': 'changed',
  'site-picture.reset': 'reset {} to the original',
  'site-text.change': 'edited',
  'site-text.reset': 'reset {} to the original',
  'waitlist.ask-again': 'resent the confirmation email to',
  'waitlist.erase': 'deleted',
  'waitlist.export': 'exported',
}

/** What it was done to, by the first part of the kind; the second word where no single one is named. */
const WHAT: Record<string, [one: string, none: string]> = {
  account: ['the account', 'an account'],
  announcement: ['the announcement', 'an announcement'],
  backup: ['the backup', 'a backup'],
  blog: ['the blog post', 'a blog post'],
  category: ['the category', 'the categories'],
  fact: ['the fact', 'a fact'],
  mail: ['the email', 'an email'],
  member: ['the member', 'a member'],
  message: ['a message', 'the messages'],
  question: ['an assistant question with the fact', 'an assistant question'],
  removal: ['a removal request', 'a removal request'],
  report: ['a report in', 'a report'],
  sample: ['the sample community', 'the sample community'],
  settings: ['the settings', 'the settings'],
  'sign-ups': ['sign-ups', 'sign-ups'],
  'site-picture': ['the site picture', 'a site picture'],
  'site-text': ['the site text', 'a site text'],
  waitlist: ['a waitlist entry', 'the waitlist'],
}

/** After these a name stands alone: logged out “Maya”. */
const NAME_ALONE: ReadonlySet<string> = new Set<OfficeActKind>([
  'account.authenticator-off', 'account.authenticator-on', 'account.recovery-codes',
  'member.ask-again', 'member.empty-profile', 'member.end-sessions', 'member.end-silence', 'member.remove-spam', 'member.restore-spam', 'member.erase-child', 'member.export', 'member.lift-suspension',
  'member.remove-all', 'member.remove-avatar', 'member.restore-all',
])

const MODERATED: Record<ModerationKind, string> = {
  'pin-topic': 'pinned',
  'unpin-topic': 'unpinned',
  'lock-topic': 'locked',
  'unlock-topic': 'unlocked',
  'hide-topic': 'hid',
  'unhide-topic': 'unhid',
  'slow-topic': 'put {} in slow mode',
  'unslow-topic': 'took {} out of slow mode',
  'rename-topic': 'renamed',
  'merge-topic': 'merged another topic into',
  'split-topic': 'split posts from another topic into',
  'move-topic': 'moved',
  'edit-post': 'edited',
  'purge-version': 'deleted an earlier version of',
  'remove-post': 'removed',
  'restore-post': 'restored',
  'hide-post': 'hid',
  'unhide-post': 'unhid',
}

/** The acts as sentences, with the names that what they were done to has today. */
export async function describeActs(db: Database, entries: readonly LogEntry[]): Promise<LogEntryView[]> {
  const names = await namesOf(db, entries.flatMap(({ act, subject }) => [subject, categoryBefore(act)]))
  const people = await usernames(db, entries.flatMap(({ actorId }) => actorId ?? []))
  return entries.map((entry) => ({
    id: `${entry.source}-${entry.id}`,
    at: entry.at,
    by: entry.actorId === null ? doneBySite(entry.act) : (people.get(entry.actorId) ?? null),
    text: textOf(entry, names.get(entry.subject)),
    detail: detailOf(entry.act, names),
  }))
}

function textOf(entry: LogEntry, name: string | undefined): string {
  return entry.source === 'office' ? filled(phraseFor(DID, entry.act), whatOf(entry, name)) : filled(phraseFor(MODERATED, entry.act), whereOf(entry, name))
}

const filled = (phrase: string, what: string): string => (phrase.includes('{}') ? phrase.replace('{}', () => what) : `${phrase} ${what}`)

function whereOf({ act, postId }: LogEntry & { source: 'forum' }, topic: string | undefined): string {
  const isOfPost = (postId !== null && act.kind !== 'merge-topic') || /-post$|^purge/.test(kindOf(act))
  if (!topic) return isOfPost ? 'a post in a deleted topic' : 'a deleted topic'
  return `${isOfPost ? 'a post in' : 'the topic'} “${topic}”`
}

const kindOf = (act: LogEntry['act']): string => (act.kind === 'unknown' ? act.name : act.kind)

/** A kind that only an older or newer version knows is a change. */
const phraseFor = (phrases: Readonly<Record<string, string>>, act: LogEntry['act']): string =>
  Object.hasOwn(phrases, kindOf(act)) ? (phrases[kindOf(act)] ?? '') : 'changed'

function whatOf({ act, subject }: LogEntry, name: string | undefined): string {
  const kind = kindOf(act)
  const [noun = ''] = kind.split('.')
  const [one, none] = WHAT[noun] ?? [`the ${noun}`, noun]
  if (name) return NAME_ALONE.has(kind) ? `“${name}”` : `${one} “${name}”`
  return subject ? one : none
}

/** Members' reports hide a post without anyone of the staff. */
const doneBySite = (act: LogEntry['act']): string | null => (act.kind === 'hide-post' && act.detail && !('why' in act.detail) ? 'The site' : null)

const categoryBefore = (act: LogEntry['act']): string => (act.kind === 'move-topic' ? `category:${act.detail.categoryBefore}` : '')

const withReason = (detail: string, reason = ''): string => (reason === '' ? detail : `${detail}. Reason: ${reason}`)

function detailOf(act: LogEntry['act'], names: Names): string {
  if (act.kind === 'move-topic') return withReason(`was in ${names.get(categoryBefore(act)) ?? 'a deleted category'}`, act.detail.reason)
  if (act.kind === 'rename-topic') return withReason(titleWas(act.detail.titleBefore), act.detail.reason)
  if (act.kind === 'merge-topic') return withReason(`${titleWas(act.detail.titleBefore)}, ${counted(act.detail.posts)}`, act.detail.reason)
  if (act.kind === 'split-topic') return withReason(counted(act.detail.posts), act.detail.reason)
  return describeDetail(act)
}

/** A title that private details were taken out of isn't kept. */
const titleWas = (title: string): string => (title === '' ? 'its former title was deleted' : `was “${title}”`)

const counted = (posts: number): string => (posts === 1 ? '1 post' : `${posts} posts`)

/** What else is known about an act, where that takes no look at anything else. */
export function describeDetail(act: LogEntry['act']): string {
  switch (act.kind) {
    case 'announcement.remove':
      return act.detail.subject
    case 'announcement.schedule':
    case 'blog.schedule':
    case 'fact.plan':
      return inAustin(act.detail.at)
    case 'backup.download':
      return act.detail.file
    case 'blog.create':
    case 'blog.publish':
    case 'blog.remove':
    case 'blog.unpublish':
      return act.detail.title
    case 'category.change':
      return act.detail.nameBefore === null ? '' : `was “${act.detail.nameBefore}”`
    case 'fact.change':
    case 'fact.check':
    case 'fact.restore':
      return [...new Set(act.detail.fields.map((field) => FACT_PARTS[field].name))].join(', ')
    case 'fact.remove':
      return act.detail.label
    case 'hide-post':
      return hiddenFor(act)
    case 'hide-topic':
    case 'lock-topic':
      return act.detail ? `${act.detail.until ? `until ${inAustin(act.detail.until)}: ` : ''}${act.detail.reason}` : ''
    case 'member.appoint':
      return `from ${act.detail.from} to ${act.detail.to}`
    case 'member.empty-profile':
    case 'member.remove-all':
    case 'member.remove-avatar':
      return act.detail?.reason ?? ''
    case 'member.remove-spam':
      return act.detail.reason
    case 'member.pause-network':
    case 'member.silence':
    case 'member.suspend':
      return `${daysInWords(act.detail.days)}: ${act.detail.reason}`
    case 'question.answer':
      return emails(act.detail.emails)
    case 'edit-post':
    case 'remove-post':
      return act.detail?.why ?? ''
    case 'rename-topic':
      return act.detail.titleBefore
    case 'sample.remove':
      return `${act.detail.members} members, ${act.detail.topics} topics, ${act.detail.posts} posts, and ${act.detail.blogPosts} blog posts`
    case 'settings.change':
      return act.detail.settings.map((setting) => SETTING_NAMES[setting]).join(', ')
    case 'sign-ups.pause':
      return `${act.detail.domain}, ${daysInWords(act.detail.days)}: ${act.detail.reason}`
    case 'sign-ups.resume':
      return act.detail.domain ?? 'a network'
    case 'slow-topic':
      return `${minutesInWords(act.detail.minutes)}: ${act.detail.reason}`
    case 'unknown':
      return act.text
    default:
      return ''
  }
}

function hiddenFor({ detail }: Extract<ModerationAct, { kind: 'hide-post' }>): string {
  if (!detail) return ''
  if ('why' in detail) return detail.why
  return 'reason' in detail ? 'reported for sharing a child’s details' : `reported by ${detail.reporters} ${detail.reporters === 1 ? 'member' : 'members'}`
}

const emails = (count: number): string => (count === 0 ? '' : `${count} ${count === 1 ? 'email' : 'emails'}`)

type Names = Map<string, string>

/** What subjects are called today; those that are gone, or have no name of their own, are left out. */
async function namesOf(db: Database, subjects: readonly string[]): Promise<Names> {
  const idsOf = (noun: string) => subjects.filter((subject) => subject.startsWith(`${noun}:`)).map((subject) => subject.slice(noun.length + 1))
  const numbersOf = (noun: string) => idsOf(noun).map(Number).filter(Number.isSafeInteger)
  const [facts, members, topics, categories, posts, announcements, mails] = await Promise.all([
    db.selectFrom('fact').select(['key', 'label as name']).where('key', 'in', [...idsOf('fact'), '']).execute(),
    usernames(db, numbersOf('member')),
    db.selectFrom('topic').select(['id', (eb) => eb.fn.coalesce('hiddenTitle', 'title').as('name')]).where('id', 'in', [...numbersOf('topic'), 0]).execute(),
    db.selectFrom('category').select(['id', 'name']).where('id', 'in', [...numbersOf('category'), 0]).execute(),
    db.selectFrom('blogPost').select(['id', 'title as name']).where('id', 'in', [...numbersOf('blog'), 0]).execute(),
    db.selectFrom('announcement').select(['id', 'subject as name']).where('id', 'in', [...numbersOf('announcement'), 0]).execute(),
    db.selectFrom('outbox').select(['id', 'template as name']).where('id', 'in', [...numbersOf('mail'), 0]).execute(),
  ])
  const named = (noun: string, rows: { id: number; name: string }[]) => rows.map(({ id, name }) => [`${noun}:${id}`, name] as const)
  return new Map([
    ...facts.map(({ key, name }) => [`fact:${key}`, name] as const),
    ...[...members].map(([id, name]) => [`member:${id}`, name] as const),
    ...named('topic', topics), ...named('category', categories), ...named('blog', posts), ...named('announcement', announcements),
    ...idsOf('site-picture').flatMap((place) => (isPicturePlace(place) ? [[`site-picture:${place}`, SITE_PLACES[place].title] as const] : [])),
    ...idsOf('site-text').map((key) => [`site-text:${key}`, textName(key)] as const),
    ...mails.map(({ id, name }) => [`mail:${id}`, templateName(name)] as const),
  ])
}

async function usernames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('member').select(['id', 'username']).where('id', 'in', [...new Set(ids)]).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
