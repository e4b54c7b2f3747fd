import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { FactPlace } from '../../../../shared/office/facts/fact-places.ts'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factPlacesQuery, forgetFact, removeFact } from '../../../queries/office/facts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'
import { Places } from './fact-places.tsx'

/** Deletes a fact that was made from a visitor's question, after a second question. */
export function RemoveFact({ fact: { key, label } }: { fact: OfficeFactView }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const { data: places } = useQuery(factPlacesQuery(api, key))
  const referring = places?.follow.filter(({ link }) => link.startsWith('/office/')) ?? []
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
      {isAsking && referring.length > 0 && <StillReferredTo label={label} places={referring} onClose={() => setAsking(false)} />}
      {isAsking && referring.length === 0 && (
        <ConfirmDialog title="Delete this fact?" confirmLabel="Delete Fact" pendingLabel="Deleting..." pending={pending} onConfirm={remove} onClose={() => setAsking(false)}>
          <p>This permanently deletes “{label}” and its history. People waiting for this answer won’t be emailed.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** What has to be done before a fact can be deleted. */
const StillReferredTo = ({ label, places, onClose }: { label: string; places: readonly FactPlace[]; onClose: () => void }) => (
  <Dialog title="You can’t delete this yet" onClose={onClose}>
    <p>These texts follow “{label}.” Take the reference out there first.</p>
    <div className="fact-places">
      <Places places={places} />
    </div>
    <div className="dialog-ways">
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
        Close
      </button>
    </div>
  </Dialog>
)
