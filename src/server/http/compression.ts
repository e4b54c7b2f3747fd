import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The same bytes in every encoding a browser may ask for. */
export type Encoded = Record<Encoding, Uint8Array<ArrayBuffer>>

/**
 * @param brotliQuality - how hard to try: 11 for what is compressed once, less for what a visitor waits for
 * @param known - brotli's encoding, where somebody has made it already
 */
export async function encodeAll(bytes: Uint8Array<ArrayBuffer>, brotliQuality: number, known?: Encoded['br']): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    known ?? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(bytes),
  ])
  return { br, gzip: gz, identity: bytes }
}

/** The best encoding that `accept-encoding` allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
