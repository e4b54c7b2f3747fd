import type { QueryClient } from '@tanstack/react-query'
import type { ShownBlogPost } from '../../../shared/blog/blog.ts'

/** What a page says about itself in the document's head. */
export interface Head {
  title: string
  description: string
  /** Path under which search engines should know the page; absent for pages they should not keep. */
  canonical?: string
  /** What the place says of itself in a line, for search engines. */
  slogan?: string | undefined
  /** The blog post the page is, for search engines and messengers. */
  post?: ShownBlogPost
  /** Questions the page answers for certain, for search engines. */
  questions?: readonly { question: string; answer: string }[]
}

/** Which page of its kind is shown. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** A head that depends on what the page shows; asked again whenever the data behind it changes. */
export type HeadFromData = (queries: QueryClient, address: Address) => Head

/** What a route carries besides its component. */
export interface PageHandle {
  head?: Head | HeadFromData
  /** Source file of the page, so that the server can name its scripts and styles early. */
  file: string
  /** A page of the office that opens only to a password given recently. */
  isInner?: true
}

/** A route's handle as ours: every route of `routes.tsx` has one of these, or none. */
export const toPageHandle = (handle: unknown): PageHandle | undefined => handle as PageHandle | undefined

interface Match {
  handle?: unknown
  params: Address['params']
}

const NO_HEAD: Head = { title: 'On Joue', description: '' }

/** The head of the innermost matched route that has one. */
export function headOf(matches: readonly Match[], queries: QueryClient, search: string): Head {
  const match = matches.findLast(({ handle }) => toPageHandle(handle)?.head)
  const head = toPageHandle(match?.handle)?.head
  if (!match || !head) return NO_HEAD
  return typeof head === 'function' ? head(queries, { params: match.params, search: new URLSearchParams(search) }) : head
}

/** What a page is called in the browser's tab and by search engines; later pages of a list say which they are. */
export const titleOf = (name: string, page = 1): string => `${name}${page > 1 ? `, Page ${page}` : ''} | On Joue`

/** The head of a page that is for its own reader: search engines are not to keep any of them. */
export const memberHead = (name: string): Head => ({ title: titleOf(name), description: 'For members of the On Joue parent community.' })
