import type { Database } from '../../db/connection.ts'
import { likeIn } from '../../db/contains-text.ts'
import type { FactPlace, FactPlacesView } from '../../shared/office/facts/fact-places.ts'
import { topicAddress } from '../../shared/forum/forum.ts'
import { FACT_FIELDS, type FactTexts } from '../../shared/playground/fact-fields.ts'
import { pagesShowing } from '../../shared/playground/fact-pages.ts'
import { saysNothingYet } from '../../shared/playground/fact-words.ts'
import { type NamedValue, valuesIn } from '../../shared/playground/named-values.ts'
import { OPENING_KEYS } from '../../shared/playground/opening.ts'
import { factsBehind } from '../../shared/playground/references/facts-behind.ts'
import { fillReferences } from '../../shared/playground/references/fill-references.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { textName } from '../../shared/site-texts/site-texts.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { listStoredFacts } from '../playground/list-facts.ts'
import { getSettings } from './settings/get-settings.ts'
import { listOfficeTexts } from '../site-texts/list-office-texts.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'

/** Shorter words stand in too many texts by chance. */
const MIN_CHARS = 3
/** Most blog posts, saved replies, announcements, and admins' posts looked at. */
const MOST = 200
/** How many former versions are looked at for what the fact no longer says. */
const FORMER_VERSIONS = 5

type StoredFact = Awaited<ReturnType<typeof listStoredFacts>>[number]
/** Texts that many pages show, and what the owner calls these pages. */
const ON_MANY_PAGES: readonly (FactPlace & { texts: string })[] = [
  { texts: '/office/texts/frame.', name: 'Every page outside the forum, in its footer', link: '/' },
  { texts: '/office/texts/forum.about', name: 'Forum pages, in the About box', link: '/forum' },
]

/** A text of the site as it is stored. */
interface Text extends FactPlace {
  text: string
  /** The fact it belongs to, where it does. */
  key?: string
}

/**
 * Where a fact is read, and which other texts name what it says or said.
 *
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key
 */
export async function listFactPlaces(site: Site, actor: Actor, key: string): Promise<FactPlacesView> {
  requireAdmin(actor)
  const [facts, texts] = await Promise.all([listStoredFacts(site.db), listOfficeTexts(site, actor)])
  const fact = facts.find((one) => one.key === key)
  if (!fact) throw new AppError('not-found', 'This fact no longer exists.')
  const byKey = Object.fromEntries(facts.map((one) => [one.key, one]))
  const ofSite: Text[] = [
    ...facts.filter((one) => one.key !== key).map(textOf),
    ...texts.map((one) => ({ name: textName(one.key), link: `/office/texts/${one.key}`, text: one.text })),
  ]
  const former = await formerVersions(site.db, key)
  const words = [fact, ...former.slice(0, 1)].map((version) => valueOf(key, version, byKey)).filter((value) => value.length >= MIN_CHARS && !saysNothingYet(value))
  const parts = outdatedParts(key, fact, former, byKey)
  const all = [...ofSite, ...(await writtenTexts(site, [...words, ...parts.map(({ word }) => word)]))]
  const searched = [
    ...[...new Set(words)].map((value) => ({ words: value, isIn: (text: string) => names(text, value) })),
    ...parts.map(({ id, written }) => ({ words: written, isIn: (text: string) => valuesIn(text).some((value) => value.id === id) })),
  ]
  const following = ofSite.filter(({ text }) => factsBehind(text, byKey).has(key))
  const many = ON_MANY_PAGES.filter(({ texts: start }) => following.some(({ link }) => link.startsWith(start)))
  return { follow: placesOf([...pagesShowing(key), ...many, ...following]), name: eachOnce(searched, all) }
}

interface Searched {
  words: string
  isIn: (text: string) => boolean
}

/** Each text below the first of the values it names. */
function eachOnce(searched: readonly Searched[], texts: readonly Text[]): FactPlacesView['name'] {
  const listed = new Set<Text>()
  return searched.flatMap(({ words, isIn }) => {
    const found = texts.filter((text) => !listed.has(text) && isIn(text.text))
    for (const text of found) listed.add(text)
    return found.length === 0 ? [] : [{ words, places: placesOf(found) }]
  })
}

/** Prices, dates, times, addresses, ages, and percentages that the fact has named lately and names no more. */
function outdatedParts(key: string, fact: FactTexts, former: readonly FactTexts[], facts: Readonly<Record<string, StoredFact>>): NamedValue[] {
  const valuesOf = (version: FactTexts) => valuesIn(withoutReferences([valueOf(key, version, facts), version.short, version.answer].join('\n')))
  const now = new Set(valuesOf(fact).map(({ id }) => id))
  const outdated = former.flatMap(valuesOf).filter(({ id }) => !now.has(id))
  return [...new Map(outdated.toReversed().map((value) => [value.id, value])).values()].toReversed()
}

/** What other facts say is theirs. */
const withoutReferences = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, ' ')

const textOf = ({ key, label, question, short, answer }: StoredFact): Text => ({
  name: `Fact: ${label}`, link: `/office/facts/${key}`, text: [label, question, short, answer].join('\n'), key,
})

const placesOf = (places: readonly FactPlace[]): FactPlace[] => places.map(({ name, link }) => ({ name, link }))

/** What other texts would name of a fact: its short answer, or when On Joue opens. */
function valueOf(key: string, version: FactTexts, facts: Readonly<Record<string, StoredFact>>): string {
  const own = facts[key]
  const others = own ? { ...facts, [key]: { ...own, ...version } } : facts
  return fillReferences(OPENING_KEYS.includes(key) ? '{opening.when}' : version.short, others)
}

/** What a fact has said before, the newest first. */
const formerVersions = (db: Database, key: string): Promise<FactTexts[]> =>
  db
    .selectFrom('factChange')
    .innerJoin('fact', 'fact.id', 'factChange.factId')
    .select(FACT_FIELDS.map((field) => `factChange.${field}` as const))
    .where('fact.key', '=', key)
    .orderBy('factChange.id', 'desc')
    .limit(FORMER_VERSIONS)
    .execute()

/** What the owner has written elsewhere and may name one of these words. */
async function writtenTexts(site: Site, words: readonly string[]): Promise<Text[]> {
  if (words.length === 0) return []
  const { announcementBar } = await getSettings(site)
  const bar: Text = { name: 'Announcement bar', link: '/office/settings', text: announcementBar.text }
  const written = await Promise.all([blogPosts(site.db, words), savedAnswers(site.db, words), announcementsToCome(site.db, words, site.clock.now()), adminsPosts(site.db, words)])
  return [bar, ...written.flat()]
}

/** Whether a text has these words, and not as a part of longer ones: “12” isn't in “112”. */
function names(text: string, words: string): boolean {
  const [where, what] = [text, words].map((one) => one.toLowerCase().replaceAll(/\s+/g, ' '))
  const pattern = (what ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'u').test(where ?? '')
}

const inAny = (columns: readonly string[], words: readonly string[]) => columns.flatMap((column) => words.map((word) => likeIn(column, word)))

async function blogPosts(db: Database, words: readonly string[]): Promise<Text[]> {
  const posts = await db
    .selectFrom('blogPost')
    .select(['id', 'title', 'excerpt', 'content'])
    .where((eb) => eb.or(inAny(['title', 'excerpt', 'content'], words)))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return posts.map(({ id, title, excerpt, content }) => ({
    name: `Blog post: ${title}`, link: `/office/blog/${id}`, text: [title, excerpt, content.replaceAll(/<[^>]*>/g, ' ')].join('\n'),
  }))
}

async function savedAnswers(db: Database, words: readonly string[]): Promise<Text[]> {
  const answers = await db.selectFrom('savedAnswer').select(['title', 'text']).where((eb) => eb.or(inAny(['text'], words))).orderBy('id').limit(MOST).execute()
  return answers.map(({ title, text }) => ({ name: `Saved reply: ${title}`, link: '/office/messages', text }))
}

/** Announcements that can still be changed: drafts, and those that are scheduled. */
async function announcementsToCome(db: Database, words: readonly string[], now: Instant): Promise<Text[]> {
  const announcements = await db
    .selectFrom('announcement')
    .select(['id', 'subject', 'body', 'scheduledFor'])
    .where('finishedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('scheduledFor', 'is', null), eb('scheduledFor', '>', now)]))
    .where((eb) => eb.or(inAny(['subject', 'body'], words)))
    .limit(MOST)
    .execute()
  return announcements.map(({ id, subject, body, scheduledFor }) => ({
    name: `${scheduledFor ? 'Scheduled announcement' : 'Draft'}: ${subject}`, link: `/office/waitlist/announcements/${id}`, text: `${subject}\n${body}`,
  }))
}

/** What admins have written in the forum, where people take it for the owner's word. */
async function adminsPosts(db: Database, words: readonly string[]): Promise<Text[]> {
  const posts = await db
    .selectFrom('post')
    .innerJoin('member', 'member.id', 'post.authorId')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['post.id', 'post.topicId', 'post.number', 'post.content', 'topic.title', 'topic.slug', 'member.username'])
    .where('member.role', '=', 'admin')
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
    .where((eb) => eb.or(inAny(['post.content', 'topic.title'], words)))
    .orderBy('post.id', 'desc')
    .limit(MOST)
    .execute()
  // The title belongs to who opened the topic.
  return posts.map(({ id, topicId, number, content, title, slug, username }) => ({
    name: `Forum post by ${username}: ${title}`, link: topicAddress({ id: topicId, slug }, { id, number }), text: number === 1 ? `${title}\n${content}` : content,
  }))
}
