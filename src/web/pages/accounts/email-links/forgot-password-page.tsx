import { useState } from 'react'
import { RESET_MAILED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { useFlash, usePageForm } from '../../../forms/use-page-form.ts'
import { forgotPassword } from '../../../queries/accounts-queries.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { NoEmail } from '../../frame/no-email.tsx'
import { headTexts, useTexts } from '../../frame/use-texts.ts'
import { showFailure } from '../login/show-failure.ts'

const NOT_SENT = { title: 'Link not sent', text: 'Please try again.' }

const forgotPasswordForm: PageForm = {
  name: 'forgot-password',
  loadCheck: () => import('../account-checks.ts').then(({ checkForgotPassword }) => checkForgotPassword),
  send: ({ api, values: { account = '' } }) => forgotPassword(api, account),
  next: () => '/forum/forgot-password?sent=forgot-password',
}

function ForgotPasswordPage() {
  const texts = useTexts('forgot-password')
  const wasPosted = useFlash() === forgotPasswordForm.name
  const [wasSent, setSent] = useState(false)
  return (
    <AuthFrame title={texts.heading} lead={texts.lead}>
      {wasSent || wasPosted ? (
        <Notice tone="good" title="Check your inbox">
          {RESET_MAILED}
        </Notice>
      ) : (
        <ForgotForm onSent={() => setSent(true)} />
      )}
      <NoEmail promise="link" />
      <p className="after">
        Remembered it?{' '}
        <Link className="link" to="/forum/login">
          Log in
        </Link>
      </p>
    </AuthFrame>
  )
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const form = usePageForm(forgotPasswordForm, { onSent, onFailed: (error) => showFailure(error, NOT_SENT) })
  const { errors, pending, posted } = form
  return (
    <PageFormElement of={form} failed={NOT_SENT.title} aria-label="Forgot password">
      <TextField
        label="Username or email"
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={posted?.values.account}
        error={errors.account}
      />
      <SubmitButton block pending={pending} pendingLabel="Sending...">
        Email Me a Link
      </SubmitButton>
    </PageFormElement>
  )
}

export const page: PageModule = {
  Component: ForgotPasswordPage,
  head: (queries) => headTexts(queries, 'forgot-password'),
  load: async (site) => {
    await load(site, textsQuery(site.api, 'forgot-password'))
    return null
  },
  forms: [forgotPasswordForm],
}
