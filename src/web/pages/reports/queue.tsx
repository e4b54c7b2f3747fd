import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useSearchParams } from '../../ui/router/router-context.tsx'
import { PAGE_SIZE } from '../../../shared/forum/forum.ts'
import { REASON_NAMES, STATE_NAMES } from '../../../shared/forum/reports/report-words.ts'
import { type CaseSummary, REPORT_STATES, type ReportState } from '../../../shared/forum/reports/reports.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { type Api } from '../../queries/client/api.ts'
import { caseCountsQuery, casesQuery, waitingPostsQuery, type ModerationScope } from '../../queries/forum/reports-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { exactTime } from '../../ui/words/time-words.ts'
import { WaitingPosts } from './waiting-posts.tsx'
import { inDigits } from '../../../shared/text/count-words.ts'
import './reports.css'

const EMPTY: Record<ReportState, string> = {
  'open': 'All caught up. Reported posts will show up here, oldest first.',
  'in-progress': 'No cases in progress. Ones you or a moderator start on will show up here.',
  'resolved': 'Nothing yet. Reports we acted on will show up here.',
  'rejected': 'Nothing yet. Reports of posts we left up will show up here.',
}

const QUEUE_FILTERS = [...REPORT_STATES, 'review'] as const
type QueueFilter = (typeof QUEUE_FILTERS)[number]

/** Which part of the queue an address asks for. */
function filterOf(search: URLSearchParams): { state: QueueFilter; page: number } {
  const state = QUEUE_FILTERS.find((known) => known === search.get('state')) ?? 'open'
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return { state, page }
}

/** What the queue shows for an address. */
export function queueQueries(api: Api, scope: ModerationScope, search: URLSearchParams) {
  const { state, page } = filterOf(search)
  const listed =
    state === 'review' ? ({ state, query: waitingPostsQuery(api, scope, page) } as const) : ({ state, query: casesQuery(api, scope, state, page) } as const)
  return { counts: caseCountsQuery(api, scope), waiting: waitingPostsQuery(api, scope, 1), listed }
}

interface QueueProps {
  scope: ModerationScope
  path: string
}

/** What members reported, by post, or what is held for review. */
export function Queue({ scope, path }: QueueProps) {
  const { state, page } = filterOf(useSearchParams()[0])
  return (
    <section className="card rep-card" aria-labelledby="reports-queue">
      <h2 id="reports-queue">{state === 'review' ? 'Held for review' : 'Reported posts'}</h2>
      <Filters {...{ scope, path, state }} />
      {state === 'review' ? (
        <WaitingPosts scope={scope} page={page} addressOf={(to) => `${path}?state=review&page=${to}`} />
      ) : (
        <Cases {...{ scope, path, state, page }} />
      )}
    </section>
  )
}

function Filters({ scope, path, state }: QueueProps & { state: QueueFilter }) {
  const api = useApi()
  const { data: counts } = useQuery(caseCountsQuery(api, scope))
  const { data: waiting } = useQuery(waitingPostsQuery(api, scope, 1))
  const amounts = { ...counts, review: waiting?.total }
  return (
    <nav className="rep-states" aria-label="Status">
      {QUEUE_FILTERS.map((name) => (
        <Link key={name} to={`${path}?state=${name}`} aria-current={name === state ? 'true' : undefined} preserveScroll>
          {name === 'review' ? 'Held for review' : STATE_NAMES[name]}
          {amounts[name] !== undefined && <span className="rep-count"> {inDigits(amounts[name])}</span>}
        </Link>
      ))}
    </nav>
  )
}

function Cases({ scope, path, state, page }: QueueProps & { state: ReportState; page: number }) {
  const api = useApi()
  const { data, isPending } = useQuery(casesQuery(api, scope, state, page))
  const addressOf = (to: number) => `${path}?state=${state}&page=${to}`
  return (
    <div aria-busy={isPending}>
      {data?.items.length === 0 && (
        <p className="muted" role="status">
          {EMPTY[state]}
        </p>
      )}
      {!data && !isPending && <p role="alert">We couldn’t load the reports. Please reload the page.</p>}
      <ul className="rep-queue">
        {data?.items.map((item) => (
          <Item key={item.postId} item={item} path={path} />
        ))}
      </ul>
      {data && <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} label="Reports" addressOf={addressOf} />}
    </div>
  )
}

const Item = ({ item: { postId, title, author, excerpt, reasons, reportCount, firstAt }, path }: { item: CaseSummary; path: string }) => (
  <li>
    <Flag className="i" aria-hidden />
    <div>
      <p>
        <Link className="link" to={`${path.replace(/\/reports$/, '')}/reports/${postId}`}>
          {title}
        </Link>
      </p>
      <p className="rep-excerpt">{excerpt || 'The post was deleted.'}</p>
      <p className="small muted">
        {author ?? 'Former member'} · {reportCount} {reportCount === 1 ? 'report' : 'reports'} · first reported {exactTime(firstAt)}
      </p>
      <p className="rep-reasons">
        {reasons.map((reason) => (
          <Badge key={reason} look={reason === 'child-details' ? 'bad' : 'quiet'}>
            {REASON_NAMES[reason]}
          </Badge>
        ))}
      </p>
    </div>
  </li>
)
