import { useQueryClient } from '@tanstack/react-query'
import { ArrowRightLeft, AtSign, Check, Eye, EyeOff, Flag, Lock, type LucideIcon, Merge, MessageSquare, Pencil, Reply, Split, TriangleAlert } from 'lucide-react'
import type { CurrentUser } from '../../../../../shared/accounts/accounts.ts'
import { DECISION_NEWS, type NotificationKind, type NotificationView, REVIEW_NEWS, TOPIC_NEWS, topicAddress } from '../../../../../shared/forum/forum.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { readNotification } from '../../../../queries/forum/writing-queries.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Link } from '../../../../ui/link.tsx'
import { counted } from '../../../../../shared/text/count-words.ts'
import { RelativeTime } from '../../../../ui/words/relative-time.tsx'
import { useAct } from '../../use-act.ts'
import './news.css'

const WORDS: Record<NotificationKind, { text: string; Icon: LucideIcon }> = {
  'topic-reply': { text: 'replied to your topic', Icon: MessageSquare },
  'post-reply': { text: 'replied to you in', Icon: Reply },
  'mention': { text: 'mentioned you in', Icon: AtSign },
  'report-resolved': { text: 'reviewed your report and took action in', Icon: Flag },
  'report-rejected': { text: 'reviewed your report and left the post up in', Icon: Flag },
  'topic-hidden': { text: 'hid your topic', Icon: EyeOff },
  'topic-shown': { text: 'made your topic visible again:', Icon: Eye },
  'topic-locked': { text: 'locked your topic', Icon: Lock },
  'topic-merged': { text: 'made your topic part of', Icon: Merge },
  'posts-moved': { text: 'moved a post of yours to', Icon: Split },
  'topic-moved': { text: 'moved your topic to another category:', Icon: ArrowRightLeft },
  'topic-renamed': { text: 'renamed your topic. It’s now called', Icon: Pencil },
  'warning': { text: 'sent you a note about your post in', Icon: TriangleAlert },
  'post-hidden': { text: 'is reviewing your reported post in', Icon: EyeOff },
  'post-shown': { text: 'looked at your post, and everyone can read it again in', Icon: Eye },
  'post-taken-down': { text: 'took down your post in', Icon: EyeOff },
  'post-edited': { text: 'edited your post in', Icon: Pencil },
  'post-released': { text: 'reviewed your post, and everyone can read it now in', Icon: Eye },
  'post-refused': { text: 'looked at your post and didn’t put it up in', Icon: EyeOff },
  'post-upheld': { text: 'agreed with the reports, and your post stays hidden in', Icon: EyeOff },
}

const FROM_TEAM: ReadonlySet<NotificationKind> = new Set(['report-resolved', 'report-rejected', 'warning', ...REVIEW_NEWS, ...TOPIC_NEWS])
/** Those that a member may object to. */
const OBJECTED: ReadonlySet<NotificationKind> = new Set([...DECISION_NEWS, ...TOPIC_NEWS, 'warning'])
const senderOf = ({ user, kind }: NotificationView): string => user?.username ?? (FROM_TEAM.has(kind) ? 'The On Joue team' : 'Unknown')

/** One line of news: all of it is a link, and a button beside it marks it as read. */
export function NewsRow({ news }: { news: NotificationView }) {
  const { kind, user, topic, post, note, createdAt, isRead, others } = news
  const name = senderOf(news)
  const { text, Icon } = WORDS[kind]
  const markRead = useMarkRead(news)
  const { act, pending } = useAct()
  return (
    <li className={isRead ? undefined : 'is-new'}>
      <span className="news-face">
        <Avatar id={user?.id} name={name} picture={user?.avatar} />
        <span className="news-kind">
          <Icon className="i" aria-hidden />
        </span>
      </span>
      <div>
        {/* No one waits for this; news that stays unread does no harm. */}
        <Link className="news-what" to={topicAddress(topic, post)} onClick={() => void markRead().catch(() => {})}>
          {!isRead && <span className="vh">New: </span>}
          <b>{name}</b>
          {others > 0 && ` and ${counted(others, 'other')}`} {text} <b>{topic.title}</b>
        </Link>
        {kind === 'post-hidden' && <p className="news-note">{`It’s hidden until then. Reason: ${note}. If you edit it, a moderator looks again.`}</p>}
        {OBJECTED.has(kind) && (
          <p className="news-note">
            {note && (kind === 'warning' ? note : `Reason: ${note}`)}
            {note && <br />}
            Think we got it wrong? <a className="link" href="/#contact">Write to us</a>
          </p>
        )}
        <p>{post.excerpt}</p>
      </div>
      <RelativeTime at={createdAt} />
      {!isRead && (
        <button type="button" className="icon-btn" title="Mark as read" aria-disabled={pending} onClick={() => act(markRead)}>
          <span className="news-dot" />
          <Check className="i" aria-hidden />
          <span className="vh">Mark as read: {topic.title}</span>
        </button>
      )}
    </li>
  )
}

function useMarkRead({ id, isRead, count }: NotificationView): () => Promise<void> {
  const [api, queries] = [useApi(), useQueryClient()]
  return async () => {
    if (isRead) return
    await readNotification(api, id)
    queries.setQueryData<CurrentUser | null>(['me'], (me) => me && { ...me, unreadNotifications: Math.max(0, me.unreadNotifications - count) })
    await queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === 'notifications' || key === 'me' })
  }
}
