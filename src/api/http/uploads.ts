import { Hono } from 'hono'
import { z } from 'zod'
import { changeAvatar } from '../../domain/accounts/profile/change-avatar.ts'
import { currentUser } from '../../domain/accounts/sessions/current-user.ts'
import { requireMember } from '../../domain/access/require-member.ts'
import { addPicture } from '../../domain/pictures/add-picture.ts'
import { AVATAR_MAX_BYTES, PICTURE_MAX_BYTES, type PictureView } from '../../shared/pictures/pictures.ts'
import { User } from '../accounts/account-views.ts'
import { readPictureFile } from './body.ts'
import type { Environment } from './environment.ts'
import { route } from './route.ts'
import { id, viewSchema } from './view-schema.ts'

const PictureSchema = viewSchema<PictureView>()('Picture', z.strictObject({ name: z.string(), width: id, height: id, src: z.string() }))

const NOT_A_PICTURE = { 400: 'Not an image we can read.' }

/**
 * The calls whose body is a file. They stand before the rule that bounds every other body, and read theirs only for
 * those who may send it. Paths are below /api.
 */
export const uploads = new Hono<Environment>()
  .put('/forum/profile/avatar', route(
    {
      tag: 'Profile', who: 'writers', id: 'changeAvatar', summary: 'Upload a profile photo',
      description: 'The body is the image itself: JPEG, PNG, WebP, AVIF, or GIF. It’s cropped to a square, and location and camera details are removed.',
      pictureMaxBytes: AVATAR_MAX_BYTES, answer: User, refusals: { ...NOT_A_PICTURE, 413: 'Larger than 2 MB.' },
    },
    async ({ c, site, actor }) => {
      const { id: memberId } = requireMember(actor)
      await changeAvatar(site, actor, () => readPictureFile(c, AVATAR_MAX_BYTES))
      return { user: await currentUser(site, memberId) }
    },
  ))
  .post('/office/pictures', route(
    {
      tag: 'Office blog', who: 'office', id: 'addPicture', summary: 'Upload a picture for the blog',
      description: 'The body is the picture itself: PNG, JPEG, WebP, AVIF or GIF. It loses all it says about place and camera.',
      pictureMaxBytes: PICTURE_MAX_BYTES, status: 201, answer: z.strictObject({ picture: PictureSchema }),
      refusals: { ...NOT_A_PICTURE, 413: 'More than 8 MB.' },
    },
    async ({ c, site, actor }) => ({ picture: await addPicture(site, actor, () => readPictureFile(c, PICTURE_MAX_BYTES)) }),
  ))
