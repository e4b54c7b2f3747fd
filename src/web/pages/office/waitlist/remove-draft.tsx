import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { AnnouncementView } from '../../../../shared/waitlist/announcements.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { dropAnnouncementsData, removeDraft } from '../../../queries/office/waitlist-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'

/** Throws a draft away, once it is asked for twice. */
export function RemoveDraft({ announcement: { id, subject }, onRemoved }: { announcement: AnnouncementView; onRemoved: () => void }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    act(async () => {
      await removeDraft(api, id)
      onRemoved()
      showToast({ tone: 'good', title: 'Deleted', text: `Deleted the draft “${subject}”. Nothing was sent.` })
      await navigate('/office/waitlist', { replace: true })
      await dropAnnouncementsData(queries, id)
    })
  return (
    <>
      <button type="button" className={buttonClass({ look: 'quiet' })} aria-disabled={pending} onClick={() => setAsking(true)}>
        Delete Draft
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this draft?"
          confirmLabel="Delete Draft"
          pendingLabel="Deleting..."
          pending={pending}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>This permanently deletes “{subject}”, including unsaved changes. No one was emailed.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
