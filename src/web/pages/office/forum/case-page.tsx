import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../ui/router/router-context.tsx'
import type { CaseView } from '../../../../shared/forum/reports/reports.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { caseQuery } from '../../../queries/forum/reports-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { Case } from '../../reports/case.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'

/** A reported post in the office. */
function CasePage() {
  const { postId = '' } = useParams()
  const { data, isPending, refetch } = useQuery(caseQuery(useApi(), 'office', postId))
  return (
    <OfficePage
      title="Reported post"
      isBusy={isPending}
      acts={
        <Link className={buttonClass({ look: 'line', small: true })} to="/office/forum">
          All Reports
        </Link>
      }
    >
      {data ? <Case key={postId} scope="office" view={data} /> : data === null ? <DeletedState /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

const DeletedState = () => <p className="card">This post hasn’t been reported, or it no longer exists.</p>

export const page: PageModule = {
  Component: CasePage,
  head: (queries, { params }) => {
    const topic = queries.getQueryData<CaseView | null>(['reports', 'office', 'case', params['postId']])?.topic
    return officeHead(topic ? `Reported post in “${topic.title}”` : 'Reported post')
  },
  load: (site, { params }) => loadOffice(site, caseQuery(site.api, 'office', params['postId'] ?? '')),
}
