import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AtSign, CheckCheck, Eye, EyeOff, Flag, type LucideIcon, MessageSquare, Reply, TriangleAlert } from 'lucide-react'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { type NotificationKind, type NotificationView, REVIEW_NEWS, topicAddress } from '../../../../shared/forum/forum.ts'
import seesaw from '../../../art/empty-seesaw.svg'
import { currentUserQuery } from '../../../queries/accounts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { alertsQuery } from '../../../queries/alerts.ts'
import { notificationsQuery } from '../../../queries/forum.ts'
import { readAllNotifications, readNotification } from '../../../queries/forum-writing.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { type PageModule } from '../../frame/page-data.ts'
import { titleOf } from '../../frame/head.ts'
import { addressWith, isBeyond, pageIn, pagePart, pagesOf } from '../addresses.ts'
import { Failed } from '../failed.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { LoginPrompt } from '../login-prompt.tsx'
import { loadOwnMarks } from '../topic/own-marks.ts'
import { isStaff } from '../staff.ts'
import { NothingThisFar } from '../nothing-this-far.tsx'
import { Alerts } from './alerts.tsx'
import { TopicSkeletons } from './topic-list.tsx'
import { useAct } from '../use-act.ts'
import './search.css'

function NotificationsPage() {
  const page = pageIn(useSearchParams()[0])
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return (
    <ForumPage crumbs={[{ label: 'Notifications' }]}>
      <div className="page-h">
        <div>
          <h1>Notifications</h1>
        </div>
        {me && me.unreadNotifications > 0 && <ReadAll me={me} />}
      </div>
      {me === null ? <LoginPrompt>Please log in to see your notifications.</LoginPrompt> : isStaff(me) && <Alerts />}
      {me && <Notifications page={page} />}
    </ForumPage>
  )
}

function ReadAll({ me }: { me: CurrentUser }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const readAll = () =>
    act(async () => {
      await readAllNotifications(api)
      queries.setQueryData<CurrentUser>(['me'], { ...me, unreadNotifications: 0 })
      await Promise.all([queries.invalidateQueries({ queryKey: ['notifications'] }), queries.invalidateQueries({ queryKey: ['alerts'], exact: true })])
    })
  return (
    <button type="button" className="ghost" aria-disabled={pending} onClick={readAll}>
      <CheckCheck className="i" aria-hidden />
      Mark All as Read
    </button>
  )
}

function Notifications({ page }: { page: number }) {
  const { data, isPending, refetch } = useQuery(notificationsQuery(useApi(), page))
  if (isPending) return <TopicSkeletons />
  if (!data) return <Failed onRetry={refetch}>We couldn’t load your notifications.</Failed>
  const addressOf = (to: number) => addressWith('/forum/notifications', { page: pagePart(to) })
  if (isBeyond(data, page)) return <NothingThisFar firstPage={addressOf(1)} />
  if (data.items.length === 0) {
    return (
      <div className="card empty">
        <img src={seesaw} alt="" width="240" height="135" />
        <h2>All quiet</h2>
        <p>Replies and mentions will show up here.</p>
      </div>
    )
  }
  return (
    <>
      <ul className="card hits news">
        {data.items.map((item) => (
          <Notification key={item.id} item={item} />
        ))}
      </ul>
      <Pagination page={page} pages={pagesOf(data.total)} label="Notifications" addressOf={addressOf} />
    </>
  )
}

const WORDS: Record<NotificationKind, { text: string; Icon: LucideIcon }> = {
  'topic-reply': { text: 'replied to your topic', Icon: MessageSquare },
  'post-reply': { text: 'replied to you in', Icon: Reply },
  'mention': { text: 'mentioned you in', Icon: AtSign },
  'report-resolved': { text: 'reviewed your report and took action in', Icon: Flag },
  'report-rejected': { text: 'reviewed your report and left the post up in', Icon: Flag },
  'warning': { text: 'sent you a note about your post in', Icon: TriangleAlert },
  'post-hidden': { text: 'will take a look at your post. Members reported it, and it’s hidden until then in', Icon: EyeOff },
  'post-shown': { text: 'looked at your post, and everyone can read it again in', Icon: Eye },
  'post-released': { text: 'reviewed your post, and everyone can read it now in', Icon: Eye },
  'post-refused': { text: 'looked at your post and didn’t put it up in', Icon: EyeOff },
  'post-upheld': { text: 'agreed with the reports, and your post stays hidden in', Icon: EyeOff },
}

const FROM_TEAM: ReadonlySet<NotificationKind> = new Set(['report-resolved', 'report-rejected', 'warning', ...REVIEW_NEWS])

function Notification({ item: { id, kind, user, topic, post, note, createdAt, isRead } }: { item: NotificationView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { text, Icon } = WORDS[kind]
  const name = user?.username ?? (FROM_TEAM.has(kind) ? 'The On Joue team' : 'Unknown')
  /** No one waits for this; a notification that stays unread does no harm. */
  const markRead = async () => {
    if (isRead) return
    await readNotification(api, id)
    queries.setQueryData<CurrentUser | null>(
      ['me'],
      (me) => me && { ...me, unreadNotifications: Math.max(0, me.unreadNotifications - 1) },
    )
    await queries.invalidateQueries({ queryKey: ['notifications'] })
  }
  return (
    <li>
      <Avatar id={user?.id} name={name} picture={user?.avatar} />
      <div>
        <p className="news-what">
          <Icon className="i" aria-hidden />
          <span>
            <b>{name}</b> {text}{' '}
            <Link className="link" to={topicAddress(topic, post)} onClick={() => void markRead().catch(() => {})}>
              {topic.title}
            </Link>
          </span>
          {!isRead && <Badge look="info">New</Badge>}
        </p>
        {kind === 'post-hidden' && <p className="snippet">{`Reason: ${note}. You can edit your post, and a moderator will look again.`}</p>}
        <p className="snippet">{kind === 'warning' ? note : post.excerpt}</p>
        <p className="small muted">
          <RelativeTime at={createdAt} />
        </p>
      </div>
    </li>
  )
}

export const page: PageModule = {
  Component: NotificationsPage,
  head: (_, { search }) => ({
    title: titleOf('Notifications', pageIn(search)),
    description: 'For members of the On Joue parent community.',
  }),
  load: async (site, { search }) => {
    const own = await loadOwnMarks(site, notificationsQuery(site.api, pageIn(search)))
    if (isStaff(site.queries.getQueryData<CurrentUser | null>(['me']))) await loadOwnMarks(site, alertsQuery(site.api))
    return own
  },
}
