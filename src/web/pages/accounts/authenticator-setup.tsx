import { useQueryClient } from '@tanstack/react-query'
import type { AuthenticatorSetup } from '../../../shared/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { authenticatorQuery, confirmSetup, startSetup } from '../../queries/authenticator.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { CodeField } from './code-field.tsx'
import { PlainPasswordForm } from './plain-password-form.tsx'
import { QrCode } from './qr-code.tsx'
import { showFailure } from './tell-failure.ts'
import { usePasswordAgain } from './use-password-again.tsx'

const loadNoCheck = async () => () => ({})
const loadCheck = () => import('./authenticator-checks.ts').then(({ checkCode }) => checkCode)
const NOT_BEGUN = { title: 'Not begun', text: 'Please try again.' }
const NOT_ON = { title: 'Not turned on', text: 'Please try again.' }

/** The button that begins it. */
export function StartSetup() {
  const api = useApi()
  const queries = useQueryClient()
  const plain = usePlainForm('authenticator-setup')
  const requested = usePlainForm('confirm-password')
  const needsPassword = plain?.needs === 'password' || requested !== undefined
  const { again, dialog } = usePasswordAgain()
  const { pending, formProps } = useForm({
    loadCheck: loadNoCheck,
    send: async () => {
      await again(() => startSetup(api))
      await queries.refetchQueries({ queryKey: authenticatorQuery(api).queryKey })
    },
    onSent: () => {},
    onFailed: (error) => showFailure(error, NOT_BEGUN),
  })
  return (
    <>
      {needsPassword && <PlainPasswordForm />}
      {dialog}
      <form className="form" method="post" aria-label="Set up" {...formProps}>
        {plain?.failure && !needsPassword && (
          <Notice tone="bad" title={NOT_BEGUN.title}>
            {plain.failure}
          </Notice>
        )}
        <input type="hidden" name="form" value="authenticator-setup" />
        <SubmitButton pending={pending} pendingLabel="One moment...">
          Set up an authenticator app
        </SubmitButton>
      </form>
    </>
  )
}

interface ConfirmSetupProps {
  setup: AuthenticatorSetup
  onCodes: (codes: string[]) => void
}

/** What the app takes over, and the first code that proves it did. */
export function ConfirmSetup({ setup: { secret, address }, onCodes }: ConfirmSetupProps) {
  return (
    <ol className="steps">
      <li>
        <h2>Scan this with your app</h2>
        <p>Any authenticator app will do: the one in your phone’s password manager, for example.</p>
        <QrCode text={address} label="Code to scan with your authenticator app" />
        <p>
          Cannot scan it? Open it <a href={address}>in the app on this device</a>, or type this key:
        </p>
        <p>
          <code className="secret">{inGroups(secret)}</code>
        </p>
      </li>
      <li>
        <h2>Enter the code it shows</h2>
        <ConfirmForm onCodes={onCodes} />
      </li>
    </ol>
  )
}

function ConfirmForm({ onCodes }: Pick<ConfirmSetupProps, 'onCodes'>) {
  const api = useApi()
  const plain = usePlainForm('authenticator-confirmation')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ code = '' }: Values) => onCodes((await confirmSetup(api, code)).recoveryCodes),
    onSent: () => {},
    onFailed: (error) => showFailure(error, NOT_ON),
  })
  return (
    <form className="form" method="post" aria-label="Turn the app on" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={NOT_ON.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="authenticator-confirmation" />
      <CodeField hint="Six digits. It changes every 30 seconds." error={errors.code} />
      <SubmitButton pending={pending} pendingLabel="One moment...">
        Turn it on
      </SubmitButton>
    </form>
  )
}

/** Easier to type: four at a time. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')
