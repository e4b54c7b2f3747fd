import { pictureAddress, type PictureSources, pictureSources } from '../../../shared/pictures/pictures.ts'
import { isPicturePlace, type SitePictures } from '../../../shared/pictures/site-pictures.ts'
import type { Database } from '../../../db/connection.ts'
import { rememberedUntil } from '../../site/cached-until.ts'
import type { Site } from '../../site/site.ts'

/** The owner's own pictures, by place. Every page asks, so they're remembered until one changes. */
export const getSitePictures: (site: Site) => Promise<SitePictures> = rememberedUntil(['settings'], async ({ db }) =>
  Object.fromEntries((await ownPictures(db).execute()).filter(({ place }) => isPicturePlace(place)).map(shown)))

const ownPictures = (db: Database) =>
  db
    .selectFrom('sitePicture')
    .innerJoin('picture', 'picture.id', 'sitePicture.pictureId')
    .leftJoin('picture as night', 'night.id', 'sitePicture.nightId')
    .select(['sitePicture.place', 'sitePicture.alt', 'picture.name', 'picture.width', 'picture.height'])
    .select(['night.name as nightName', 'night.width as nightWidth', 'night.height as nightHeight'])

type OwnPicture = Awaited<ReturnType<ReturnType<typeof ownPictures>['execute']>>[number]

function shown({ place, alt, name, width, height, nightName, nightWidth, nightHeight }: OwnPicture) {
  const night = nightName !== null && nightWidth !== null && nightHeight !== null ? sourcesOf(nightName, nightWidth, nightHeight) : null
  return [place, { ...sourcesOf(name, width, height), alt, night }] as const
}

const sourcesOf = (name: string, width: number, height: number): PictureSources => pictureSources({ name, width, height, src: pictureAddress(name, width, 'webp') })
