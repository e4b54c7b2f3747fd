import type { AuthenticatorSetup } from '../../../../shared/accounts/accounts.ts'
import { AUTHENTICATOR_PAGE } from '../../../../shared/accounts/authenticator-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { AUTHENTICATOR_KEY, confirmSetup, startSetup } from '../../../queries/authenticator-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { CodeField } from '../login/code-field.tsx'
import { PlainPasswordForm, useNeedsPassword } from '../profile/plain-password-form.tsx'
import { QrCode } from './qr-code.tsx'
import { showFailure } from '../login/show-failure.ts'
import { usePasswordAgain } from '../login/use-password-again.tsx'

const NOT_BEGUN = { title: 'Setup didn’t start', text: 'Please try again.' }
const NOT_ON = { title: 'App not turned on', text: 'Please try again.' }

export const setupForm: PageForm = {
  name: 'authenticator-setup',
  send: ({ api }) => startSetup(api),
  refresh: (queries) => queries.refetchQueries({ queryKey: AUTHENTICATOR_KEY }),
  next: () => AUTHENTICATOR_PAGE,
}

export const confirmationForm: PageForm<{ recoveryCodes: string[] }> = {
  name: 'authenticator-confirmation',
  loadCheck: () => import('./authenticator-checks.ts').then(({ checkCode }) => checkCode),
  send: ({ api, values: { code = '' } }) => confirmSetup(api, code),
  next: () => AUTHENTICATOR_PAGE,
  showsAnswer: true,
}

/** The button that begins it. */
export function StartSetup() {
  const { again, dialog } = usePasswordAgain()
  const form = usePageForm(setupForm, { around: again, onSent: () => {}, onFailed: (error) => showFailure(error, NOT_BEGUN) })
  const needsPassword = useNeedsPassword(form.posted)
  return (
    <>
      {needsPassword && <PlainPasswordForm />}
      {dialog}
      <PageFormElement of={form} failed={needsPassword ? undefined : NOT_BEGUN.title} aria-label="Set up">
        <SubmitButton pending={form.pending} pendingLabel="Starting...">
          Set Up an Authenticator App
        </SubmitButton>
      </PageFormElement>
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
        <p>Any authenticator app works, including the one in your phone’s password manager.</p>
        <QrCode text={address} label="Code to scan with your authenticator app" />
        <p>
          Can’t scan it? <a href={address}>Open it in the app on this device</a>, or type this key:
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
  const form = usePageForm(confirmationForm, {
    onSent: ({ answer }) => onCodes(answer.recoveryCodes),
    onFailed: (error) => showFailure(error, NOT_ON),
  })
  const { errors, pending } = form
  return (
    <PageFormElement of={form} failed={NOT_ON.title} aria-label="Turn the app on">
      <CodeField hint="Six digits. It changes every 30 seconds." error={errors.code} />
      <SubmitButton pending={pending} pendingLabel="Turning on...">
        Turn It On
      </SubmitButton>
    </PageFormElement>
  )
}

/** Easier to type: four at a time. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')
