import { useQueryClient } from '@tanstack/react-query'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { doorQuery } from '../../../queries/office/door.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { confirmPasswordForm } from '../../accounts/profile/plain-password-form.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import { showFailure } from '../../accounts/login/show-failure.ts'
import { OfficePage } from './office-page.tsx'

const NOT_CONFIRMED = { title: 'Password not taken', text: 'Please try again.' }

/** Stands in for an inner page of the office until the password was given again. */
export function PasswordGate({ onGiven }: { onGiven: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const form = usePageForm(confirmPasswordForm, {
    around: async (send) => {
      const sent = await send()
      await queries.fetchQuery({ ...doorQuery(api), staleTime: 0 })
      return sent
    },
    onSent: onGiven,
    onFailed: (error) => showFailure(error, NOT_CONFIRMED),
  })
  const { errors, pending } = form
  return (
    <OfficePage title="Is it still you?" note="What people wrote to you opens only to a password given within the last hour.">
      <PageFormElement of={form} failed={NOT_CONFIRMED.title} className="card form gate" aria-label="Your password again">
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <SubmitButton pending={pending} pendingLabel="One moment...">
          Go on
        </SubmitButton>
      </PageFormElement>
    </OfficePage>
  )
}
