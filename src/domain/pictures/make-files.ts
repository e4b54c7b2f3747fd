import { AVATAR_WIDTHS, storedWidths, type PictureFormat } from '../../shared/pictures/pictures.ts'
import { decodePicture, fromPixels, type Pixels } from './decode-picture.ts'
import { decodeQueue } from './upload-budget.ts'

/** The widest and highest a picture is kept, in pixels: more would cost the AVIF encoder its memory. Source: docs/rules/pictures.md#sizes */
export const BOX = { width: 1600, height: 1600 }
const SQUARE_PX = Math.max(...AVATAR_WIDTHS)

/** One file to be kept. */
interface MadeFile {
  width: number
  format: PictureFormat
  bytes: Buffer
}

/** All files of one picture, and the size of the widest. */
export interface MadePicture {
  width: number
  height: number
  files: MadeFile[]
}

/** A picture of the blog in every width, as AVIF and WebP. @throws AppError as {@link decodePicture} does */
export const makePicture = (bytes: Uint8Array): Promise<MadePicture> =>
  decodeQueue.run(async () => {
    const inside = { ...BOX, fit: 'inside', withoutEnlargement: true } as const
    const pixels = await decodePicture(bytes, (picture) => picture.resize(inside))
    const files: MadeFile[] = []
    for (const width of storedWidths(pixels.width)) files.push(await avif(pixels, width), await webp(pixels, width))
    return { width: pixels.width, height: pixels.height, files }
  })

/** An avatar: the middle square, as WebP. @throws AppError as {@link decodePicture} does */
export const makeAvatar = (bytes: Uint8Array): Promise<MadePicture> =>
  decodeQueue.run(async () => {
    const pixels = await decodePicture(bytes, (picture) => picture.resize(SQUARE_PX, SQUARE_PX, { fit: 'cover' }))
    const files = await Promise.all(AVATAR_WIDTHS.map((width) => webp(pixels, width)))
    return { width: SQUARE_PX, height: SQUARE_PX, files }
  })

async function avif(pixels: Pixels, width: number): Promise<MadeFile> {
  const picture = (await fromPixels(pixels)).resize(width).avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' })
  return { width, format: 'avif', bytes: await picture.toBuffer() }
}

async function webp(pixels: Pixels, width: number): Promise<MadeFile> {
  const picture = (await fromPixels(pixels)).resize(width).webp({ quality: 78 })
  return { width, format: 'webp', bytes: await picture.toBuffer() }
}
