/** Widths in which a picture of the blog is kept, in pixels; never one above its own. Source: docs/rules/pictures.md#sizes */
export const PICTURE_WIDTHS = [400, 800, 1200, 1600] as const
const WIDEST = 1600

export type PictureFormat = 'avif' | 'webp'

/** A picture of the blog, as its upload answers it. */
export interface PictureView {
  name: string
  /** Size of its widest kept form, in pixels. */
  width: number
  height: number
  /** Address of its widest kept form, as WebP. */
  src: string
}

/** What a page needs to show a picture. */
export interface PictureSources {
  /** A `srcset` of AVIF files. */
  avif: string
  /** A `srcset` of WebP files. */
  webp: string
  src: string
  width: number
  height: number
}

/** One kept file of a picture. */
interface PictureFile {
  name: string
  width: number
  format: PictureFormat
}

const NAME = '[0-9a-f]{32}'
const ADDRESS = new RegExp(`^/pictures/(${NAME})/([1-9]\\d{0,3})\\.(avif|webp)$`)

export const pictureAddress = (name: string, width: number, format: PictureFormat): string =>
  `/pictures/${name}/${width}.${format}`

/** The file an address of this site means; undefined when it means none. */
export function pictureFileIn(address: string): PictureFile | undefined {
  const [, name, width, format] = ADDRESS.exec(address) ?? []
  return name && width && (format === 'avif' || format === 'webp') ? { name, width: Number(width), format } : undefined
}

/** The picture an address of this site belongs to; undefined when it belongs to none. */
export const pictureNameIn = (address: string): string | undefined => pictureFileIn(address)?.name

/** The widths in which a picture this wide is kept: the fixed ones below its own, and its own or the widest fixed one. */
export function storedWidths(ownWidth: number): number[] {
  const last = Math.min(ownWidth, WIDEST)
  return [...PICTURE_WIDTHS.filter((width) => width < last), last]
}

/** All files of a picture in one format, for a `srcset`. */
const pictureSrcset = (name: string, ownWidth: number, format: PictureFormat): string =>
  storedWidths(ownWidth)
    .map((width) => `${pictureAddress(name, width, format)} ${width}w`)
    .join(', ')

/** Everything a `<picture>` of this picture says, its text and its `sizes` excepted. */
export const pictureSources = ({ name, width, height, src }: PictureView): PictureSources => ({
  avif: pictureSrcset(name, width, 'avif'),
  webp: pictureSrcset(name, width, 'webp'),
  src, width, height,
})

/** Most bytes of an upload. Source: docs/rules/pictures.md#size */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024

/** Sizes of the square an avatar is cut to, in pixels. */
export const AVATAR_WIDTHS = [96, 256] as const
/** The address of an avatar, under which the member's views name it. */
export const avatarAddress = (name: string): string => pictureAddress(name, 256, 'webp')

export const NOT_A_PICTURE =
  'We can’t read that file as an image. Please choose a PNG, JPEG, WebP, AVIF, or GIF.'
/** @param kind - as the decoder calls it */
export function tooManyPixels(kind: string, most: number): string {
  const name = kind === 'heif' ? 'AVIF' : kind.toUpperCase()
  return `That ${name} image is larger than ${most} megapixels. Please choose a smaller one.`
}
export const pictureTooLarge = (maxBytes: number): string =>
  `That file is larger than ${maxBytes / 1024 / 1024} MB. Please choose a smaller one.`

/** What the site reads, for a file chooser's `accept`; the server looks at the file itself. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const

export const AVATAR_SAVED = 'Your new photo now appears next to your posts.'
export const AVATAR_REMOVED = 'Photo removed. Your initials will show instead.'

const ILLUSTRATION = /^\/illustrations\/[a-z0-9-]+\.(svg|png|webp|avif)$/

/** Whether an address is one of this site's own pictures: uploaded, or an illustration. */
export const isOwnPicture = (address: string): boolean => ILLUSTRATION.test(address) || pictureFileIn(address) !== undefined
