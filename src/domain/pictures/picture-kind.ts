const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const PNG = '\x89PNG\r\n\x1a\n'
/** The brands a file of the AVIF kind names within its first box. */
const AVIF = /^(avif|avis)$/

/** As the decoder calls it. */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif'

/** What a file says it is with its first bytes, as the decoder calls it; undefined for all that the site does not read. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  if (ascii(bytes, 0, 8) === PNG) return 'png'
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return ascii(bytes, 4, 8) === 'ftyp' && AVIF.test(ascii(bytes, 8, 12)) ? 'heif' : undefined
}
