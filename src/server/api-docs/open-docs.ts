import { openApiDocument } from '../../api/openapi/document.ts'
import type { Theme } from '../../shared/theme.ts'
import type { PageFiles } from '../document.ts'
import type { KeptPage } from '../page-cache.ts'
import { keptPage } from '../rendering.ts'
import { docsPage } from './docs-page.ts'

/** The page about the API in each theme, made when somebody first opens it. It is the same for everyone. */
export function openDocs(siteUrl: URL, files: () => PageFiles, pageHeaders: Readonly<Record<string, string>>) {
  const kept = new Map<Theme, Promise<KeptPage>>()
  const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' }
  const make = async (theme: Theme) => keptPage(String(await docsPage(openApiDocument(), siteUrl, files(), theme)), headers)
  return (theme: Theme): Promise<KeptPage> => {
    const page = kept.get(theme) ?? make(theme)
    kept.set(theme, page)
    return page
  }
}
