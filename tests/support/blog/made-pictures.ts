import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Stands in everything of a file that is not its pixels, and must never come out again. */
export const MARK = 'LEAK-7f3a-30.2672N-97.7431W'

/** A small picture with more than one color, before it is encoded. */
export const aPicture = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#d9480f' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2b8a3e' } }, left: 0, top: 0 },
  ])

/** One chunk of a PNG file. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const PNG_SIGN = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG of one color and one bit a pixel: any size in few bytes. */
export function anEmptyPng(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const chunks = [pngChunk('IHDR', header), ...extra, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([PNG_SIGN, ...chunks])
}

/** A chunk that says `MARK` and then swells to `bytes` when it is unpacked. */
export function aSwellingChunk(type: 'zTXt' | 'iCCP', bytes: number): Buffer {
  const content = Buffer.alloc(bytes)
  content.write(MARK)
  return pngChunk(type, Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(content)]))
}

/** The same JPEG with more segments behind its start. */
export function withSegments(jpeg: Buffer, segments: readonly [marker: number, payload: string][]): Buffer {
  const inserted = segments.map(([marker, payload]) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(payload.length + 2, 2)
    return Buffer.concat([head, Buffer.from(payload, 'latin1')])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...inserted, jpeg.subarray(2)])
}

const ONE_PIXEL = { width: 1, height: 1 }

/** A GIF of `frames` frames of one pixel; `screen` and `frame` are the sizes it says. */
export function aGif(frames: number, screen = ONE_PIXEL, frame = ONE_PIXEL): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\xff\x80\0\0\x80\xff', 'latin1')
  header.writeUInt16LE(screen.width, 6)
  header.writeUInt16LE(screen.height, 8)
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0])
  const pixels = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  pixels.writeUInt16LE(frame.width, 5)
  pixels.writeUInt16LE(frame.height, 7)
  return Buffer.concat([header, ...Array.from({ length: frames }, () => [control, pixels]).flat(), Buffer.from([0x3b])])
}

/** What a phone writes beside its pixels: where it was, and who holds it. */
export const EXIF = {
  IFD0: { Artist: MARK, Copyright: MARK, ImageDescription: MARK },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 2/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 44/1 35/1' },
}
