import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfficeFactView } from '../../../../shared/office/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { forgetFact, removeFact } from '../../../queries/office/facts.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'

/** Removes a fact that was made from a visitor's question, once it is asked for twice. */
export function RemoveFact({ fact: { key, label } }: { fact: OfficeFactView }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    act(async () => {
      await removeFact(api, key)
      showToast({ tone: 'good', title: 'Removed', text: `“${label}” is no longer on the site, and the assistant does not say it any more.` })
      await navigate('/office/facts', { replace: true })
      await forgetFact(queries, key)
    })
  return (
    <>
      <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={() => setAsking(true)}>
        Remove
      </button>
      {isAsking && (
        <ConfirmDialog title="Remove this fact?" confirmLabel="Remove for good" pendingLabel="Removing..." pending={pending} onConfirm={remove} onClose={() => setAsking(false)}>
          <p>“{label}” and what it said before go for good. Whoever asked to be told about it is not written to.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
