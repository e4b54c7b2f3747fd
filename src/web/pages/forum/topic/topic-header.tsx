import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, CalendarDays, Eye, MessageSquare } from 'lucide-react'
import { FORMER_MEMBER } from '../../../../shared/accounts/accounts.ts'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { bookmark } from '../../../queries/forum/writing-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { counted } from '../../../../shared/text/count-words.ts'
import { TopicBadges } from '../lists/topic-list.tsx'
import { TopicTools } from './topic-tools.tsx'
import { useToggle } from '../use-toggle.ts'

/** Title, badges and figures of a topic, and what can be done with it as a whole. */
export function TopicHeader({ topic }: { topic: TopicView }) {
  const { title, user, createdAt, views, replyCount, can } = topic
  return (
    <header className="t-head">
      <p className="t-badges">
        <TopicBadges topic={topic} />
      </p>
      <h1>{title}</h1>
      <p className="meta">
        <span>
          By{' '}
          <b>
            {user && user.id !== FORMER_MEMBER.id ? (
              <Link to={`/forum/members/${user.username}`}>{user.username}</Link>
            ) : (
              (user?.username ?? 'Unknown')
            )}
          </b>
        </span>
        <span>
          <Eye className="i" aria-hidden />
          {counted(views, 'view')}
        </span>
        <span>
          <MessageSquare className="i" aria-hidden />
          {counted(replyCount, 'reply', 'replies')}
        </span>
        <span>
          <CalendarDays className="i" aria-hidden />
          <RelativeTime at={createdAt} />
        </span>
      </p>
      {(can?.bookmark || can?.rename || can?.removeDetails || can?.moderate) && (
        <div className="t-tools">
          {can.bookmark && <BookmarkTopic topic={topic} />}
          <TopicTools topic={topic} />
        </div>
      )}
    </header>
  )
}

function BookmarkTopic({ topic }: { topic: TopicView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { isOn, toggle } = useToggle(topic.isBookmarked ?? false, async (isBookmarked) => {
    await bookmark(api, 'topics', topic.id, isBookmarked)
    queries.setQueryData<TopicView>(['topic', topic.id], (shown) => shown && { ...shown, isBookmarked })
    await queries.invalidateQueries({ queryKey: ['bookmarks'] })
  })
  return (
    <button type="button" className="ghost" aria-pressed={isOn} onClick={toggle}>
      <Bookmark className="i" aria-hidden />
      {isOn ? 'Bookmarked' : 'Bookmark'}
    </button>
  )
}
