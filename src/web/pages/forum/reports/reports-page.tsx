import { removalsQuery } from '../../../queries/forum/removals-queries.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { titleOf } from '../../frame/head.ts'
import { RemovalsDue } from '../../reports/removals-due.tsx'
import { Queue, queueQueries } from '../../reports/queue.tsx'
import { StaffPage } from '../staff-page.tsx'
import { loadForStaff } from '../for-staff.ts'

/** What members reported, for moderators. Source: D14 */
const ReportsPage = () => (
  <StaffPage title="Reports" lead="Posts that members reported, and posts held for review.">
    <div className="rep-stack">
      <RemovalsDue />
      <Queue scope="forum" path="/forum/reports" />
    </div>
  </StaffPage>
)

export const page: PageModule = {
  Component: ReportsPage,
  head: { title: titleOf('Reports'), description: 'For moderators of the On Joue parent community.' },
  load: (site, { search }) => {
    const { counts, waiting, listed } = queueQueries(site.api, 'forum', search)
    return loadForStaff(site, [counts, waiting, listed.query, removalsQuery(site.api, 'open', 1)])
  },
}
