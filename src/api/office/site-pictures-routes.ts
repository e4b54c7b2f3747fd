import { Hono } from 'hono'
import { z } from 'zod'
import { changeSitePicture, resetSitePicture } from '../../domain/pictures/site/change-site-picture.ts'
import { SitePictureForm } from '../../shared/pictures/site-picture-schemas.ts'
import { PICTURE_PLACES } from '../../shared/pictures/site-pictures.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'

const one = { tag: 'Office', who: 'office', path: { place: z.enum(PICTURE_PLACES).describe('Where it’s shown.') } } as const

/** The pictures of the site, as the owner changes them. Which ones are shown is part of the site's view. Paths are below /api/office/site-pictures. */
export const officeSitePictures = new Hono<Environment>()
  .put('/:place', route(
    {
      ...one, id: 'changeSitePicture', summary: 'Change a picture of the site', body: { SitePictureForm }, status: 204,
      description: 'The pictures are uploaded before, like those of the blog. `night` is what the dark theme shows.',
    },
    ({ c, site, actor, body }) => changeSitePicture(site, actor, c.req.param('place') ?? '', body()),
  ))
  .delete('/:place', route(
    { ...one, id: 'resetSitePicture', summary: 'Reset a picture of the site to the original', status: 204 },
    ({ c, site, actor }) => resetSitePicture(site, actor, c.req.param('place') ?? ''),
  ))
