import { useQueryClient } from '@tanstack/react-query'
import { ArrowRightLeft, AtSign, Check, Eye, EyeOff, Flag, Lock, type LucideIcon, MessageSquare, Pencil, Reply, TriangleAlert } from 'lucide-react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { type NotificationKind, type NotificationView, REVIEW_NEWS, TOPIC_NEWS, topicAddress } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { readNotification } from '../../../queries/forum-writing.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../ui/words/count-words.ts'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { useAct } from '../use-act.ts'
import './news.css'

const WORDS: Record<NotificationKind, { text: string; Icon: LucideIcon }> = {
  'topic-reply': { text: 'replied to your topic', Icon: MessageSquare },
  'post-reply': { text: 'replied to you in', Icon: Reply },
  'mention': { text: 'mentioned you in', Icon: AtSign },
  'report-resolved': { text: 'reviewed your report and took action in', Icon: Flag },
  'report-rejected': { text: 'reviewed your report and left the post up in', Icon: Flag },
  'topic-locked': { text: 'locked your topic', Icon: Lock },
  'topic-moved': { text: 'moved your topic to another category:', Icon: ArrowRightLeft },
  'topic-renamed': { text: 'renamed your topic. It’s now called', Icon: Pencil },
  'warning': { text: 'sent you a note about your post in', Icon: TriangleAlert },
  'post-hidden': { text: 'is reviewing your reported post in', Icon: EyeOff },
  'post-shown': { text: 'looked at your post, and everyone can read it again in', Icon: Eye },
  'post-released': { text: 'reviewed your post, and everyone can read it now in', Icon: Eye },
  'post-refused': { text: 'looked at your post and didn’t put it up in', Icon: EyeOff },
  'post-upheld': { text: 'agreed with the reports, and your post stays hidden in', Icon: EyeOff },
}

const FROM_TEAM: ReadonlySet<NotificationKind> = new Set(['report-resolved', 'report-rejected', 'warning', ...REVIEW_NEWS, ...TOPIC_NEWS])
const isOfTopic = (kind: NotificationKind): boolean => TOPIC_NEWS.some((known) => known === kind)
/** Each of these says something of its own. */
const isGrouped = ({ kind, isRead }: NotificationView): boolean => !isRead && !FROM_TEAM.has(kind)

/** News of one kind about one topic, the newest first. */
export type NewsGroup = readonly [NotificationView, ...NotificationView[]]

/** Puts what's unread of the same kind about the same topic together, where its newest stands. */
export function grouped(items: readonly NotificationView[]): NewsGroup[] {
  const groups = new Map<string, [NotificationView, ...NotificationView[]]>()
  for (const item of items) {
    const key = isGrouped(item) ? `${item.topic.id} ${item.kind}` : `${item.id}`
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}

/** Who it's from: “rosa and 3 others”. */
function sendersOf(group: NewsGroup): { name: string; more: string } {
  const [{ user, kind }] = group
  const name = user?.username ?? (FROM_TEAM.has(kind) ? 'The On Joue team' : 'Unknown')
  const others = new Set(group.map((item) => item.user?.username)).size - 1
  return { name, more: others > 0 ? ` and ${counted(others, 'other')}` : '' }
}

/** One line of news: all of it is a link, and a button beside it marks it as read. */
export function NewsRow({ group }: { group: NewsGroup }) {
  const [{ kind, user, topic, post, note, createdAt, isRead }] = group
  const { name, more } = sendersOf(group)
  const { text, Icon } = WORDS[kind]
  const markRead = useMarkRead(group)
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
          {more} {text} <b>{topic.title}</b>
        </Link>
        {kind === 'post-hidden' && <p className="news-note">{`It’s hidden until then. Reason: ${note}. If you edit it, a moderator looks again.`}</p>}
        {isOfTopic(kind) && (
          <p className="news-note">
            {note && `Reason: ${note} `}Think we got it wrong? <a className="link" href="/#contact">Write to us</a>
          </p>
        )}
        <p className={kind === 'warning' ? 'news-note' : undefined}>{kind === 'warning' ? note : post.excerpt}</p>
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

function useMarkRead(group: NewsGroup): () => Promise<void> {
  const [api, queries] = [useApi(), useQueryClient()]
  return async () => {
    const unread = group.filter(({ isRead }) => !isRead)
    if (unread.length === 0) return
    await Promise.all(unread.map(({ id }) => readNotification(api, id)))
    queries.setQueryData<CurrentUser | null>(
      ['me'],
      (me) => me && { ...me, unreadNotifications: Math.max(0, me.unreadNotifications - unread.length) },
    )
    await queries.invalidateQueries({ queryKey: ['notifications'] })
  }
}
