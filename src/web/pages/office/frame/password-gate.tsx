import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../queries/api-context.tsx'
import { confirmPassword } from '../../../queries/authenticator.ts'
import { doorQuery } from '../../../queries/office/door.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useForm, type Values } from '../../../ui/use-form.ts'
import { PasswordField } from '../../accounts/password-field.tsx'
import { showFailure } from '../../accounts/tell-failure.ts'
import { usePlainForm } from '../../frame/plain-form.tsx'
import { OfficePage } from './office-page.tsx'

const FORM = 'confirm-password'
const NOT_CONFIRMED = { title: 'Password not taken', text: 'Please try again.' }
const loadCheck = () => import('../../accounts/authenticator-checks.ts').then(({ checkOwnPassword }) => checkOwnPassword)

/** Stands in for an inner page of the office until the password was given again. */
export function PasswordGate({ onGiven }: { onGiven: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const plain = usePlainForm(FORM)
  const { errors, pending, formProps } = useForm({
    loadCheck,
    send: async ({ password = '' }: Values) => {
      await confirmPassword(api, password)
      await queries.fetchQuery({ ...doorQuery(api), staleTime: 0 })
    },
    onSent: onGiven,
    onFailed: (error) => showFailure(error, NOT_CONFIRMED),
    initialErrors: plain?.errors ?? {},
  })
  return (
    <OfficePage title="Is it still you?" note="What people wrote to you opens only to a password given within the last hour.">
      <form className="card form gate" method="post" aria-label="Your password again" {...formProps}>
        {plain?.failure && (
          <Notice tone="bad" title={NOT_CONFIRMED.title}>
            {plain.failure}
          </Notice>
        )}
        <input type="hidden" name="form" value={FORM} />
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <SubmitButton pending={pending} pendingLabel="One moment...">
          Go on
        </SubmitButton>
      </form>
    </OfficePage>
  )
}
