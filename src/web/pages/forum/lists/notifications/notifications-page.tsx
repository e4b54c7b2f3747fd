import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useSearchParams } from '../../../../ui/router/router-context.tsx'
import type { CurrentUser } from '../../../../../shared/accounts/accounts.ts'
import seesaw from '../../../../art/empty-seesaw.svg'
import { currentUserQuery } from '../../../../queries/accounts-queries.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { alertsQuery } from '../../../../queries/alerts-queries.ts'
import { notificationsQuery } from '../../../../queries/forum/forum-queries.ts'
import { readAllNotifications } from '../../../../queries/forum/writing-queries.ts'
import { Pagination } from '../../../../ui/pagination.tsx'
import { inDigits } from '../../../../../shared/text/count-words.ts'
import { type PageModule } from '../../../frame/page-data.ts'
import { titleOf } from '../../../frame/head.ts'
import { addressWith, isBeyond, pageIn, pagePart, pagesOf } from '../../addresses.ts'
import { Failed } from '../../states/failed.tsx'
import { ForumPage } from '../../frame/forum-page.tsx'
import { LoginPrompt } from '../../states/login-prompt.tsx'
import { loadOwnMarks } from '../../topic/own-marks.ts'
import { isStaff } from '../../for-staff.ts'
import { NewsRow } from './news-row.tsx'
import { NothingThisFar } from '../../states/nothing-this-far.tsx'
import { Alerts } from './alerts.tsx'
import { TopicSkeletons } from '../topic-list.tsx'
import { useAct } from '../../use-act.ts'

function NotificationsPage() {
  const page = pageIn(useSearchParams()[0])
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return (
    <ForumPage crumbs={[{ label: 'Notifications' }]} isNarrow>
      <div className="page-h">
        <div>
          <h1>Notifications</h1>
          <p role="status">{me && me.unreadNotifications > 0 && `${inDigits(me.unreadNotifications)} new`}</p>
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
      <ul className="card news">
        {data.items.map((news) => (
          <NewsRow key={news.id} news={news} />
        ))}
      </ul>
      <Pagination page={page} pages={pagesOf(data.total)} label="Notifications" addressOf={addressOf} />
    </>
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
