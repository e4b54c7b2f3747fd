import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { findCompressed } from './compressed-files.ts'
import { chooseEncoding, type Encoded, encodeAll } from '../http/compression.ts'
import { PAGE_HEADERS } from '../http/headers.ts'

/** The browser's files as the build left them. */
export const CLIENT_FOLDER = join(import.meta.dirname, '../../../dist/client')

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** Already compressed by their format. */
const DENSE = new Set(['.png', '.woff2', '.ico'])

const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
const BEST_BROTLI = 11

interface Asset {
  bytes: Uint8Array<ArrayBuffer>
  encoded: Promise<Encoded> | undefined
  headers: Record<string, string>
}

/** The built files, in memory: a few hundred kilobytes, so that no request waits for the disk. */
export class Assets {
  readonly #byPath: Map<string, Asset>

  constructor(folder: string) {
    this.#byPath = new Map(
      filesIn(folder).map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, readAsset(file)]),
    )
  }

  /** The answer for a file's address, or undefined when there is no such file. */
  async answer(request: Request, path: string): Promise<Response | undefined> {
    const asset = this.#byPath.get(path)
    if (!asset) return undefined
    if (request.headers.get('if-none-match') === asset.headers.etag) {
      return new Response(null, { status: 304, headers: asset.headers })
    }
    const encoding = asset.encoded ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined) : 'identity'
    if (encoding === 'identity' || !asset.encoded) return new Response(asset.bytes, { headers: asset.headers })
    const body = (await asset.encoded)[encoding]
    return new Response(body, { headers: { ...asset.headers, 'content-encoding': encoding } })
  }
}

/** The contents of every file that becomes smaller by compressing it. */
export const readCompressible = (folder: string): Uint8Array<ArrayBuffer>[] =>
  filesIn(folder)
    .filter((file) => !DENSE.has(extname(file)))
    .map((file) => new Uint8Array(readFileSync(file)))

/** A file in every encoding; where the build has not compressed it, that takes a while. */
export const compressAsset = (bytes: Uint8Array<ArrayBuffer>): Promise<Encoded> =>
  encodeAll(bytes, BEST_BROTLI, findCompressed(bytes))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.vite'))

function readAsset(file: string): Asset {
  const bytes = new Uint8Array(readFileSync(file))
  const ending = extname(file)
  const isHashed = /[\\/]assets[\\/]/.test(file)
  const dense = DENSE.has(ending)
  return {
    bytes,
    encoded: dense ? undefined : compressAsset(bytes),
    headers: {
      ...PAGE_HEADERS,
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'cache-control': isHashed ? ONE_YEAR : ONE_HOUR,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      ...(!dense && { vary: 'accept-encoding' }),
    },
  }
}
