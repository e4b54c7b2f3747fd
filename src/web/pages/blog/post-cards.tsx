import { useQuery } from '@tanstack/react-query'
import { type BlogCard, blogAddress } from '../../../shared/blog/blog.ts'
import seesaw from '../../art/empty-seesaw.svg'
import { useApi } from '../../queries/client/api-context.tsx'
import { blogPostsQuery } from '../../queries/blog-queries.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonLine, Skeletons } from '../../ui/skeleton.tsx'
import { shortDate } from '../../ui/words/time-words.ts'
import { BlogPicture } from './blog-picture.tsx'
import { Byline } from './byline.tsx'
import './cards.css'

/** How many cards stand in for a list whose length is not known. Source: R158, docs/rules/requirements.md */
const SKELETONS = 3
const CARD_SIZES = '(min-width: 1061px) 25rem, (min-width: 641px) 50vw, 100vw'
const FIRST_SIZES = '(min-width: 1061px) 45rem, 100vw'

/** The newest posts, or `limit` of them. */
export function PostList({ limit }: { limit?: number }) {
  const { data: posts, isPending, isError, refetch } = useQuery(blogPostsQuery(useApi(), limit))
  if (isPending) return <CardSkeletons count={limit ?? SKELETONS} />
  if (isError) {
    return (
      <div className="empty" role="alert">
        <p>Error loading blog posts. Please try again later.</p>
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => void refetch()}>
          Try Again
        </button>
      </div>
    )
  }
  return posts.length === 0 ? <NoPosts /> : <PostCards posts={posts} level="h2" hasLead />
}

const NoPosts = () => (
  <div className="empty">
    <img src={seesaw} alt="" width="240" height="135" />
    <p>No blog posts found. Check back soon for new content!</p>
    <a className={buttonClass({ look: 'line' })} href="/#waitlist">
      Join the Waitlist
    </a>
  </div>
)

const CardSkeletons = ({ count }: { count: number }) => (
  <Skeletons className="grid3 card-skeletons" count={count}>
    <div className="bcard">
      <span className="im sk" />
      <div className="bd">
        <SkeletonLine size="disc" />
        <SkeletonLine size="title" />
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine size="short" />
      </div>
    </div>
  </Skeletons>
)

interface PostCardsProps {
  posts: readonly BlogCard[]
  /** The level of their titles on this page. */
  level: 'h2' | 'h3'
  /** Whether the first one takes a whole row. */
  hasLead?: boolean
}

/** Posts as cards. */
export const PostCards = ({ posts, level, hasLead = false }: PostCardsProps) => (
  <div className="grid3">
    {posts.map((post, at) => (
      <PostCard key={post.id} post={post} level={level} isLead={hasLead && at === 0} />
    ))}
  </div>
)

function PostCard({ post, level: Heading, isLead }: { post: BlogCard; level: 'h2' | 'h3'; isLead: boolean }) {
  const { id, slug, title, excerpt, featuredImage, featuredImageAlt, publishedAt } = post
  const titleId = `post-${id}`
  return (
    <article className={isLead ? 'bcard first' : 'bcard'}>
      {featuredImage && (
        <div className="im">
          <BlogPicture src={featuredImage} alt={featuredImageAlt} sizes={isLead ? FIRST_SIZES : CARD_SIZES} isFirst={isLead} />
        </div>
      )}
      <div className="bd">
        <Byline author={post} />
        <Heading id={titleId}>
          <Link to={blogAddress(slug)}>{title}</Link>
        </Heading>
        <p className="ex">{excerpt}</p>
        <div className="ft">
          {publishedAt && <time dateTime={publishedAt}>{shortDate(publishedAt)}</time>}
          <Link className="link" to={blogAddress(slug)} aria-describedby={titleId}>
            Read More →
          </Link>
        </div>
      </div>
    </article>
  )
}
