import { useNavigate } from '../../../ui/router/router-context.tsx'
import { ADMIN_PASSWORD_HINT } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { setUpFirstAdmin } from '../../../queries/accounts-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { memberHead } from '../../frame/head.ts'
import { tokenOf } from '../email-links/token-in-address.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { showFailure } from '../login/show-failure.ts'
import { UsernameField } from './username-field.tsx'

const NOT_MADE = { title: 'Account not created', text: 'Please try again.' }

const firstAdminForm: PageForm = {
  name: 'first-admin',
  loadCheck: () => import('../account-checks.ts').then(({ checkFirstAdmin }) => checkFirstAdmin),
  send: ({ api, page, values: { username = '', email = '', password = '', confirmPassword = '' } }) =>
    setUpFirstAdmin(api, { token: tokenOf(page.searchParams), username, email, password, confirmPassword }),
  next: () => '/forum/login?sent=first-admin&next=/office',
}

/** Where the link leads that the site prints while it has no admin. */
function FirstAdminPage() {
  return (
    <AuthFrame title="Welcome to your site" lead="You’re the first admin. Choose how you’ll log in.">
      <FirstAdminForm />
      <p className="after">Link not working? Restart the site and it prints a new one.</p>
    </AuthFrame>
  )
}

function FirstAdminForm() {
  const navigate = useNavigate()
  const form = usePageForm(firstAdminForm, {
    onSent: ({ next }) => void navigate(next, { replace: true }),
    onFailed: (error) => showFailure(error, NOT_MADE),
  })
  const { errors, pending, posted } = form
  const field = (name: string) => ({ name, required: true, defaultValue: posted?.values[name], error: errors[name] })
  return (
    <PageFormElement of={form} failed={NOT_MADE.title} aria-label="Your account">
      <UsernameField defaultValue={posted?.values.username} error={errors.username} />
      <TextField label="Email" type="email" autoComplete="email" hint="Only admins can see it. We’ll use it if you forget your password." {...field('email')} />
      <NewPasswordFields errors={errors} hint={ADMIN_PASSWORD_HINT} />
      <SubmitButton block pending={pending} pendingLabel="Creating Account...">
        Create My Account
      </SubmitButton>
    </PageFormElement>
  )
}

export const page: PageModule = { Component: FirstAdminPage, head: memberHead('Welcome to Your Site'), forms: [firstAdminForm] }
