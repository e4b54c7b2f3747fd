import { Hono } from 'hono'
import { changeAvatar } from '../domain/accounts/change-avatar.ts'
import { currentUser } from '../domain/accounts/current-user.ts'
import { requireMember } from '../domain/accounts/require-member.ts'
import { addPicture } from '../domain/pictures/add-picture.ts'
import { AVATAR_MAX_BYTES, PICTURE_MAX_BYTES } from '../shared/pictures.ts'
import type { Environment } from './environment.ts'
import { readPictureFile } from './read-file.ts'

/**
 * The calls whose body is a file. They stand before the rule that bounds every other body, and read theirs only for
 * those who may send it. Paths are below /api.
 */
export const uploads = new Hono<Environment>()
  .put('/forum/profile/avatar', async (c) => {
    const { site, actor } = c.var
    const { id } = requireMember(actor)
    await changeAvatar(site, actor, () => readPictureFile(c, AVATAR_MAX_BYTES))
    return c.json({ user: await currentUser(site, id) })
  })
  .post('/office/pictures', async (c) => {
    const picture = await addPicture(c.var.site, c.var.actor, () => readPictureFile(c, PICTURE_MAX_BYTES))
    return c.json({ picture }, 201)
  })
