import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { TextGroupName, TextsOf } from '../../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { newQueryClient } from '../../../queries/client/query-client.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { type PageRouter, siteLocation } from '../../../ui/router/page-router.ts'
import { RouterProvider, stillRouter, useRouter } from '../../../ui/router/router-context.tsx'
import { runLoaders } from '../../../ui/router/run-routes.ts'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { FailedPage } from '../../frame/failed-page.tsx'

interface PreviewedPageProps {
  path: string
  group: TextGroupName
  name: string
  /** What the text says in it. */
  words: string
}

/** A page as a visitor would see it if one of its texts said something else: with data and a router of its own. */
export function PreviewedPage({ path, group, name, words }: PreviewedPageProps) {
  const page = usePage(path, group)
  useEffect(() => {
    page?.queries.setQueryData<TextsOf<TextGroupName>>(['texts', group], (texts) => texts && { ...texts, [name]: words })
  }, [page, group, name, words])
  if (!page) return LOADING
  return (
    <QueryClientProvider client={page.queries}>
      <Suspense fallback={LOADING}>
        <RouterProvider router={page.router} Failed={FailedPage} />
      </Suspense>
    </QueryClientProvider>
  )
}

const LOADING = (
  <Skeletons>
    <SkeletonLine size="title" />
    <SkeletonLine />
    <SkeletonLine size="short" />
  </Skeletons>
)

interface LoadedPage {
  router: PageRouter
  queries: ReturnType<typeof newQueryClient>
}

function usePage(path: string, group: TextGroupName): LoadedPage | undefined {
  const api = useApi()
  const known = useQueryClient()
  const router = useRouter()
  const [page, setPage] = useState<LoadedPage>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const queries = newQueryClient()
      queries.setQueryData(['me'], null)
      for (const key of [['site'], ['facts']]) queries.setQueryData(key, known.getQueryData(key))
      const found = await router?.prefetchCode(path)
      if (found) await runLoaders(found, new URL(path, location.href))
      await queries.ensureQueryData(textsQuery(api, group))
      // Without the outermost frame, which has a document of its own to look after.
      const match = found ? { ...found, routes: found.routes.slice(1) } : null
      if (isWanted) setPage({ queries, router: stillRouter({ place: siteLocation(new URL(path, location.origin), ''), match, arrival: 'POP' }) })
    }
    void load()
    return () => void (isWanted = false)
  }, [api, known, router, path, group])
  return page
}
