import type { Facts } from '../../shared/playground/playground.ts'
import type { SitePicture } from '../../shared/pictures/site-pictures.ts'
import type { Theme } from '../../shared/frame/theme.ts'
import type { Head } from '../../web/entry-server.tsx'
import { shareTags, structuredData, escape, jsonText } from './share-tags.ts'

/** The files a page needs, by address. */
export interface PageFiles {
  scripts: string[]
  styles: string[]
  fonts: string[]
  /** The script that fetches the others, in time. */
  start: string
  /** The one of them that runs the page. */
  entry: string
  /** Styles for visits without scripts. */
  noScript: string
  /** Styles of the page about the API. */
  apiDocs: string
}

interface DocumentParts {
  siteUrl: URL
  theme: Theme
  head: Head
  /** In pieces. */
  html: readonly Uint8Array[]
  state: unknown
  files: PageFiles
  facts: Facts | undefined
  /** What the owner shows where links are shared; undefined for the original. */
  sharePicture: SitePicture | undefined
  /** Whether search engines may keep it, if it has an address for them. */
  isIndexed: boolean
  /** Development only: what Vite puts into the head. */
  extraHead?: string
}

/** The whole HTML document around a rendered page, in UTF-8. */
export function htmlDocument({ siteUrl, theme, head, html, state, files, facts, sharePicture, isIndexed, extraHead = '' }: DocumentParts): Uint8Array<ArrayBuffer> {
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`
  const before = `<!doctype html>
<html lang="en-US"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(head.title)}</title>
<meta name="description" content="${escape(head.description)}">
${files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<noscript><link rel="stylesheet" href="${files.noScript}"></noscript>
${head.canonical && isIndexed ? '' : '<meta name="robots" content="noindex">\n'}${shareTags(head, sharePicture, siteUrl)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="#FFD2C7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1B3157" media="(prefers-color-scheme: dark)">
${structuredData(head, facts, siteUrl)}${extraHead}
</head>
<body>
<div id="root">`
  const after = `</div>
<script type="application/json" id="state">${jsonText(state)}</script>
<script type="module" src="${files.start}" id="start" data-entry="${files.entry}" data-files="${files.scripts.join(' ')}" fetchpriority="low"></script>
</body>
</html>
`
  return Buffer.concat([Buffer.from(before), ...html, Buffer.from(after)])
}
