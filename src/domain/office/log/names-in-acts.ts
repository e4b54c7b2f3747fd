import type { Database } from '../../../db/connection.ts'
import { templateName } from '../../../shared/office/office-emails.ts'
import { isPicturePlace, SITE_PLACES } from '../../../shared/pictures/site-pictures.ts'
import { textName } from '../../../shared/site-texts/site-texts.ts'

export type Names = Map<string, string>

/** What subjects are called today; those that are gone, or have no name of their own, are left out. */
export async function namesOf(db: Database, subjects: readonly string[]): Promise<Names> {
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

export async function usernames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('member').select(['id', 'username']).where('id', 'in', [...new Set(ids)]).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
