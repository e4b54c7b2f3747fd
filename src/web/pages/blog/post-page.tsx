import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from '../../ui/router/router-context.tsx'
import { blogAddress, type ShownBlogAnswer } from '../../../shared/blog/blog.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { blogPostQuery } from '../../queries/blog-queries.ts'
import { SkeletonLine, Skeletons } from '../../ui/skeleton.tsx'
import type { HeadFromData } from '../frame/head.ts'
import { load, missing, type PageModule } from '../frame/page-data.ts'
import { BackToPosts, Post, PostNotLoaded } from './post.tsx'

function PostPage() {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const { data, isPending, refetch } = useQuery(blogPostQuery(useApi(), slug, search.get('preview')))
  // One main part for all of these: the focus stands in it since the page was opened.
  return (
    <main id="main" tabIndex={-1}>
      {data && <Post key={data.post.id} answer={data} />}
      {isPending && <PostSkeleton />}
      {!data && !isPending && <PostNotLoaded onRetry={data === null ? undefined : () => void refetch()} />}
    </main>
  )
}

const PostSkeleton = () => (
  <div className="article art-head">
    <BackToPosts />
    <h1 className="vh">Blog post</h1>
    <Skeletons className="post-skeleton" count={1}>
      <SkeletonLine size="title" />
      <SkeletonLine size="disc" />
      <span className="sk sk-cover" />
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine size="short" />
    </Skeletons>
  </div>
)

const head: HeadFromData = (queries, { params, search }) => {
  const answer = queries.getQueryData<ShownBlogAnswer | null>(['blog-post', params.slug ?? '', search.get('preview')])
  if (answer === null) return { title: 'Error Loading Blog Post | On Joue Blog', description: 'We couldn’t find that blog post.' }
  if (!answer) return { title: 'On Joue Blog', description: '' }
  const { post } = answer
  return {
    title: `${post.title} | On Joue Blog`,
    description: post.excerpt,
    canonical: post.isPreview ? undefined : blogAddress(post.slug),
    post,
  }
}

export const page: PageModule = {
  Component: PostPage,
  head,
  load: async (site, { params, search }) => {
    const answer = await load(site, blogPostQuery(site.api, params.slug ?? '', search.get('preview')))
    return answer === null ? missing() : null
  },
}
