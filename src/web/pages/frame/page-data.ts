import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { formAction } from '../../forms/form-action.ts'
import type { PageForm } from '../../forms/page-form.ts'
import type { Api } from '../../queries/client/api.ts'
import { type Loader, PageStatus, type Route } from '../../ui/router/page-route.ts'
import type { Address, Head, HeadFromData, PageHandle } from './head.ts'

/** Where pages get their data, on the server and in the browser alike. */
export interface PageData {
  api: Api
  queries: QueryClient
  /** On the server a page is rendered once, with all its data; in the browser it shows what is there and waits. */
  isServer: boolean
  /** On the server: what is the same for everyone. */
  shared?: SharedData | undefined
}

/** Answers that are the same for everyone, remembered until they change. */
export interface SharedData {
  /** @param ask - asks for the data where it isn't known */
  get(key: readonly unknown[], ask: () => Promise<unknown>): Promise<unknown>
}

/**
 * Asks for what a page shows. On the server it waits; in the browser it only starts, so that the page is there at
 * once, with placeholders.
 *
 * @returns the data where it was waited for, undefined in the browser
 * @throws whatever the query throws, on the server
 */
export async function load<T, K extends QueryKey>(
  { queries, isServer, shared }: PageData,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<T | undefined> {
  if (!import.meta.env.SSR || !isServer) return void queries.prefetchQuery(query)
  if (!shared) return queries.fetchQuery(query)
  const data = await shared.get(query.queryKey, () => queries.fetchQuery(query))
  if (queries.getQueryData(query.queryKey) === undefined) queries.setQueryData<unknown>(query.queryKey, data)
  return data as T
}

/** Loads a page's data; returns null, or {@link missing}. */
export type PageLoader = (site: PageData, address: Address) => Promise<unknown>

/** What a loader returns for a page whose subject does not exist: the page says so, and so does its status. */
export const missing = () => new PageStatus(404)

/** A page loader as the router wants it. */
export const loaderOf =
  (site: PageData, loader: PageLoader): Loader =>
  ({ params, url }) =>
    loader(site, { params, search: url.searchParams })

/** What the file of a page fetched on demand exports under the name `page`. */
export interface PageModule {
  Component: ComponentType
  head?: Head | HeadFromData
  load?: PageLoader
  forms?: readonly PageForm[]
}

export type PageFetch = () => Promise<{ page: PageModule }>

/**
 * A page whose code, head and loader are fetched when it is first opened. Its address is its id, too.
 *
 * @param name - of its file below `pages`, without `-page.tsx`
 */
export const pageRoute = (site: PageData, path: string, name: string, fetch: PageFetch): Route => ({
  id: path,
  path,
  lazy: async () => {
    const { Component, head, load, forms } = (await fetch()).page
    const handle: PageHandle = { head, file: `src/web/pages/${name}-page.tsx` }
    return { Component, handle, loader: load && loaderOf(site, load), action: formAction(site, forms) }
  },
})
