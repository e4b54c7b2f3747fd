import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodePicture } from './decode-picture.ts'

/** Three pixels wide, two high, each of another color. */
const COLORS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff']
const aPicture = sharp({ create: { width: 3, height: 2, channels: 3, background: '#000000' } }).composite(
  COLORS.map((background, at) => ({ input: { create: { width: 1, height: 1, channels: 3 as const, background } }, left: at % 3, top: Math.floor(at / 3) })),
)

describe('a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('comes out upright, however the camera was held (EXIF orientation %i)', async (orientation) => {
    const rotated = await aPicture.clone().png().withMetadata({ orientation }).toBuffer()
    const { data, info } = await sharp(rotated).autoOrient().raw().toBuffer({ resolveWithObject: true })

    const decoded = await decodePicture(rotated, (picture) => picture.resize(10, 10, { fit: 'inside', withoutEnlargement: true }))

    expect([decoded.width, decoded.height]).toEqual([info.width, info.height])
    expect(decoded.data).toEqual(data)
  })
})
