import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { FactPlace } from '../../../../shared/office/facts/fact-places.ts'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factPlacesQuery, forgetFact } from '../../../queries/office/facts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton, PlainDetails } from '../frame/forms/page-act.tsx'
import { removeFactForm } from './fact-forms.ts'
import { Places } from './fact-places.tsx'

/** Deletes a fact that was made from a visitor's question, after a second question. */
export function RemoveFact({ fact: { key, label } }: { fact: OfficeFactView }) {
  const [queries, navigate] = [useQueryClient(), useNavigate()]
  const [isAsking, setAsking] = useState(false)
  const { data: places } = useQuery(factPlacesQuery(useApi(), key))
  const referring = places?.follow.filter(({ link }) => link.startsWith('/office/')) ?? []
  const onSent = async () => {
    showToast({ tone: 'good', title: 'Deleted', text: `“${label}” is off the site and out of the assistant.` })
    await navigate('/office/facts', { replace: true })
    await forgetFact(queries, key)
  }
  if (referring.length === 0) {
    return (
      <ActButton
        form={removeFactForm}
        question={{
          title: 'Delete this fact?', button: 'Delete Fact', pendingLabel: 'Deleting...',
          text: <p>This permanently deletes “{label}” and its history. People waiting for this answer won’t be emailed.</p>,
        }}
        onSent={onSent}
      >
        Delete
      </ActButton>
    )
  }
  return (
    <>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => setAsking(true)}>
        Delete
      </button>
      <PlainDetails label="Delete">
        <p>You can’t delete this yet.</p>
        <References label={label} places={referring} />
      </PlainDetails>
      {isAsking && <StillReferredTo label={label} places={referring} onClose={() => setAsking(false)} />}
    </>
  )
}

const References = ({ label, places }: { label: string; places: readonly FactPlace[] }) => (
  <>
    <p>These texts follow “{label}.” Take the reference out there first.</p>
    <div className="fact-places">
      <Places places={places} />
    </div>
  </>
)

/** What has to be done before a fact can be deleted. */
const StillReferredTo = ({ label, places, onClose }: { label: string; places: readonly FactPlace[]; onClose: () => void }) => (
  <Dialog title="You can’t delete this yet" onClose={onClose}>
    <References label={label} places={places} />
    <div className="dialog-ways">
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
        Close
      </button>
    </div>
  </Dialog>
)
