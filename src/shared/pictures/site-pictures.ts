import type { PictureSources } from './pictures.ts'
import { keysOf } from '../typed-object.ts'

interface SitePlace {
  /** What the owner calls it. */
  title: string
  /** Where it's seen. */
  path: string
  note: string
  hasNight: boolean
}

/** Every place whose picture the owner can change, in the order of the office. */
export const SITE_PLACES = {
  portrait: { title: 'Founder’s portrait', path: '/#about', note: 'Shown 4:5 beside “About.” We crop the edges if yours has another shape.', hasNight: false },
  hero: { title: 'Picture at the top of the landing page', path: '/', note: 'Shown 11:9 beside the heading, on phones below it.', hasNight: true },
  banner: { title: 'Forum banner', path: '/forum', note: 'Shown 8:5 in the welcome of the forum.', hasNight: true },
  share: { title: 'Share picture', path: '/', note: 'Shown when someone shares a link to the site. 1,200 by 630 pixels work best.', hasNight: false },
} as const satisfies Record<string, SitePlace>

export type PicturePlace = keyof typeof SITE_PLACES
export const PICTURE_PLACES = keysOf(SITE_PLACES)
export const isPicturePlace = (name: string): name is PicturePlace => Object.hasOwn(SITE_PLACES, name)

/** A picture of the owner's as pages show it. */
export interface SitePicture extends PictureSources {
  alt: string
  /** The same for the dark theme, where it has one of its own. */
  night: PictureSources | null
}

/** The pictures the owner has changed, by place. */
export type SitePictures = Partial<Record<PicturePlace, SitePicture>>

/** Longest text that stands for a picture, in characters. Source: docs/rules/pictures.md#site */
export const ALT_MAX_CHARS = 200
