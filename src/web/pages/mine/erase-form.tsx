import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../queries/api-context.tsx'
import { deleteStoredData } from '../../queries/mine.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useMailedToken } from '../accounts/sent-form.ts'
import { showFailure } from '../accounts/tell-failure.ts'
import { usePlainForm } from '../frame/plain-form.tsx'

const NOT_ERASED = { title: 'Not erased', text: 'Please try again.' }
const loadCheck = async () => () => ({})

/** Erases at once what is held. Opening it is the question, its button the answer. */
export function EraseForm() {
  const api = useApi()
  const token = useMailedToken()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const plain = usePlainForm('erase')
  const { pending, formProps } = useForm({
    loadCheck,
    send: async () => {
      await deleteStoredData(api, token())
      queries.removeQueries({ queryKey: ['mine'] })
    },
    onSent: () => void navigate('/mine?sent=erase', { replace: true }),
    onFailed: (error) => showFailure(error, NOT_ERASED),
  })
  return (
    <details className="mine-way" open={plain !== undefined}>
      <summary>Erase it</summary>
      <form className="form" method="post" aria-label="Erase it" {...formProps}>
        {plain?.failure && (
          <Notice tone="bad" title={NOT_ERASED.title}>
            {plain.failure}
          </Notice>
        )}
        <p>Everything above goes at once, and nobody can bring it back. Are you sure?</p>
        <input type="hidden" name="form" value="erase" />
        <SubmitButton look="line" pending={pending} pendingLabel="Erasing...">
          Yes, erase it now
        </SubmitButton>
      </form>
    </details>
  )
}
