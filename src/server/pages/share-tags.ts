import type { ShownBlogPost } from '../../shared/blog/blog.ts'
import type { Facts } from '../../shared/playground/playground.ts'
import type { SitePicture } from '../../shared/pictures/site-pictures.ts'
import type { Head } from '../../web/entry-server.tsx'
import { FEEDS } from '../feeds/feeds.ts'
import { blogPostData, organizationData, questionsData } from './structured-data.ts'

const SITE_PICTURE = {
  picture: '/share.png',
  size: { width: 1200, height: 630 },
  alt: 'On Joue, where childhood flourishes: a paper-cut playground under a rosy-cheeked sun',
}

const ownPicture = ({ src, alt, width, height }: SitePicture) => ({ picture: src, alt, size: { width, height } })

/** What a page is called and shows where someone shares it. */
export function shareTags({ title, description, canonical, post }: Head, own: SitePicture | undefined, siteUrl: URL): string {
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
export function structuredData({ canonical, slogan, post, questions = [] }: Head, facts: Facts | undefined, siteUrl: URL): string {
  const data = [
    ...(facts && canonical === '/' ? [organizationData(facts, siteUrl, slogan)] : []),
    ...(canonical && post ? blogPostData(post, siteUrl) : []),
    ...(canonical && questions.length > 0 ? [questionsData(questions)] : []),
  ]
  return data.map((piece) => `<script type="application/ld+json">${jsonText(piece)}</script>\n`).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** JSON that can stand inside a script element: nothing in it can end the element or open a comment. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const property = (name: string, value: string): [string, string] => [name, value]
