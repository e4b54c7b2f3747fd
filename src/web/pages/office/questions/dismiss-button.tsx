import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../queries/client/api-context.tsx'
import { dismissQuestions } from '../../../queries/office/questions.ts'
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
      showToast({ tone: 'good', title: 'Dismissed', text: 'The question is gone. If somebody asks again, it comes back.' })
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
            It is gone then, and cannot be brought back.
            {waiting > 0 && ` ${waiting === 1 ? 'The address that waits' : `The ${waiting} addresses that wait`} for an answer will hear nothing.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
