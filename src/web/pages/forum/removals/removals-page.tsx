import { useQuery } from '@tanstack/react-query'
import { PAGE_SIZE } from '../../../../shared/forum/forum.ts'
import { REMOVAL_HOURS } from '../../../../shared/forum/removals/removal-words.ts'
import { REMOVAL_STATES, type RemovalState } from '../../../../shared/forum/removals/removals.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { removalCountsQuery, removalsQuery } from '../../../queries/forum/removals-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { titleOf } from '../../frame/head.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { RemovalList } from '../../reports/removals-due.tsx'
import { StaffPage } from '../staff-page.tsx'
import { loadForStaff } from '../for-staff.ts'
import { inDigits } from '../../../../shared/text/count-words.ts'

const PATH = '/forum/removals'
const NAMES: Record<RemovalState, string> = { open: 'Open', decided: 'Decided' }
const EMPTY: Record<RemovalState, string> = {
  open: 'All caught up. Requests will show up here, the one due first at the top.',
  decided: 'Nothing yet. Decided requests will show up here.',
}

/** What people asked us to remove, and how long is left. For staff. */
const RemovalsPage = () => (
  <StaffPage isBelowReports title="Removal requests" lead={<>Intimate pictures and child safety. Each has to be decided within {REMOVAL_HOURS} hours.</>}>
    <RemovalQueue />
  </StaffPage>
)

function RemovalQueue() {
  const api = useApi()
  const { state, page } = filterOf(useSearchParams()[0])
  const { data, isPending } = useQuery(removalsQuery(api, state, page))
  const { data: counts } = useQuery(removalCountsQuery(api))
  return (
    <section className="card rep-card" aria-label={NAMES[state]} aria-busy={isPending}>
      <nav className="rep-states" aria-label="Status">
        {REMOVAL_STATES.map((name) => (
          <Link key={name} to={`${PATH}?state=${name}`} aria-current={name === state ? 'true' : undefined} preserveScroll>
            {NAMES[name]}
            {counts && <span className="rep-count"> {inDigits(counts[name])}</span>}
          </Link>
        ))}
      </nav>
      {data?.items.length === 0 && (
        <p className="muted" role="status">
          {EMPTY[state]}
        </p>
      )}
      {!data && !isPending && <p role="alert">We couldn’t load the requests. Please reload the page.</p>}
      {data && <RemovalList items={data.items} />}
      {data && <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} label="Requests" addressOf={(to) => `${PATH}?state=${state}&page=${to}`} />}
    </section>
  )
}

/** Which part of the list an address asks for. */
function filterOf(search: URLSearchParams): { state: RemovalState; page: number } {
  const state = REMOVAL_STATES.find((known) => known === search.get('state')) ?? 'open'
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return { state, page }
}

export const page: PageModule = {
  Component: RemovalsPage,
  head: { title: titleOf('Removal requests'), description: 'For moderators of the On Joue parent community.' },
  load: (site, { search }) => {
    const { state, page: number } = filterOf(search)
    return loadForStaff(site, [removalsQuery(site.api, state, number), removalCountsQuery(site.api)])
  },
}
