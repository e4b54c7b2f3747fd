import { useQuery } from '@tanstack/react-query'
import { type PostView, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { Redirect } from '../../../ui/router/page-route.ts'
import { useParams, useSearchParams } from '../../../ui/router/router-context.tsx'
import type { Page } from '../../../queries/client/api.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { postPlaceQuery, postsQuery, topicQuery } from '../../../queries/forum/forum-queries.ts'
import type { Crumb } from '../../frame/breadcrumb.tsx'
import { type HeadFromData, titleOf } from '../../frame/head.ts'
import { load, missing, type PageData, type PageLoader, type PageModule } from '../../frame/page-data.ts'
import { addressWith, idIn, pageIn, pagePart } from '../addresses.ts'
import { Failed } from '../states/failed.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { loadSidebar } from '../frame/sidebar.tsx'
import { NotHere } from '../states/not-here.tsx'
import { PostSkeletons } from './posts.tsx'
import { replyForm } from '../reply-form.ts'
import { Topic } from './topic.tsx'
import { TopicCompanion } from './topic-companion.tsx'
import './topic.css'

const MISSING = 'Topic Not Found'

function TopicPage() {
  const id = idIn(useParams().id)
  const [search] = useSearchParams()
  const query = useQuery({ ...topicQuery(useApi(), id ?? 0), enabled: id !== undefined })
  const topic = id === undefined ? null : query.data
  // One main part for all of these: the focus stands in it since the page was opened.
  return (
    <ForumPage crumbs={crumbsOf(topic)} place="topic" beside={topic && <TopicCompanion key={id} topic={topic} page={pageIn(search)} />}>
      {topic && <Topic key={id} topic={topic} page={pageIn(search)} />}
      {topic === null && (
        <NotHere title={MISSING} backTo="/forum" backLabel="Back to the forum">
          It may have been deleted, or part of the address is missing.
        </NotHere>
      )}
      {topic === undefined && (
        <>
          <h1 className="vh">Topic</h1>
          {query.isPending ? <PostSkeletons /> : <Failed onRetry={query.refetch}>We couldn’t load this topic.</Failed>}
        </>
      )}
    </ForumPage>
  )
}

/** Where the topic stands; null for none, undefined while it is not known. */
function crumbsOf(topic: TopicView | null | undefined): Crumb[] {
  if (!topic) return [{ label: topic === null ? MISSING : 'Topic' }]
  const { category, title } = topic
  return [
    category ? { label: category.name, to: `/forum/categories/${category.slug}` } : { label: 'Unknown Category' },
    { label: title },
  ]
}

/** How much of the first post describes a topic to search engines, in characters. */
const DESCRIPTION_CHARS = 160

const head: HeadFromData = (queries, { params, search }) => {
  const id = idIn(params.id)
  const topic = id === undefined ? null : queries.getQueryData<TopicView | null>(['topic', id])
  if (topic === null) return { title: titleOf(MISSING), description: 'We couldn’t find that topic.' }
  if (!topic) return { title: 'Topic | On Joue', description: '' }
  const page = pageIn(search)
  const first = queries.getQueryData<Page<PostView>>(['posts', topic.id, page])?.items[0]
  const description = first?.content.replace(/\s+/g, ' ').slice(0, DESCRIPTION_CHARS) || topic.title
  const canonical = topic.isHidden ? undefined : addressWith(topicAddress(topic), { page: pagePart(page) })
  return { title: titleOf(topic.title, page), description, canonical }
}

const loadTopic: PageLoader = async (site, { params, search }) => {
  const sidebar = loadSidebar(site)
  const id = idIn(params.id)
  const topic = id === undefined ? null : await load(site, topicQuery(site.api, id))
  if (topic === null) return sidebar.then(missing)
  const named = topic && (await findNamed(site, topic, search))
  if (named) throw new Redirect(named)
  // A topic that has become part of another one.
  if (topic && topic.id !== id) throw new Redirect(topicAddress(topic), { status: 301 })
  const page = pageIn(search)
  // The address always carries the title as it is now; a page beyond the end leads to the start.
  if (topic && params.slug !== topic.slug) throw new Redirect(addressWith(topicAddress(topic), { page: pagePart(page) }), { status: 301 })
  const [posts] = await Promise.all([load(site, postsQuery(site.api, id ?? 0, page)), sidebar])
  if (topic && posts?.items.length === 0 && page > 1) throw new Redirect(topicAddress(topic))
  return null
}

/** The address of the post that `?post=25` asks for: where only its id is known, the server finds its topic and page. */
async function findNamed(site: PageData, topic: TopicView, search: URLSearchParams): Promise<string | undefined> {
  const id = idIn(search.get('post') ?? '')
  const post = id === undefined ? null : await load(site, postPlaceQuery(site.api, id))
  const home = post && (post.topicId === topic.id ? topic : await load(site, topicQuery(site.api, post.topicId)))
  return post && home ? topicAddress(home, { id: post.id, place: post.number }) : undefined
}

export const page: PageModule = { Component: TopicPage, head, load: loadTopic, forms: [replyForm] }
