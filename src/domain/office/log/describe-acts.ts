import type { Database } from '../../../db/connection.ts'
import { FACT_PARTS } from '../../../shared/playground/fact-fields.ts'
import type { LogEntryView } from '../../../shared/office/office-log.ts'
import { SETTING_NAMES } from '../../../shared/office/settings/settings-words.ts'
import { minutesInWords } from '../../../shared/forum/topics/topic-limits.ts'
import { inAustin } from '../../../shared/time/austin-time.ts'
import { daysInWords } from '../../../shared/accounts/accounts-words.ts'
import { DID } from './act-phrases.ts'
import { WHAT, NAME_ALONE } from './act-subjects.ts'
import { MODERATED } from './moderation-phrases.ts'
import type { UnknownAct } from './logged-act.ts'
import type { ModerationAct } from './moderation-act.ts'
import { type Names, namesOf, usernames } from './names-in-acts.ts'
import type { OfficeAct } from './office-act.ts'

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
