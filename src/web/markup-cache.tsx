import { QueryClientProvider } from '@tanstack/react-query'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { newQueryClient } from './queries/client/query-client.ts'
import type { RenderMarkup } from './ui/prerendered.tsx'

/** Of keys and markup: some 5,000 posts. */
const MAX_BYTES = 32 * 2 ** 20

/**
 * Markup that was rendered before, as bytes, by what it shows. It holds nothing that isn't in its key, so it never goes
 * stale. React puts a mark where it belongs: the bytes of a page of posts needn't be made again for every page.
 */
export class MarkupCache {
  readonly #cache = new LRUCache<string, Uint8Array>({ maxSize: MAX_BYTES, sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length })
  readonly #queries = newQueryClient()
  /** No one can write a mark into a post without knowing this. */
  readonly #secret = crypto.randomUUID()

  /**
   * Renders a page.
   *
   * @param toPage - makes the page's element, given what renders the parts of it that may be known
   * @returns its bytes in pieces, in UTF-8
   */
  render(toPage: (renderMarkup: RenderMarkup) => React.ReactNode): Uint8Array[] {
    const parts: Uint8Array[] = []
    const html = renderToString(toPage((key, children) => `\u0001${this.#secret}${parts.push(this.#markupOf(key, children)) - 1}\u0001`))
    return html.split(`\u0001${this.#secret}`).flatMap((piece, at) => {
      if (at === 0) return [encode(piece)]
      const end = piece.indexOf('\u0001')
      return [parts[Number(piece.slice(0, end))] ?? encode(''), encode(piece.slice(end + 1))]
    })
  }

  #markupOf(key: string, children: Parameters<RenderMarkup>[1]): Uint8Array {
    const known = this.#cache.get(key)
    if (known) return known
    const markup = encode(renderToString(<QueryClientProvider client={this.#queries}>{children()}</QueryClientProvider>))
    this.#cache.set(key, markup)
    return markup
  }
}

const encoder = new TextEncoder()
const encode = (text: string): Uint8Array => encoder.encode(text)
