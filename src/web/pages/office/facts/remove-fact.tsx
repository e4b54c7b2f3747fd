import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { OfficeFactView } from '../../../../shared/office/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { forgetFact, removeFact } from '../../../queries/office/facts.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'

/** Deletes a fact that was made from a visitor's question, after a second question. */
export function RemoveFact({ fact: { key, label } }: { fact: OfficeFactView }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    act(async () => {
      await removeFact(api, key)
      showToast({ tone: 'good', title: 'Deleted', text: `“${label}” is off the site and out of the assistant.` })
      await navigate('/office/facts', { replace: true })
      await forgetFact(queries, key)
    })
  return (
    <>
      <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={() => setAsking(true)}>
        Delete
      </button>
      {isAsking && (
        <ConfirmDialog title="Delete this fact?" confirmLabel="Delete Fact" pendingLabel="Deleting..." pending={pending} onConfirm={remove} onClose={() => setAsking(false)}>
          <p>This permanently deletes “{label}” and its history. People waiting for this answer won’t be emailed.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
