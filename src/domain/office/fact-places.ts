import type { Database } from '../../db/connection.ts'
import { likeIn } from '../../db/contains-text.ts'
import type { FactPlace, FactPlacesView } from '../../shared/office/fact-places.ts'
import { FACT_FIELDS, type FactTexts } from '../../shared/playground/fact-fields.ts'
import { saysNothingYet } from '../../shared/playground/fact-words.ts'
import { OPENING_KEY, OPENING_KEYS } from '../../shared/playground/opening.ts'
import { factsBehind } from '../../shared/references/facts-behind.ts'
import { fillReferences } from '../../shared/references/fill-references.ts'
import { textName } from '../../shared/site-texts/site-texts.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { listStoredFacts } from '../playground/list-facts.ts'
import { getSettings } from '../settings/get-settings.ts'
import { listOfficeTexts } from '../site-texts/office-texts.ts'
import { AppError } from '../site/errors.ts'
import type { Actor, Site } from '../site/site.ts'

/** Shorter words stand in too many texts by chance. */
const MIN_CHARS = 3
/** Most blog posts, saved replies, and drafts looked at. */
const MOST = 50

type StoredFact = Awaited<ReturnType<typeof listStoredFacts>>[number]
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
  const values = [fact, await formerVersion(site.db, key)].map((version) => version && valueOf(key, version, byKey))
  const searched = [...new Set(values)].filter((words): words is string => typeof words === 'string' && words.length >= MIN_CHARS && !saysNothingYet(words))
  return {
    follow: placesOf([...pagesOf(fact), ...ofSite.filter(({ text }) => factsBehind(text, byKey).has(key))]),
    name: (await Promise.all(searched.map(async (words) => ({ words, places: await placesNaming(site, words, ofSite) })))).filter(({ places }) => places.length > 0),
  }
}

const textOf = ({ key, label, question, short, answer }: StoredFact): Text => ({
  name: `Fact: ${label}`, link: `/office/facts/${key}`, text: [label, question, short, answer].join('\n'), key,
})

const placesOf = (places: readonly FactPlace[]): FactPlace[] => places.map(({ name, link }) => ({ name, link }))

/** Pages by the beginning of their address. */
const PAGES: readonly (readonly [string, string])[] = [['/forum/privacy', 'Privacy'], ['/forum', 'Forum'], ['/blog', 'Blog'], ['/visit', 'Know Before You Go'], ['/', 'Homepage']]

/** Where visitors read a fact itself. */
function pagesOf({ key, link }: StoredFact): FactPlace[] {
  const [, name = 'Homepage'] = PAGES.find(([start]) => link.startsWith(start)) ?? []
  const own = { name, link }
  const every = key === 'city' || key === OPENING_KEY ? [{ name: 'Every page, above and below its text', link: '/' }] : []
  return [{ name: 'Know Before You Go', link: `/visit#${key}` }, ...(link.startsWith('/visit') ? [] : [own]), ...every]
}

/** What other texts would name of a fact: its short answer, or when On Joue opens. */
function valueOf(key: string, version: FactTexts, facts: Readonly<Record<string, StoredFact>>): string {
  const own = facts[key]
  const others = own ? { ...facts, [key]: { ...own, ...version } } : facts
  return fillReferences(OPENING_KEYS.includes(key) ? '{opening.when}' : version.short, others)
}

const formerVersion = async (db: Database, key: string): Promise<FactTexts | undefined> =>
  db
    .selectFrom('factChange')
    .innerJoin('fact', 'fact.id', 'factChange.factId')
    .select(FACT_FIELDS.map((field) => `factChange.${field}` as const))
    .where('fact.key', '=', key)
    .orderBy('factChange.id', 'desc')
    .limit(1)
    .executeTakeFirst()

async function placesNaming(site: Site, words: string, ofSite: readonly Text[]): Promise<FactPlace[]> {
  const { announcementBar } = await getSettings(site)
  const bar: Text = { name: 'Announcement bar', link: '/office/settings', text: announcementBar.text }
  const written = await Promise.all([blogPosts(site.db, words), savedAnswers(site.db, words), drafts(site.db, words)])
  return placesOf([...ofSite, bar, ...written.flat()].filter(({ text }) => names(text, words)))
}

/** Whether a text has these words, and not as a part of longer ones: “12” isn't in “112”. */
function names(text: string, words: string): boolean {
  const [where, what] = [text, words].map((one) => one.toLowerCase().replaceAll(/\s+/g, ' '))
  const pattern = (what ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'u').test(where ?? '')
}

async function blogPosts(db: Database, words: string): Promise<Text[]> {
  const posts = await db
    .selectFrom('blogPost')
    .select(['id', 'title', 'excerpt', 'content'])
    .where((eb) => eb.or([likeIn('title', words), likeIn('excerpt', words), likeIn('content', words)]))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return posts.map(({ id, title, excerpt, content }) => ({
    name: `Blog post: ${title}`, link: `/office/blog/${id}`, text: [title, excerpt, content.replaceAll(/<[^>]*>/g, ' ')].join('\n'),
  }))
}

async function savedAnswers(db: Database, words: string): Promise<Text[]> {
  const answers = await db.selectFrom('savedAnswer').select(['title', 'text']).where(likeIn('text', words)).orderBy('id').limit(MOST).execute()
  return answers.map(({ title, text }) => ({ name: `Saved reply: ${title}`, link: '/office/messages', text }))
}

async function drafts(db: Database, words: string): Promise<Text[]> {
  const announcements = await db
    .selectFrom('announcement')
    .select(['id', 'subject', 'body'])
    .where('scheduledFor', 'is', null)
    .where((eb) => eb.or([likeIn('subject', words), likeIn('body', words)]))
    .limit(MOST)
    .execute()
  return announcements.map(({ id, subject, body }) => ({ name: `Draft: ${subject}`, link: `/office/waitlist/announcements/${id}`, text: `${subject}\n${body}` }))
}
