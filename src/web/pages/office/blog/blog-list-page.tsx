import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useNavigate, useSearchParams } from '../../../ui/router/router-context.tsx'
import { BLOG_STATE_NAMES, OFFICE_POSTS_PER_PAGE, type OfficePosts, type OfficePostView } from '../../../../shared/office/blog/office-blog.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { createPost, officePostsQuery } from '../../../queries/office/blog-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ShortDay } from '../../../ui/words/short-day.tsx'
import { exactTime, shortDate } from '../../../ui/words/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { filtersIn } from '../frame/list-params.ts'
import { ListPages, ListTools } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { StateBadge } from './state-badge.tsx'
import './blog.css'
import { keysOf } from '../../../../shared/typed-object.ts'

const PATH = '/office/blog'
const FILTER_NAMES = ['search', 'state', 'page'] as const
const STATES = keysOf(BLOG_STATE_NAMES).map((state) => [state, BLOG_STATE_NAMES[state]] as const)

/** Everything written for the blog. */
function BlogListPage() {
  const filters = filtersIn(useSearchParams()[0], FILTER_NAMES)
  const { data, isPending, refetch } = useQuery(officePostsQuery(useApi(), filters.toString()))
  return (
    <OfficePage title="Blog" note="Posts for parents. Only admins can see drafts." isBusy={isPending} acts={<NewPost />}>
      <noscript>
        <p className="card">To write and publish posts, turn on JavaScript in your browser.</p>
      </noscript>
      {data ? <Posts {...data} filters={filters} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function NewPost() {
  const api = useApi()
  const navigate = useNavigate()
  const { act, pending } = useAct()
  const begin = () =>
    act(async () => {
      const { id } = await createPost(api)
      await navigate(`${PATH}/${id}`)
    })
  return (
    <button type="button" className={buttonClass({ small: true })} aria-disabled={pending} onClick={begin}>
      <PenLine className="i" aria-hidden />
      New Blog Post
    </button>
  )
}

function Posts({ posts, total, counts, filters }: OfficePosts & { filters: URLSearchParams }) {
  const all = counts.draft + counts.scheduled + counts.published
  const choices = [
    { value: '', label: 'All', count: all },
    ...STATES.map(([value, name]) => ({ value, label: name, count: counts[value] })),
  ]
  return (
    <section className="card" aria-label="Posts">
      <ListTools path={PATH} filters={filters} label="Search posts" choices={choices} names={{ state: 'state', words: 'search' }} />
      <p className="small muted" role="status">
        {total > 0 && `${total} of ${all} posts`}
        {total === 0 && (all === 0 ? 'No posts yet. Click “New blog post” to start one.' : 'No posts match. Try a different word or status.')}
      </p>
      {posts.length > 0 && <PostTable posts={posts} />}
      <ListPages path={PATH} filters={filters} total={total} pageSize={OFFICE_POSTS_PER_PAGE} label="Posts" />
    </section>
  )
}

const PostTable = ({ posts }: { posts: readonly OfficePostView[] }) => (
  <table className="adm-table blog-table">
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col">Status</th>
        <th scope="col">Published</th>
        <th scope="col">Last edited</th>
      </tr>
    </thead>
    <tbody>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </tbody>
  </table>
)

const PostRow = ({ post: { id, title, authorName, state, publishedAt, isPending, changedAt } }: { post: OfficePostView }) => (
  <tr>
    <td>
      <Link className="link" to={`${PATH}/${id}`}>
        {title || 'Untitled'}
      </Link>
      <span className="small muted">{authorName}</span>
    </td>
    <td>
      <span className="blog-marks">
        <StateBadge state={state} />
        {isPending && <Badge look="warn">Unpublished changes</Badge>}
      </span>
    </td>
    <td className="muted">{publishedAt && state !== 'draft' && <time dateTime={publishedAt}>{state === 'scheduled' ? exactTime(publishedAt) : shortDate(publishedAt)}</time>}</td>
    <td className="muted">
      <span className="stacked">Last edited </span>
      <ShortDay at={changedAt} />
    </td>
  </tr>
)

export const page: PageModule = {
  Component: BlogListPage,
  load: (site, { search }) => loadOffice(site, officePostsQuery(site.api, filtersIn(search, FILTER_NAMES).toString())),
}
