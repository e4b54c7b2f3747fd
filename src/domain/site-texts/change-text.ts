import type { Transaction } from '../../db/connection.ts'
import { TEXT_CONFLICT } from '../../shared/site-texts/office-texts.ts'
import type { SiteText } from '../../shared/site-texts/site-text.ts'
import type { SiteTextForm } from '../../shared/site-texts/text-schemas.ts'
import { placeholdersIn } from '../../shared/playground/references/parse-references.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { requireSoundReferences } from '../playground/require-sound-references.ts'
import { announce } from '../site/bus.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { requireText } from './list-office-texts.ts'
import { newestVersions } from './read-texts.ts'
import { inDigits } from '../../shared/text/count-words.ts'

/**
 * Gives a text of the site the owner's words, or its original back. Every page that shows it follows at once, and what it
 * said stays among its versions.
 *
 * @throws AppError `not-found` unless the actor is an admin and the site has this text, `invalid` when the words don't fit
 *   or a reference leads nowhere, `conflict` when it was changed since `version`
 */
export async function changeText(site: Site, actor: Actor, key: string, { text, version }: SiteTextForm): Promise<void> {
  const { id: authorId } = requireAdmin(actor)
  const { text: about } = requireText(key)
  // Words that are the original's follow it when it changes with the product.
  const own = text === about.original ? null : text
  await site.db.transaction().execute(async (trx) => {
    if (own !== null) {
      requireFitting(about, own)
      await requireSoundReferences(trx, { text: own }, undefined, placeholdersIn(about.original))
    }
    const newest = await newestVersions(trx).where('key', '=', key).executeTakeFirst()
    if ((newest?.version ?? 0) !== version) throw new AppError('conflict', TEXT_CONFLICT)
    if ((newest?.text ?? null) === own) return
    const createdAt = site.clock.now()
    await addVersion(trx, { key, version: version + 1, text: own, authorId, createdAt })
    await recordOfficeAct(trx, { actorId: authorId, kind: own === null ? 'site-text.reset' : 'site-text.change', subject: `site-text:${key}`, createdAt })
    await announce(trx, { stale: ['texts'] }, createdAt)
  })
  await site.bus.wake()
}

/** Of two who save at once, the second finds the version taken. */
async function addVersion(trx: Transaction, row: { key: string; version: number; text: string | null; authorId: number; createdAt: string }) {
  const added = await trx.insertInto('siteText').values(row).onConflict((on) => on.doNothing()).returning('version').executeTakeFirst()
  if (!added) throw new AppError('conflict', TEXT_CONFLICT)
}

function requireFitting({ kind, maxChars }: SiteText, text: string): void {
  const complaints = [
    ...(text.length > maxChars ? [`The text cannot exceed ${inDigits(maxChars)} characters.`] : []),
    ...(kind !== 'rich' && text.includes('\n') ? [`Please keep the text to one ${kind}.`] : []),
  ]
  if (complaints.length > 0) throw new AppError('invalid', 'Please check the text.', { errors: { text: complaints } })
}
