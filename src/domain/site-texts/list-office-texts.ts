import type { OfficeTextView, TextVersionView, TextWithVersions } from '../../shared/site-texts/office-texts.ts'
import type { SiteText } from '../../shared/site-texts/site-text.ts'
import { findText, GROUP_NAMES, textsIn } from '../../shared/site-texts/site-texts.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { newestVersions } from './read-texts.ts'

/** Most versions shown. Source: docs/rules/site-texts.md#versions */
export const VERSIONS_SHOWN = 50

/** Every text of the site, page by page. @throws AppError `not-found` unless the actor is an admin */
export async function listOfficeTexts(site: Site, actor: Actor): Promise<OfficeTextView[]> {
  requireAdmin(actor)
  const newest = new Map((await newestVersions(site.db).execute()).map((row) => [row.key, row]))
  return GROUP_NAMES.flatMap((group) =>
    Object.entries(textsIn(group)).map(([name, text]) => viewOf(`${group}.${name}`, text, newest.get(`${group}.${name}`))),
  )
}

/** One text with its versions. @throws AppError `not-found` unless the actor is an admin and the site has this text */
export async function getOfficeText(site: Site, actor: Actor, key: string): Promise<Omit<TextWithVersions, 'warning'>> {
  requireAdmin(actor)
  const { text } = requireText(key)
  const newest = await newestVersions(site.db).where('key', '=', key).executeTakeFirst()
  return { text: viewOf(key, text, newest), versions: await readVersions(site, key) }
}

/** What a key stands for. @throws AppError `not-found` when the site has no such text */
export function requireText(key: string) {
  const found = findText(key)
  if (!found) throw new AppError('not-found', 'We couldn’t find that text.')
  return found
}

function viewOf(key: string, { name, original, kind, maxChars }: SiteText, newest?: { version: number; text: string | null }): OfficeTextView {
  const own = newest?.text ?? null
  return { key, name, original, kind, maxChars, text: own ?? original, isChanged: own !== null, version: newest?.version ?? 0 }
}

const readVersions = ({ db }: Site, key: string): Promise<TextVersionView[]> =>
  db
    .selectFrom('siteText')
    .leftJoin('member', 'member.id', 'siteText.authorId')
    .select(['siteText.version', 'siteText.text', 'member.username as by', 'siteText.createdAt as at'])
    .where('siteText.key', '=', key)
    .orderBy('siteText.version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute()
