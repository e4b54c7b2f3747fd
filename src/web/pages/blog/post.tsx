import { type BlogLink, blogAddress, type ShownBlogAnswer, type ShownBlogPost } from '../../../shared/blog/blog.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'
import { longDate } from '../../ui/words/time-words.ts'
import { ArticleBody } from './article-body.tsx'
import { BlogPicture } from './blog-picture.tsx'
import { Byline } from './byline.tsx'
import { PostCards } from './post-cards.tsx'
import { ShareLinks } from './share-links.tsx'
import '../info/article.css'
import './post.css'

const COVER_SIZES = '(min-width: 60rem) 56rem, calc(100vw - 2.5rem)'

export const BackToPosts = () => (
  <Link className="back" to="/blog">
    ← Back to all posts
  </Link>
)

/** A whole post, and ways on. */
export function Post({ answer: { post, previous, next, related } }: { answer: ShownBlogAnswer }) {
  return (
    <>
      <article>
        <header className="article art-head">
          {post.isPreview && <p className="told preview-note">This is a preview. Only people with this link can see it.</p>}
          <BackToPosts />
          <h1>{post.title}</h1>
          <Byline author={post}>
            <When {...{ post }} />
          </Byline>
        </header>
        {post.featuredImage && (
          <div className="art-cover">
            <BlogPicture src={post.featuredImage} alt={post.featuredImageAlt} sizes={COVER_SIZES} isFirst />
          </div>
        )}
        <div className="article prose">
          <ArticleBody body={post.body} />
        </div>
        <footer className="article art-end">
          <ShareLinks address={post.address} title={post.title} />
        </footer>
      </article>
      <Neighbors previous={previous} next={next} />
      {related.length > 0 && (
        <section className="keep-reading">
          <div className="wrap">
            <h2>Keep reading</h2>
            <PostCards posts={related} level="h3" />
          </div>
        </section>
      )}
    </>
  )
}

function When({ post: { authorTitle, publishedAt, updatedAt, readingMinutes } }: { post: ShownBlogPost }) {
  return (
    <span className="when">
      {authorTitle && <span aria-hidden> · </span>}
      {publishedAt && (
        <>
          <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
          <span aria-hidden> · </span>
        </>
      )}
      <span>{readingMinutes} min read</span>
      {updatedAt && (
        <>
          <span aria-hidden> · </span>
          <span>
            Updated <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
          </span>
        </>
      )}
    </span>
  )
}

function Neighbors({ previous, next }: { previous: BlogLink | null; next: BlogLink | null }) {
  if (!previous && !next) return null
  const link = (post: BlogLink | null, label: string) =>
    post && (
      <Link to={blogAddress(post.slug)} rel={label === 'Next post' ? 'next' : 'prev'}>
        <span className="small muted">{label}</span>
        <b>{post.title}</b>
      </Link>
    )
  return (
    <nav className="wrap neighbors" aria-label="More posts">
      {link(previous, 'Previous post')}
      {link(next, 'Next post')}
    </nav>
  )
}

/** A post that is not there, or did not come. */
export function PostNotLoaded({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className="article art-head post-failed">
      <BackToPosts />
      <h1>Error Loading Blog Post</h1>
      <p>We couldn't load this blog post. It may have been removed or there was a temporary issue.</p>
      <p className="ways">
        <Link className={buttonClass()} to="/blog">
          Return to Blog
        </Link>
        {onRetry && (
          <button type="button" className={buttonClass({ look: 'line' })} onClick={onRetry}>
            Try Again
          </button>
        )}
      </p>
    </div>
  )
}
