import type { Metadata, Sharp } from 'sharp'
import { NOT_A_PICTURE, tooManyPixels } from '../../shared/pictures/pictures.ts'
import { AppError } from '../site/app-error.ts'
import { loadSharp } from './load-sharp.ts'
import { type PictureKind, pictureKindOf } from './picture-kind.ts'

/** Most pixels of a picture, in millions: fewer where the decoder holds all of them at once. Source: docs/rules/pictures.md#size */
export const MEGAPIXELS_MAX = { png: 25, jpeg: 25, webp: 25, gif: 12, heif: 6, progressive: 13 }
const PIXELS_MAX = MEGAPIXELS_MAX.png * 1_000_000
/** Longer than any honest picture takes. */
const TIMEOUT_SECONDS = 20

/** Bare pixels: whatever else stood in the file is gone. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** How a picture is brought upright from the way the camera was held, by the EXIF orientation: 1 is upright. */
const ROTATIONS: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flop().rotate(270),
  6: (picture) => picture.rotate(90),
  7: (picture) => picture.flop().rotate(90),
  8: (picture) => picture.rotate(270),
}

/**
 * Reads a picture of a visitor: the first frame only, upright, in the colors of screens.
 *
 * @param shape - brings it to its size, whichever way it is turned: turning comes last, of few pixels, because to turn
 *   a picture all of it has to be in memory
 * @throws AppError `invalid` for whatever is no picture of the five kinds, is damaged, or has too many pixels
 */
export async function decodePicture(bytes: Uint8Array, shape: (picture: Sharp) => Sharp): Promise<Pixels> {
  const orientation = await checkHeader(bytes)
  const sharp = await loadSharp()
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1, sequentialRead: true })
  const shaped = await orRefuse(toPixels(shape(picture.timeout({ seconds: TIMEOUT_SECONDS }))))
  const rotation = ROTATIONS[orientation]
  return rotation ? toPixels(rotation(await fromPixels(shaped))) : shaped
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** A picture to be encoded, from pixels. */
export const fromPixels = async ({ data, ...raw }: Pixels): Promise<Sharp> => (await loadSharp())(data, { raw })

/** @returns the EXIF orientation, 1 to 8 */
async function checkHeader(bytes: Uint8Array): Promise<number> {
  const kind = pictureKindOf(bytes)
  if (!kind) throw refusal(NOT_A_PICTURE)
  const sharp = await loadSharp()
  // Reads no pixels, so it may look at any size.
  const header = await orRefuse(sharp(bytes, { limitInputPixels: false }).metadata())
  if (header.format !== kind || (kind === 'heif' && header.compression !== 'av1')) throw refusal(NOT_A_PICTURE)
  const most = megapixelsMaxOf(kind, header)
  if (header.width * header.height > most * 1_000_000) throw refusal(tooManyPixels(kind, most))
  return header.orientation ?? 1
}

/** An AVIF, an interlaced PNG, and a progressive JPEG are put together in memory. There, CMYK or deep colors take twice as much. */
function megapixelsMaxOf(kind: PictureKind, { isProgressive, depth, space }: Metadata): number {
  const most = isProgressive ? Math.min(MEGAPIXELS_MAX[kind], MEGAPIXELS_MAX.progressive) : MEGAPIXELS_MAX[kind]
  const isWhole = isProgressive || kind === 'heif'
  return isWhole && (depth !== 'uchar' || space === 'cmyk') ? most / 2 : most
}

/** Whatever the decoder complains of, it is the file: nothing of ours has touched it yet. */
async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw refusal(NOT_A_PICTURE)
  }
}

const refusal = (message: string) => new AppError('invalid', message, { errors: { picture: [message] } })
