import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFiles } from './document.ts'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const START = 'src/web/start-browser.ts'
const ENTRY = 'src/web/entry-browser.tsx'
const NO_SCRIPT = 'src/web/no-script.css'
const API_DOCS = 'src/web/api-docs.css'

/** Which built files each page needs, read from the build's manifest. */
export class BuildManifest {
  readonly #manifest: Manifest
  readonly #known = new Map<string, PageFiles>()

  constructor(clientFolder: string) {
    this.#manifest = JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'))
  }

  /** @param pages - source files of the page and of what stands around it; unknown ones get what every page has */
  filesFor(pages: readonly string[]): PageFiles {
    const key = pages.join(' ')
    const known = this.#known.get(key)
    if (known) return known
    const files = this.#collect(pages)
    this.#known.set(key, files)
    return files
  }

  #collect(pages: readonly string[]): PageFiles {
    const chunks = new Set<Chunk>()
    this.#follow(ENTRY, chunks)
    for (const page of pages) if (page in this.#manifest) this.#follow(page, chunks)
    const all = [...chunks]
    const entry = this.#chunk(ENTRY)
    // The entry's styles name the order of the cascade layers, so they come first.
    const stylesOf = [entry, ...all].flatMap(({ css = [] }) => css)
    return {
      start: `/${this.#chunk(START).file}`,
      entry: `/${entry.file}`,
      scripts: all.map(({ file }) => `/${file}`),
      styles: [...new Set(stylesOf)].map((file) => `/${file}`),
      fonts: Object.values(this.#manifest)
        .map(({ file }) => `/${file}`)
        .filter((file) => file.endsWith('.woff2')),
      noScript: `/${this.#chunk(NO_SCRIPT).file}`,
      apiDocs: `/${this.#chunk(API_DOCS).file}`,
    }
  }

  #follow(name: string, into: Set<Chunk>) {
    const chunk = this.#chunk(name)
    if (into.has(chunk)) return
    for (const imported of chunk.imports ?? []) this.#follow(imported, into)
    into.add(chunk)
  }

  #chunk(name: string): Chunk {
    const chunk = this.#manifest[name]
    if (!chunk) throw new Error(`The build has no file for ${name}. Please rebuild.`)
    return chunk
  }
}
