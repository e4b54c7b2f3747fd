import type { OpenApiDocument } from '../../api/openapi/openapi-document.ts'
import type { PageFiles } from '../pages/document.ts'
import type { CachedPage } from '../http/cache/page-cache.ts'
import { toCachedPage } from '../pages/rendering.ts'
import { NOT_INDEXED } from '../http/headers.ts'
import { docsPage, type Shown } from './docs-page.ts'

/** The page about the API in each theme, with the sample notice or without, made when someone first opens it. It's the same for everyone. */
export function openDocs(document: () => OpenApiDocument, siteUrl: URL, files: () => PageFiles, pageHeaders: Readonly<Record<string, string>>) {
  const cached = new Map<string, Promise<CachedPage>>()
  const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache', ...NOT_INDEXED }
  const make = async (shown: Shown) => toCachedPage(Buffer.from(String(await docsPage(document(), siteUrl, files(), shown))), headers)
  return (shown: Shown): Promise<CachedPage> => {
    const key = JSON.stringify(shown)
    const page = cached.get(key) ?? make(shown)
    cached.set(key, page)
    return page
  }
}
