import type { Transaction } from '../../../db/connection.ts'
import { pictureNameIn } from '../../../shared/pictures/pictures.ts'
import type { SitePictureForm } from '../../../shared/pictures/site-picture-schemas.ts'
import { isPicturePlace, type PicturePlace, SITE_PLACES } from '../../../shared/pictures/site-pictures.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { claimPictures } from '../claim-pictures.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'

/**
 * Gives a place of the site the owner's picture. Every page follows at once.
 *
 * @throws AppError `not-found` unless the actor is an admin and the site has this place, `invalid` for a picture that
 *   isn't among the uploads anymore, or one for the night where there's none
 */
export async function changeSitePicture(site: Site, actor: Actor, name: string, { picture, night, alt }: SitePictureForm): Promise<void> {
  const place = requirePlace(actor, name)
  if (night !== null && !SITE_PLACES[place].hasNight) throw refusal('night', 'This place has no picture for the dark theme.')
  await change(site, actor, place, 'site-picture.change', async (trx) => {
    const names = [picture, night].flatMap((address) => pictureNameIn(address ?? '') ?? [])
    await claimPictures(site, trx, usedBy(place), names)
    const pictureId = await requireUpload(trx, 'picture', picture)
    const nightId = night === null ? null : await requireUpload(trx, 'night', night)
    const row = { pictureId, nightId, alt }
    await trx.insertInto('sitePicture').values({ place, ...row }).onConflict((on) => on.column('place').doUpdateSet(row)).execute()
  })
}

/** Gives a place its original picture back. @throws AppError `not-found` unless the actor is an admin and the site has this place */
export async function resetSitePicture(site: Site, actor: Actor, name: string): Promise<void> {
  const place = requirePlace(actor, name)
  await change(site, actor, place, 'site-picture.reset', async (trx) => {
    await trx.deleteFrom('sitePicture').where('place', '=', place).execute()
    await claimPictures(site, trx, usedBy(place), [])
  })
}

async function change(site: Site, actor: Actor, place: PicturePlace, kind: 'site-picture.change' | 'site-picture.reset', write: (trx: Transaction) => Promise<void>): Promise<void> {
  const { id: actorId } = requireAdmin(actor)
  const createdAt = site.clock.now()
  await site.db.transaction().execute(async (trx) => {
    await write(trx)
    await recordOfficeAct(trx, { actorId, kind, subject: `site-picture:${place}`, createdAt })
    await announce(trx, { stale: ['settings'] }, createdAt)
  })
  await site.bus.wake()
}

function requirePlace(actor: Actor, name: string): PicturePlace {
  requireAdmin(actor)
  if (!isPicturePlace(name)) throw new AppError('not-found', 'We couldn’t find that picture.')
  return name
}

/** It's swept a day after it was uploaded unless something uses it. */
async function requireUpload(trx: Transaction, field: 'picture' | 'night', address: string): Promise<number> {
  const uploads = trx.selectFrom('picture').select('id').where('name', '=', pictureNameIn(address) ?? '').where('purpose', '=', 'blog')
  const found = await uploads.executeTakeFirst()
  if (!found) throw refusal(field, 'That picture was deleted in the meantime. Please upload it again.')
  return found.id
}

const usedBy = (place: PicturePlace): string => `site-picture:${place}`

const refusal = (field: string, message: string) => new AppError('invalid', message, { errors: { [field]: [message] } })
