import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../queries/accounts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { removalsQuery } from '../../../queries/removals.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { titleOf } from '../../frame/head.ts'
import { RemovalsDue } from '../../reports/removals-due.tsx'
import { Queue, queueQueries } from '../../reports/queue.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { isStaff, loadForStaff } from '../staff.ts'

/** What members reported, for moderators. Source: D14 */
function ReportsPage() {
  const { data: me, isPending } = useQuery(currentUserQuery(useApi()))
  if (isPending) return <ForumPage crumbs={[{ label: 'Reports' }]}>{null}</ForumPage>
  if (!isStaff(me)) return <NothingHere />
  return (
    <ForumPage crumbs={[{ label: 'Reports' }]}>
      <div className="page-h">
        <div>
          <h1>Reports</h1>
          <p>Posts that members reported, and posts held for review.</p>
        </div>
      </div>
      <div className="rep-stack">
        <RemovalsDue />
        <Queue scope="forum" path="/forum/reports" />
      </div>
    </ForumPage>
  )
}

export const page: PageModule = {
  Component: ReportsPage,
  head: { title: titleOf('Reports'), description: 'For moderators of the On Joue parent community.' },
  load: (site, { search }) => {
    const { counts, waiting, listed } = queueQueries(site.api, 'forum', search)
    return loadForStaff(site, [counts, waiting, listed.query, removalsQuery(site.api, 'open', 1)])
  },
}
