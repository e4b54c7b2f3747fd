import { austinWords } from '../../../../shared/time/austin-time.ts'
import type { OverviewView } from '../../../../shared/office/overview.ts'
import { Link } from '../../../ui/link.tsx'
import { shortDate } from '../../../ui/words/time-words.ts'
import { StateBadge } from '../blog/state-badge.tsx'

/** Drafts, and what was published last. */
export function BlogPanel({ blog: { drafts, published } }: { blog: OverviewView['blog'] }) {
  return (
    <section className="card" aria-labelledby="blog">
      <div className="ch">
        <h2 id="blog">Blog</h2>
        <Link className="link small" to="/office/blog">
          All posts
        </Link>
      </div>
      {drafts.length + published.length === 0 && <p className="muted">No posts yet. Your drafts and posts will show up here.</p>}
      <ul className="todo">
        {drafts.map(({ id, title, publishAt }) => (
          <li key={id}>
            <span>
              <Link className="link" to={`/office/blog/${id}`}>
                {title || 'Untitled'}
              </Link>
              {publishAt && (
                <>
                  <br />
                  <span className="muted">{austinWords(publishAt)}</span>
                </>
              )}
            </span>
            <StateBadge state={publishAt ? 'scheduled' : 'draft'} />
          </li>
        ))}
        {published.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <span>
              <Link className="link" to={`/office/blog/${id}`}>
                {title}
              </Link>
              <br />
              <span className="muted">{shortDate(publishedAt)}</span>
            </span>
            <StateBadge state="published" />
          </li>
        ))}
      </ul>
    </section>
  )
}
