import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from '../../../ui/router/router-context.tsx'
import type { BlogDraftView } from '../../../../shared/blog/blog.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officePostQuery } from '../../../queries/office/blog-queries.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { AllPosts, PostEditor } from './post-editor.tsx'
import { nameOfWindow } from './draft/window-name.ts'
import '../../info/article.css'
import './blog.css'

/** One post of the blog, to be written. */
function PostPage() {
  const id = useParams()['id'] ?? ''
  return <Post key={id} id={id} />
}

function Post({ id }: { id: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(officePostQuery(useApi(), id))
  const tab = useWindowName()
  // The editor begins with what the site has now, not with what this window saw before.
  const [start, setStart] = useState<BlogDraftView>()
  if (!start && data && !isFetching) setStart(data)
  if (start && tab) return <PostEditor start={start} tab={tab} />
  const waits = isPending || isFetching || Boolean(data)
  return (
    <OfficePage title={data?.title || 'Blog post'} isBusy={waits} acts={<AllPosts />}>
      <noscript>
        <p className="card">To write and publish posts, turn on JavaScript in your browser.</p>
      </noscript>
      {data === null ? <p className="card">This post no longer exists.</p> : <QueryError isPending={waits} onRetry={refetch} />}
    </OfficePage>
  )
}

function useWindowName(): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => void nameOfWindow().then(setName), [])
  return name
}

export const page: PageModule = {
  Component: PostPage,
  head: (queries, { params }) => officeHead(queries.getQueryData<BlogDraftView | null>(['office', 'blog-post', params['id']])?.title || 'Blog post'),
  load: (site, { params }) => loadOffice(site, officePostQuery(site.api, params['id'] ?? '')),
}
