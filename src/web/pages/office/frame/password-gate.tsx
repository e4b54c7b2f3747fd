import { useQueryClient } from '@tanstack/react-query'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { doorQuery } from '../../../queries/office/door-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { confirmPasswordForm } from '../../accounts/profile/plain-password-form.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import { showFailure } from '../../accounts/login/show-failure.ts'
import { OfficePage } from './office-page.tsx'

const NOT_CONFIRMED = { title: 'Password not accepted', text: 'Please try again.' }

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
    <OfficePage title="Confirm it’s you" note="This page has private information. Enter your password to open it; you won’t have to again for an hour." failed={NOT_CONFIRMED.title}>
      <PageFormElement of={form} failed={undefined} className="card form gate" aria-label="Confirm your password">
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <SubmitButton pending={pending} pendingLabel="Checking...">
          Continue
        </SubmitButton>
      </PageFormElement>
    </OfficePage>
  )
}
