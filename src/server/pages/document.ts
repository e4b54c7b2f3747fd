import type { ShownBlogPost } from '../../shared/blog/blog.ts'
import type { Facts } from '../../shared/playground/playground.ts'
import type { SitePicture } from '../../shared/pictures/site-pictures.ts'
import type { Theme } from '../../shared/frame/theme.ts'
import type { Head } from '../../web/entry-server.tsx'
import { FEEDS } from '../feeds/feeds.ts'
import { blogPostData, organizationData, questionsData } from './structured-data.ts'

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

const SITE_PICTURE = {
  picture: '/share.png',
  size: { width: 1200, height: 630 },
  alt: 'On Joue, where childhood flourishes: a paper-cut playground under a rosy-cheeked sun',
}

const ownPicture = ({ src, alt, width, height }: SitePicture) => ({ picture: src, alt, size: { width, height } })

function shareTags({ title, description, canonical, post }: Head, own: SitePicture | undefined, siteUrl: URL): string {
  if (!canonical) return ''
  const here = (path: string) => new URL(path, siteUrl).href
  const { picture, alt, size } = (post && pictureOf(post)) ?? (own && ownPicture(own)) ?? SITE_PICTURE
  const properties: [property: string, content: string][] = [
    ['og:type', post ? 'article' : 'website'],
    ['og:site_name', 'On Joue'],
    ['og:locale', 'en_US'],
    ['og:title', post?.shareTitle ?? post?.title ?? title],
    ['og:description', post?.shareDescription ?? description],
    ['og:url', here(canonical)],
    ['og:image', here(picture)],
    ...Object.entries(size ?? {}).map(([side, pixels]): [string, string] => [`og:image:${side}`, String(pixels)]),
    ['og:image:alt', alt],
    ...(post?.publishedAt ? [property('article:published_time', post.publishedAt)] : []),
    ...(post?.updatedAt ? [property('article:modified_time', post.updatedAt)] : []),
  ]
  return [
    `<link rel="canonical" href="${escape(here(canonical))}">`,
    ...FEEDS.filter(({ page }) => canonical.startsWith(page)).map(
      ({ title, path }) => `<link rel="alternate" type="application/rss+xml" title="${escape(title)}" href="${path}">`,
    ),
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}

/** The picture messengers show with a post; they show no drawings of the kind our illustrations are. */
function pictureOf({ sharePicture, featuredImage, featuredImageAlt, title }: ShownBlogPost) {
  const picture = [sharePicture, featuredImage].find((address) => address && !address.endsWith('.svg'))
  return picture ? { picture, alt: picture === featuredImage ? featuredImageAlt : title, size: undefined } : undefined
}

/** Rendered here only: React would make script elements from markup, which the content policy forbids. */
function structuredData({ canonical, slogan, post, questions = [] }: Head, facts: Facts | undefined, siteUrl: URL): string {
  const data = [
    ...(facts && canonical === '/' ? [organizationData(facts, siteUrl, slogan)] : []),
    ...(canonical && post ? blogPostData(post, siteUrl) : []),
    ...(canonical && questions.length > 0 ? [questionsData(questions)] : []),
  ]
  return data.map((piece) => `<script type="application/ld+json">${jsonText(piece)}</script>\n`).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** JSON that can stand inside a script element: nothing in it can end the element or open a comment. */
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const property = (name: string, value: string): [string, string] => [name, value]
