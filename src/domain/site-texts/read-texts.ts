import { factsByKey } from '../../shared/playground/playground.ts'
import { type TextGroupName, type TextsOf, textsIn } from '../../shared/site-texts/site-texts.ts'
import { textAsRead } from '../../shared/site-texts/text-as-read.ts'
import type { Database } from '../../db/connection.ts'
import { listRememberedFacts } from '../playground/list-facts.ts'
import { rememberedUntil } from '../site/cached-until.ts'
import type { Site } from '../site/site.ts'
import { austinDate } from '../../shared/time/past-dates.ts'

/** The newest version of every text that was ever changed. */
export const newestVersions = (db: Database) =>
  db
    .selectFrom('siteText')
    .select(['key', 'version', 'text'])
    .where((eb) => eb('version', '=', eb.selectFrom('siteText as other').select((other) => other.fn.max('version').as('newest')).whereRef('other.key', '=', 'siteText.key')))

/** The texts that differ from their originals, by key; remembered until one changes. */
const ownWords = rememberedUntil(['texts'], async ({ db }) => {
  const rows = await newestVersions(db).execute()
  return new Map(rows.flatMap(({ key, text }) => (text === null ? [] : [[key, text] as const])))
})

/** The texts of a group as they are stored: in the owner's words, or as they came. */
export async function readStoredTexts<G extends TextGroupName>(site: Site, group: G): Promise<TextsOf<G>> {
  const own = await ownWords(site)
  const texts = Object.entries(textsIn(group)).map(([name, { original }]) => [name, own.get(`${group}.${name}`) ?? original])
  // Every text of the group has its entry.
  return Object.fromEntries(texts) as TextsOf<G>
}

/** The texts of a group as visitors read them. */
export async function readTexts<G extends TextGroupName>(site: Site, group: G): Promise<TextsOf<G>> {
  const [stored, all] = await Promise.all([readStoredTexts(site, group), listRememberedFacts(site)])
  const facts = factsByKey(all)
  const today = austinDate(site.clock.now())
  const filled = Object.entries(textsIn(group)).map(([name, text]) => [name, textAsRead(stored[name as keyof TextsOf<G>], text, facts, today)])
  // The same entries again.
  return Object.fromEntries(filled) as TextsOf<G>
}
