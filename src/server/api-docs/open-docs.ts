import type { OpenApiDocument } from '../../api/openapi/document.ts'
import type { Theme } from '../../shared/theme.ts'
import type { PageFiles } from '../pages/document.ts'
import type { CachedPage } from '../http/page-cache.ts'
import { toCachedPage } from '../pages/rendering.ts'
import { docsPage } from './docs-page.ts'

/** The page about the API in each theme, made when someone first opens it. It is the same for everyone. */
export function openDocs(document: () => OpenApiDocument, siteUrl: URL, files: () => PageFiles, pageHeaders: Readonly<Record<string, string>>) {
  const cached = new Map<Theme, Promise<CachedPage>>()
  const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' }
  const make = async (theme: Theme) => toCachedPage(Buffer.from(String(await docsPage(document(), siteUrl, files(), theme))), headers)
  return (theme: Theme): Promise<CachedPage> => {
    const page = cached.get(theme) ?? make(theme)
    cached.set(theme, page)
    return page
  }
}
