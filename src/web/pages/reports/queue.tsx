import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useSearchParams } from '../../ui/router/router-context.tsx'
import { PAGE_SIZE } from '../../../shared/forum/forum.ts'
import { REASON_NAMES, STATE_NAMES } from '../../../shared/forum/report-words.ts'
import { type CaseSummary, REPORT_STATES, type ReportState } from '../../../shared/forum/reports.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { caseCountsQuery, casesQuery, type ModerationScope } from '../../queries/reports.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { exactTime } from '../../ui/words/time-words.ts'
import './reports.css'

const EMPTY: Record<ReportState, string> = {
  'open': 'All caught up. Reported posts will show up here, oldest first.',
  'in-progress': 'No cases in progress. Ones you or a moderator start on will show up here.',
  'resolved': 'Nothing yet. Reports we acted on will show up here.',
  'rejected': 'Nothing yet. Reports of posts we left up will show up here.',
}

/** Which part of the queue an address asks for. */
export function filterOf(search: URLSearchParams): { state: ReportState; page: number } {
  const state = REPORT_STATES.find((known) => known === search.get('state')) ?? 'open'
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return { state, page }
}

/** What members reported, by post. */
export function Queue({ scope, path }: { scope: ModerationScope; path: string }) {
  const api = useApi()
  const { state, page } = filterOf(useSearchParams()[0])
  const { data, isPending } = useQuery(casesQuery(api, scope, state, page))
  const { data: counts } = useQuery(caseCountsQuery(api, scope))
  const addressOf = (to: number) => `${path}?state=${state}&page=${to}`
  return (
    <section className="card rep-card" aria-labelledby="reports-queue" aria-busy={isPending}>
      <h2 id="reports-queue">Reported posts</h2>
      <nav className="rep-states" aria-label="Status">
        {REPORT_STATES.map((name) => (
          <Link key={name} to={`${path}?state=${name}`} aria-current={name === state ? 'true' : undefined} preserveScroll>
            {STATE_NAMES[name]}
            {counts && <span className="rep-count"> {counts[name].toLocaleString('en-US')}</span>}
          </Link>
        ))}
      </nav>
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
    </section>
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
        {author ?? 'Former member'} · {reportCount} {reportCount === 1 ? 'report' : 'reports'} · first {exactTime(firstAt)}
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
