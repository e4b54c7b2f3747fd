import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { AnnouncementView } from '../../../../shared/waitlist/announcements.ts'
import { dropAnnouncementsData } from '../../../queries/office/waitlist-queries.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton, PlainAct } from '../frame/forms/page-act.tsx'
import { removeDraftForm } from './waitlist-forms.ts'

const questionOf = (subject: string) => ({
  title: 'Delete this draft?', button: 'Delete Draft', pendingLabel: 'Deleting...',
  text: <p>This permanently deletes “{subject}”, including unsaved changes. No one was emailed.</p>,
})

/** Throws a draft away, once it is asked for twice. Stands in the draft's form. */
export function RemoveDraft({ announcement: { id, subject }, onRemoved }: { announcement: AnnouncementView; onRemoved: () => void }) {
  const [queries, navigate] = [useQueryClient(), useNavigate()]
  const onSent = async () => {
    onRemoved()
    showToast({ tone: 'good', title: 'Deleted', text: `Deleted the draft “${subject}”. Nothing was sent.` })
    await navigate('/office/waitlist', { replace: true })
    await dropAnnouncementsData(queries, id)
  }
  return (
    <ActButton form={removeDraftForm} look={{ look: 'quiet' }} question={questionOf(subject)} needsScripts onSent={onSent}>
      Delete Draft
    </ActButton>
  )
}

/** The same without scripts, beside the draft's form. */
export const PlainRemoveDraft = ({ announcement: { subject } }: { announcement: AnnouncementView }) => (
  <PlainAct form={removeDraftForm} question={questionOf(subject)}>
    Delete Draft
  </PlainAct>
)
