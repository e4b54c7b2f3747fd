import { useNavigate } from '../../../ui/router/router-context.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton } from '../frame/forms/page-act.tsx'
import { dismissForm } from './question-forms.ts'

/** Lets a question go without an answer, once one is sure. */
export function DismissButton({ waiting }: { waiting: number }) {
  const navigate = useNavigate()
  const text = (
    <p>
      You can’t undo this, but it’ll show up again if someone else asks.
      {waiting > 0 && ` ${waiting === 1 ? 'The person' : `The ${waiting} people`} waiting for an answer won’t hear back.`}
    </p>
  )
  const onSent = async () => {
    showToast({ tone: 'good', title: 'Dismissed', text: 'If someone asks again, you’ll see it here.' })
    await navigate('/office/questions')
  }
  return (
    <ActButton form={dismissForm} question={{ title: 'Dismiss this question?', button: 'Dismiss', pendingLabel: 'Dismissing...', text }} onSent={onSent}>
      Dismiss
    </ActButton>
  )
}
