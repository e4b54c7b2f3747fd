import type { Match } from './page-route.ts'

/** An address within the site, and which visit to it. */
export interface SiteLocation {
  pathname: string
  search: string
  hash: string
  key: string
}

/** What is on screen. */
export interface Shown {
  place: SiteLocation
  match: Match | null
  /** How it came: by Back, Forward or with the document; as a new entry of the history; or in place of the last one. */
  arrival: 'POP' | 'PUSH' | 'REPLACE'
  preservesScroll?: boolean
  /** What went wrong on the way. */
  error?: unknown
  /** What the page's action answered, if posting a form brought the document about. */
  posted?: unknown
}

/** What is under way. */
export interface Pending {
  /** Where to; null while all is at rest. */
  place: SiteLocation | null
  isRevalidating: boolean
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean
  /** Leaves the page where it is scrolled to. */
  preserveScroll?: boolean
}

/** What components find the router by; on the server, one that stands still. */
export interface PageRouter {
  readonly shown: Shown
  readonly pending: Pending
  subscribe(listener: () => void): () => void
  navigate(to: string, options?: NavigateOptions): Promise<void>
  /** Fetches a page's code alone, for someone who may go there. Never throws. @returns the page; null where there's none, or no code */
  prefetchCode(to: string): Promise<Match | null>
  revalidate(): Promise<void>
  block(blocker: Blocker): () => void
  /** Has Back close a layer over the page first. @returns to be called when it's closed, however that came about */
  openLayer(close: () => void): () => void
  /** To be called when a page has been drawn. */
  settle(shown: Shown): void
}

/** Asked before the page is left. @returns whether it has to wait for `proceed` */
export type Blocker = (to: SiteLocation, from: SiteLocation, proceed: () => unknown) => boolean

export const AT_REST: Pending = { place: null, isRevalidating: false }

export const siteLocation = ({ pathname, search, hash }: URL | Location, key: string): SiteLocation => ({ pathname, search, hash, key })
