import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import { useApi } from '../../../queries/client/api-context.tsx'
import { dismissQuestions } from '../../../queries/office/questions-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'

/** Lets a question go without an answer, once one is sure. */
export function DismissButton({ id, waiting }: { id: string; waiting: number }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const [isAsking, setAsking] = useState(false)
  const { act, pending } = useAct()
  const dismiss = () =>
    act(async () => {
      await dismissQuestions(api, id)
      await queries.invalidateQueries({ queryKey: ['office', 'questions'], refetchType: 'none' })
      showToast({ tone: 'good', title: 'Dismissed', text: 'If someone asks again, you’ll see it here.' })
      await navigate('/office/questions')
    })
  return (
    <>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => setAsking(true)}>
        Dismiss
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Dismiss this question?"
          confirmLabel="Dismiss"
          pendingLabel="Dismissing..."
          pending={pending}
          onConfirm={() => void dismiss()}
          onClose={() => setAsking(false)}
        >
          <p>
            You can’t undo this, but it’ll show up again if someone else asks.
            {waiting > 0 && ` ${waiting === 1 ? 'The person' : `The ${waiting} people`} waiting for an answer won’t hear back.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
