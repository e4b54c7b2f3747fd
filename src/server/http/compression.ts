import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>

/**
 * What someone waits for: a tenth larger than with quality 5 and the usual window, in a quarter of the time. It's half a
 * millisecond for a page. Handing it to threads costs that much again, and more when many pages are made at once.
 */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 }
/** What is compressed once and sent a thousand times. */
const SMALL = { [constants.BROTLI_PARAM_QUALITY]: 11 }

/** As small as it gets, which takes a while. */
export const compressSmall = (bytes: Bytes): Promise<Bytes> => promisify(brotliCompress)(bytes, { params: SMALL })

/** The body of an answer. It's compressed when someone first asks for an encoding, and remembered. */
export class Body {
  readonly identity: Bytes
  readonly #encoded: { [E in Encoding]?: Bytes }

  /** @param br - brotli's encoding, if the build has made it already */
  constructor(identity: Bytes, br?: Bytes) {
    this.identity = identity
    this.#encoded = { identity, ...(br && { br }) }
  }

  in(encoding: Encoding): Bytes {
    return (this.#encoded[encoding] ??= encoding === 'br' ? brotliCompressSync(this.identity, { params: QUICK }) : gzipSync(this.identity))
  }
}

/** The best encoding that `accept-encoding` allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
