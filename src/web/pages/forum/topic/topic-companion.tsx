import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpToLine, Reply } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FORMER_MEMBER, type MemberView } from '../../../../shared/accounts/accounts.ts'
import { type PostView, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { postsQuery } from '../../../queries/forum/forum-queries.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { addressWith, pagePart, pagesOf } from '../addresses.ts'
import { useBlocked } from '../blocks/use-blocked.ts'

/** Shorter topics end about where the sidebar does. */
const LEAST_POSTS = 8
const MOST_FACES = 8
/** One for each color of the court. */
const SQUARES = ['rose', 'sun', 'sky', 'leaf', 'caramel', 'ink'] as const
/** How far down the window someone reads, as a share of its height. */
const READING_AT = 0.4

/** Where one is in a long topic and how to get around in it. It stays in view where the sidebar has ended. */
export function TopicCompanion({ topic, page }: { topic: TopicView; page: number }) {
  const api = useApi()
  const { data: me } = useQuery(currentUserQuery(api))
  const { data: posts } = useQuery(postsQuery(api, topic.id, page))
  if (!posts || posts.total <= LEAST_POSTS) return null
  const lastPage = pagesOf(posts.total)
  const newest = page === lastPage ? posts.items.at(-1) : undefined
  return (
    <nav className="card t-companion" aria-labelledby="t-companion">
      <h2 id="t-companion">In this topic</h2>
      <Position posts={posts.items} total={posts.total} />
      <Faces posts={posts.items} />
      <ul>
        <li>
          <Link to={topicAddress(topic, page === 1 ? posts.items[0] : undefined)}>
            <ArrowUpToLine className="i" aria-hidden />
            First post
          </Link>
        </li>
        <li>
          <Link to={newest ? topicAddress(topic, newest) : addressWith(topicAddress(topic), { page: pagePart(lastPage) })}>
            <ArrowDownToLine className="i" aria-hidden />
            {newest ? 'Newest post' : 'Newest posts'}
          </Link>
        </li>
        {topic.can?.reply && me && (
          <li>
            <a href="#reply">
              <Reply className="i" aria-hidden />
              Reply
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Position({ posts, total }: { posts: readonly PostView[]; total: number }) {
  const place = usePostInView(posts)
  const filled = Math.max(1, Math.round((place / total) * SQUARES.length))
  return (
    <div className="needs-script">
      <p className="small">
        Post <b>{place}</b> of {total}
      </p>
      <p className="t-court" aria-hidden="true">
        {SQUARES.map((color, at) => (
          <span key={color} className={at < filled ? `t-square-${color}` : undefined} />
        ))}
      </p>
    </div>
  )
}

/** The place of the post that's read now: the last one that begins above the middle of the window. */
function usePostInView(posts: readonly PostView[]): number {
  const [id, setId] = useState<number>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      const isAbove = ({ id: of }: PostView) => (document.getElementById(`post-${of}`)?.getBoundingClientRect().top ?? Infinity) < innerHeight * READING_AT
      setId(posts.findLast(isAbove)?.id)
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
    }
  }, [posts])
  return (posts.find((post) => post.id === id) ?? posts[0])?.place ?? 1
}

/** Who wrote on this page, the first ones first. */
function Faces({ posts }: { posts: readonly PostView[] }) {
  const isBlocked = useBlocked()
  const people = new Map<number, MemberView>()
  for (const { user, removed } of posts) if (user && !removed && user.id !== FORMER_MEMBER.id && !isBlocked(user)) people.set(user.id, user)
  if (people.size === 0) return null
  const shown = [...people.values()].slice(0, MOST_FACES)
  const more = people.size - shown.length
  return (
    <div className="t-faces">
      {shown.map(({ id, username, avatar }) => (
        <Link key={id} to={`/forum/members/${username}`} title={username}>
          <Avatar small id={id} name={username} picture={avatar} />
          <span className="vh">{username}</span>
        </Link>
      ))}
      {more > 0 && <span className="small muted">and {more} more</span>}
    </div>
  )
}
