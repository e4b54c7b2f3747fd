import { PICTURE_MAX_BYTES, pictureAddress, type PictureView } from '../../shared/pictures/pictures.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { consumeFixedWindow } from '../limits/consume-limit.ts'
import type { Actor, Site } from '../site/site.ts'
import { savePicture } from './save-picture.ts'
import { makePicture } from './make-files.ts'
import { uploadBudgetOf } from './upload-budget.ts'

/**
 * Takes a picture for the blog. It goes again unless something uses it within a day.
 *
 * @param receive - reads the upload, at most {@link PICTURE_MAX_BYTES}; asked only once it is clear that the actor may
 * @throws AppError `not-found` unless the actor is an admin, `too-many` past the limit, `invalid` for what is no
 *   picture, `unavailable` when there is no room for it
 */
export async function addPicture(site: Site, actor: Actor, receive: () => Promise<Uint8Array>): Promise<PictureView> {
  const { id: ownerId } = requireAdmin(actor)
  await consumeFixedWindow(site, 'pictures', `member:${ownerId}`)
  return uploadBudgetOf(site).spend(PICTURE_MAX_BYTES, async () => {
    const made = await makePicture(await receive())
    const { width, height } = made
    const wanted = { purpose: 'blog', ownerId, isUsed: false } as const
    return savePicture(site, made, wanted, async (_trx, name) => ({ name, width, height, src: pictureAddress(name, width, 'webp') }))
  })
}
