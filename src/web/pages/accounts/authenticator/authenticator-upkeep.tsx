import { AUTHENTICATOR_PAGE } from '../../../../shared/accounts/authenticator-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { AUTHENTICATOR_KEY, removeAuthenticator, renewRecoveryCodes } from '../../../queries/authenticator-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { CodeField } from '../login/code-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { PlainPasswordForm, useNeedsPassword } from '../profile/plain-password-form.tsx'
import { showFailure } from '../login/show-failure.ts'
import { usePasswordAgain } from '../login/use-password-again.tsx'

const NOT_MADE = { title: 'New codes not made', text: 'Please try again.' }
const NOT_OFF = { title: 'App not turned off', text: 'Please try again.' }

export const recoveryCodesForm: PageForm<{ recoveryCodes: string[] }> = {
  name: 'recovery-codes',
  loadCheck: () => import('./authenticator-checks.ts').then(({ checkCode }) => checkCode),
  send: ({ api, values: { code = '' } }) => renewRecoveryCodes(api, code),
  next: () => AUTHENTICATOR_PAGE,
  showsAnswer: true,
}

export const removalForm: PageForm<{ message: string }> = {
  name: 'authenticator-removal',
  loadCheck: () => import('./authenticator-checks.ts').then(({ checkRemoval }) => checkRemoval),
  send: ({ api, values: { password = '', code = '' } }) => removeAuthenticator(api, { password, code }),
  refresh: (queries) => queries.refetchQueries({ queryKey: AUTHENTICATOR_KEY }),
  next: () => `${AUTHENTICATOR_PAGE}?sent=authenticator-removal`,
}

/** New recovery codes in place of those before. */
export function RenewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { again, dialog } = usePasswordAgain()
  const form = usePageForm(recoveryCodesForm, {
    around: again,
    onSent: ({ answer }) => onCodes(answer.recoveryCodes),
    onFailed: (error) => showFailure(error, NOT_MADE),
  })
  const { errors, pending, posted } = form
  const needsPassword = useNeedsPassword(posted)
  return (
    <section className="card pad" aria-labelledby="renew">
      <h2 id="renew">New recovery codes</h2>
      <p>Used some, or lost track of them? New codes replace the old ones.</p>
      {needsPassword && <PlainPasswordForm />}
      {dialog}
      <PageFormElement of={form} failed={needsPassword ? undefined : NOT_MADE.title} aria-label="New recovery codes">
        <CodeField error={errors.code} />
        <SubmitButton look="line" small pending={pending} pendingLabel="Making new codes...">
          Make New Codes
        </SubmitButton>
      </PageFormElement>
    </section>
  )
}

/** Back to the password alone. */
export function TurnOff() {
  const form = usePageForm(removalForm, {
    onSent: ({ answer: { message } }) => showToast({ tone: 'good', title: 'Done', text: message }),
    onFailed: (error) => showFailure(error, NOT_OFF),
  })
  const { errors, pending } = form
  return (
    <section className="card pad" aria-labelledby="turn-off">
      <h2 id="turn-off">Turn off the app</h2>
      <p>Switching phones? Turn it off here, then set it up on the new one. If you don’t have your phone, use a recovery code instead.</p>
      <PageFormElement of={form} failed={NOT_OFF.title} aria-label="Turn off the app">
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <CodeField label="Code from your app or a recovery code" takesRecoveryCode error={errors.code} />
        <SubmitButton look="line" small pending={pending} pendingLabel="Turning off...">
          Turn Off the App
        </SubmitButton>
      </PageFormElement>
    </section>
  )
}
