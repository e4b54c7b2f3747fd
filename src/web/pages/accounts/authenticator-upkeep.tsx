import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../queries/api-context.tsx'
import { authenticatorQuery, removeAuthenticator, renewRecoveryCodes } from '../../queries/authenticator.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PlainPasswordForm } from './plain-password-form.tsx'
import { showFailure } from './tell-failure.ts'
import { usePasswordAgain } from './use-password-again.tsx'

const loadCodeCheck = () => import('./authenticator-checks.ts').then(({ checkCode }) => checkCode)
const loadRemovalCheck = () => import('./authenticator-checks.ts').then(({ checkRemoval }) => checkRemoval)
const NOT_MADE = { title: 'No new codes', text: 'Please try again.' }
const NOT_OFF = { title: 'Not turned off', text: 'Please try again.' }

/** New recovery codes in place of those before. */
export function RenewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const api = useApi()
  const plain = usePlainForm('recovery-codes')
  const requested = usePlainForm('confirm-password')
  const needsPassword = plain?.needs === 'password' || requested !== undefined
  const { again, dialog } = usePasswordAgain()
  const { errors, pending, formProps } = useForm({
    loadCheck: loadCodeCheck,
    initialErrors: plain?.errors,
    send: async ({ code = '' }: Values) => onCodes((await again(() => renewRecoveryCodes(api, code))).recoveryCodes),
    onSent: () => {},
    onFailed: (error) => showFailure(error, NOT_MADE),
  })
  return (
    <section className="card pad" aria-labelledby="renew">
      <h2 id="renew">New recovery codes</h2>
      <p>Used some, or not sure where they are? The ones before stop working.</p>
      {needsPassword && <PlainPasswordForm />}
      {dialog}
      <form className="form" method="post" aria-label="New recovery codes" {...formProps}>
        {plain?.failure && !needsPassword && (
          <Notice tone="bad" title={NOT_MADE.title}>
            {plain.failure}
          </Notice>
        )}
        <input type="hidden" name="form" value="recovery-codes" />
        <CodeField error={errors.code} />
        <SubmitButton look="line" small pending={pending} pendingLabel="Making them...">
          Make new codes
        </SubmitButton>
      </form>
    </section>
  )
}

/** Back to the password alone. */
export function TurnOff() {
  const api = useApi()
  const queries = useQueryClient()
  const plain = usePlainForm('authenticator-removal')
  const { errors, pending, formProps } = useForm({
    loadCheck: loadRemovalCheck,
    initialErrors: plain?.errors,
    send: async ({ password = '', code = '' }: Values) => {
      const { message } = await removeAuthenticator(api, { password, code })
      showToast({ tone: 'good', title: 'Done', text: message })
      await queries.refetchQueries({ queryKey: authenticatorQuery(api).queryKey })
    },
    onSent: () => {},
    onFailed: (error) => showFailure(error, NOT_OFF),
  })
  return (
    <section className="card pad" aria-labelledby="turn-off">
      <h2 id="turn-off">Turn it off</h2>
      <p>To move to another phone, turn it off here and set it up there. Without your phone, a recovery code works as the code.</p>
      <form className="form" method="post" aria-label="Turn the app off" {...formProps}>
        {plain?.failure && (
          <Notice tone="bad" title={NOT_OFF.title}>
            {plain.failure}
          </Notice>
        )}
        <input type="hidden" name="form" value="authenticator-removal" />
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <CodeField label="Code from your app, or a recovery code" takesRecoveryCode error={errors.code} />
        <SubmitButton look="line" small pending={pending} pendingLabel="Turning off...">
          Turn the app off
        </SubmitButton>
      </form>
    </section>
  )
}
