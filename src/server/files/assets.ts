import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { findCompressed } from './compressed-files.ts'
import { contentTypeOf } from './content-types.ts'
import type { OtherBuilds } from './other-builds.ts'
import { Body } from '../http/compression.ts'
import { PAGE_HEADERS } from '../http/headers.ts'
import { answerWith, type CachedPage } from '../http/cache/page-cache.ts'
import { BUILD } from './project-folders.ts'

/** The browser's files as the build left them. */
export const CLIENT_FOLDER = join(BUILD, 'client')

/** Already compressed by their format. */
const DENSE = new Set(['.png', '.woff2', '.ico'])

const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

interface BuiltFile {
  file: string
  bytes: Uint8Array<ArrayBuffer>
  /** From when it's first asked for. */
  asset?: CachedPage
}

/** The built files, in memory: a running site serves its own files after the next build, too, and what it finds of others. */
export class Assets {
  readonly #byPath: Map<string, BuiltFile>
  readonly #otherBuilds: OtherBuilds | undefined

  constructor(folder: string, otherBuilds?: OtherBuilds) {
    this.#otherBuilds = otherBuilds
    this.#byPath = new Map(
      filesIn(folder).map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, { file, bytes: new Uint8Array(readFileSync(file)) }]),
    )
  }

  has(path: string): boolean {
    return this.#byPath.has(path)
  }

  /** The answer for a file's address, or undefined when there is no such file. */
  async answer(request: Request, path: string): Promise<Response | undefined> {
    const built = this.#byPath.get(path) ?? (await this.#findElsewhere(path))
    return built && answerWith((built.asset ??= toAsset(built)), request)
  }

  async #findElsewhere(path: string): Promise<BuiltFile | undefined> {
    const bytes = await this.#otherBuilds?.read(path)
    const found = bytes && { file: path, bytes }
    if (found) this.#byPath.set(path, found)
    return found
  }
}

/** The contents of every file that becomes smaller by compressing it. */
export const readCompressible = (folder: string): Uint8Array<ArrayBuffer>[] =>
  filesIn(folder)
    .filter((file) => !DENSE.has(extname(file)))
    .map((file) => new Uint8Array(readFileSync(file)))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.vite'))

function toAsset({ file, bytes }: BuiltFile): CachedPage {
  const ending = extname(file)
  const isHashed = /[\\/]assets[\\/]/.test(file)
  const dense = DENSE.has(ending)
  return {
    body: new Body(bytes, dense ? undefined : findCompressed(bytes)),
    headers: {
      ...PAGE_HEADERS,
      'content-type': contentTypeOf(file),
      'cache-control': isHashed ? ONE_YEAR : ONE_HOUR,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      ...(!dense && { vary: 'accept-encoding' }),
    },
  }
}
