import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../ui/router/router-context.tsx'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { caseQuery } from '../../../queries/forum/reports-queries.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { titleOf } from '../../frame/head.ts'
import { Case } from '../../reports/case.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { NothingHere } from '../states/nothing-here.tsx'
import { isStaff, loadForStaff } from '../for-staff.ts'

/** A reported post, for moderators. Source: D14 */
function ReportPage() {
  const { postId = '' } = useParams()
  const api = useApi()
  const { data: me, isPending } = useQuery(currentUserQuery(api))
  const { data: view, isPending: isOnItsWay } = useQuery({ ...caseQuery(api, 'forum', postId), enabled: isStaff(me) })
  const crumbs = [{ label: 'Reports', to: '/forum/reports' }, { label: 'Reported post' }]
  if (isPending || (isStaff(me) && isOnItsWay)) return <ForumPage crumbs={crumbs} isNarrow>{null}</ForumPage>
  if (!isStaff(me) || !view) return <NothingHere />
  return (
    <ForumPage crumbs={crumbs} isNarrow>
      <div className="page-h">
        <h1>Reported post</h1>
      </div>
      <Case key={postId} scope="forum" view={view} />
    </ForumPage>
  )
}

export const page: PageModule = {
  Component: ReportPage,
  head: { title: titleOf('Reported post'), description: 'For moderators of the On Joue parent community.' },
  load: (site, { params }) => loadForStaff(site, [caseQuery(site.api, 'forum', params['postId'] ?? '')]),
}
