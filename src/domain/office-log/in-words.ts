import type { Database } from '../../db/connection.ts'
import { FACT_FIELD_NAMES } from '../../shared/fact-words.ts'
import type { LogEntryView } from '../../shared/office-log.ts'
import { SETTING_NAMES } from '../../shared/settings-words.ts'
import { inAustin } from '../accounts/in-austin.ts'

/** An act of the office or of moderation, as it was written down. */
export interface Act {
  source: 'office' | 'forum'
  id: number
  actorId: number | null
  kind: string
  /** What it was done to, such as `fact:pricing` or `topic:7`; empty for nothing in particular. */
  subject: string
  postId: number | null
  detail: string
  at: string
}

/** What was done, by the second part of an act's kind. What is not here is told by its own name. */
const DID: Record<string, string> = {
  add: 'added',
  answer: 'answered',
  ask: 'asked the parents about',
  'ask-outcome': 'said what was chosen in the poll on',
  'ask-remove': 'removed the poll on',
  'ask-until': 'moved the last day of the poll on',
  appoint: 'changed the role of',
  archive: 'archived',
  cancel: 'canceled',
  change: 'changed',
  check: 'checked, and found still true,',
  close: 'closed',
  compose: 'wrote',
  create: 'began',
  dismiss: 'dismissed',
  erase: 'erased',
  export: 'exported',
  preview: 'made a preview link for',
  publish: 'published',
  remove: 'removed',
  rename: 'renamed',
  reorder: 'put in another order',
  restore: 'put back a former version of',
  schedule: 'scheduled',
  hide: 'hid the post after',
  keep: 'left the post as it is after',
  note: 'wrote a note beside',
  'open-again': 'opened again',
  reopen: 'opened again',
  resolve: 'settled',
  'send-again': 'sent again',
  suspend: 'suspended',
  'take-in': 'took in, as not spam,',
  take: 'began to look into',
  'try-now': 'asked to send at once',
  unpublish: 'took back',
  warn: 'warned',
}

/** What it was done to, by the first part; the second word where no single one is named. */
const WHAT: Record<string, [one: string, none: string]> = {
  account: ['the account', 'an account'],
  announcement: ['the announcement', 'an announcement'],
  backup: ['the backup', 'a backup'],
  blog: ['the blog post', 'a blog post'],
  category: ['the category', 'the categories'],
  fact: ['the fact', 'a fact'],
  mail: ['the mail', 'a mail'],
  member: ['the member', 'a member'],
  message: ['a message', 'the messages'],
  question: ['a question to the assistant, with the fact', 'a question to the assistant'],
  report: ['a report in', 'a report'],
  settings: ['the settings', 'the settings'],
  waitlist: ['a waitlist entry', 'the waitlist'],
}

const WHOLE: Record<string, string> = {
  'member.end-sessions': 'logged out',
  'member.erase-child': 'erased the account of a child,',
  'member.export': 'downloaded what we hold about',
  'member.lift-suspension': 'lifted the suspension of',
  'member.remove-all': 'removed everything written by',
  'member.remove-avatar': 'took down the picture of',
  'member.restore-all': 'put back everything written by',
  'account.authenticator-off': 'switched off the authenticator app of',
  'account.authenticator-on': 'set up an authenticator app for',
  'account.recovery-codes': 'made new recovery codes for',
}

const MODERATED: Record<string, string> = {
  pin: 'pinned',
  unpin: 'unpinned',
  lock: 'locked',
  unlock: 'unlocked',
  hide: 'hid',
  unhide: 'showed again',
  rename: 'renamed',
  move: 'moved',
  edit: 'edited',
  remove: 'removed',
  restore: 'put back',
}

/** The acts as sentences, with the names that what they were done to has today. */
export async function inWords(db: Database, acts: readonly Act[]): Promise<LogEntryView[]> {
  const names = await namesOf(db, acts.flatMap((act) => [act.subject, categoryBefore(act)]))
  const people = await usernames(db, acts.flatMap(({ actorId }) => actorId ?? []))
  return acts.map((act) => ({
    id: `${act.source}-${act.id}`,
    at: act.at,
    by: act.actorId === null ? doneBySite(act) : (people.get(act.actorId) ?? null),
    text: act.source === 'office' ? officeWords(act, names.get(act.subject)) : forumWords(act, names.get(act.subject)),
    detail: detailOf(act, names),
  }))
}

function officeWords({ kind, subject }: Act, name: string | undefined): string {
  const [noun = '', verb = ''] = kind.split('.')
  const [one, none] = WHAT[noun] ?? [`the ${noun}`, noun]
  const whom = name ? `${WHOLE[kind] ? '' : `${one} `}“${name}”` : subject ? one : none
  return `${WHOLE[kind] ?? DID[verb] ?? `did “${verb.replaceAll('-', ' ')}” to`} ${whom}`
}

function forumWords({ kind, postId }: Act, title: string | undefined): string {
  const [verb = '', noun = ''] = kind.split('-')
  const where = title ? `“${title}”` : 'a topic that is gone'
  const did = MODERATED[verb] ?? `did “${kind.replaceAll('-', ' ')}” to`
  return noun === 'post' || postId !== null ? `${did} a post in ${where}` : `${did} the topic ${where}`
}

/** Members' reports hide a post without anybody of the staff. */
const doneBySite = ({ kind, detail }: Act): string | null => (kind === 'hide-post' && detail.startsWith('reported') ? 'The site' : null)

/** A topic that was moved keeps where it was as the category's id. */
const categoryBefore = ({ kind, detail }: Act): string => (kind === 'move-topic' ? `category:${detail}` : '')

/** What something was scheduled for is kept as a moment. */
const IS_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** The parts of facts and settings by the names the owner knows, and moments by the calendar and clock of Austin. */
function detailOf(act: Act, all: Names): string {
  const { kind, detail } = act
  if (kind === 'rename-topic') return `until then “${detail}”`
  if (kind === 'move-topic') return `until then in ${all.get(categoryBefore(act)) ?? 'a category that is gone'}`
  const names: Record<string, string> = kind.startsWith('fact.') ? FACT_FIELD_NAMES : kind.startsWith('settings.') ? SETTING_NAMES : {}
  return detail
    .split(', ')
    .map((part) => (Object.hasOwn(names, part) ? names[part] : IS_MOMENT.test(part) ? inAustin(part) : part))
    .join(', ')
}

type Names = Map<string, string>

/** What subjects are called today; those that are gone, or have no name of their own, are left out. */
async function namesOf(db: Database, subjects: readonly string[]): Promise<Names> {
  const idsOf = (noun: string) => subjects.filter((subject) => subject.startsWith(`${noun}:`)).map((subject) => subject.slice(noun.length + 1))
  const numbersOf = (noun: string) => idsOf(noun).map(Number).filter(Number.isSafeInteger)
  const [facts, members, topics, categories, posts, announcements, mails] = await Promise.all([
    db.selectFrom('fact').select(['key', 'label as name']).where('key', 'in', [...idsOf('fact'), '']).execute(),
    usernames(db, numbersOf('member')),
    db.selectFrom('topic').select(['id', 'title as name']).where('id', 'in', [...numbersOf('topic'), 0]).execute(),
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
    ...mails.map(({ id, name }) => [`mail:${id}`, name.replaceAll('-', ' ')] as const),
  ])
}

async function usernames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('member').select(['id', 'username']).where('id', 'in', [...new Set(ids)]).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
