import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../ui/router/router-context.tsx'
import type { AnnouncementState } from '../../../../shared/waitlist/announcements.ts'
import type { AnnouncementOverview } from '../../../../shared/office/office-waitlist.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { announcementQuery } from '../../../queries/office/waitlist-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { AnnouncementProgress } from './announcement-progress.tsx'
import { announcementForms, doneWithAnnouncement } from './waitlist-forms.ts'
import './waitlist.css'

/** How often progress is asked for while letters go out. */
const POLL_MS = 3_000

const moves = (state: AnnouncementState | undefined): boolean => state === 'sending' || state === 'scheduled'

const titleOf = (id: string | undefined, overview: AnnouncementOverview | undefined): string =>
  id === 'new' ? 'New announcement' : (overview?.announcement.subject ?? 'Announcement')

/** One announcement: written, looked at, sent. */
function AnnouncementPage() {
  const id = useParams()['id'] ?? ''
  const isNew = id === 'new'
  const { data: overview, isPending, error, refetch } = useQuery({
    ...announcementQuery(useApi(), id),
    enabled: !isNew,
    refetchInterval: (query) => (moves(query.state.data?.announcement.state) ? POLL_MS : false),
  })
  const done = doneWithAnnouncement(useCanSendEmail())
  const isDraft = isNew || overview?.announcement.state === 'draft'
  return (
    <OfficePage
      title={titleOf(id, overview)}
      note="Goes to everyone on the waitlist who confirmed their email."
      isBusy={!isNew && isPending}
      done={done}
      acts={
        <Link className={buttonClass({ look: 'line', small: true })} to="/office/waitlist">
          Waitlist
        </Link>
      }
    >
      {!isNew && !overview && <QueryError isPending={isPending} onRetry={refetch} error={error} gone="This announcement no longer exists." />}
      {isDraft && <AnnouncementEditor key={id} overview={isNew ? undefined : overview} />}
      {overview && !isDraft && (
        <div className="adm-stack">
          <AnnouncementProgress announcement={overview.announcement} />
          <AnnouncementPreview announcement={overview.announcement} />
        </div>
      )}
    </OfficePage>
  )
}

export const page: PageModule = {
  Component: AnnouncementPage,
  head: (queries, { params: { id } }) => officeHead(titleOf(id, queries.getQueryData<AnnouncementOverview>(['office', 'announcement', id]))),
  load: async (site, { params }) =>
    params['id'] === 'new' ? null : loadOffice(site, announcementQuery(site.api, params['id'] ?? '')),
  forms: announcementForms,
}
