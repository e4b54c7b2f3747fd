import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import { RESET_PASSWORD_HINT } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { resetLinkQuery, resetPassword } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { rememberUser } from '../login/use-session.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { headTexts, useTexts } from '../../frame/use-texts.ts'
import { tokenOf, useMailedToken } from './token-in-address.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { showFailure } from '../login/show-failure.ts'

const NOT_SET = { title: 'Password not set', text: 'Please request a new link.' }

const resetPasswordForm: PageForm = {
  name: 'reset-password',
  loadCheck: () => import('../account-checks.ts').then(({ checkNewPassword }) => checkNewPassword),
  send: ({ api, page, values: { password = '', confirmPassword = '' } }) =>
    resetPassword(api, { token: tokenOf(page.searchParams), password, confirmPassword }),
  refresh: (queries) => rememberUser(queries, null),
  next: () => '/forum/login?sent=reset-password',
}

function ResetPasswordPage() {
  const texts = useTexts('reset-password')
  const token = useMailedToken()
  const { data: link } = useQuery(resetLinkQuery(useApi(), token()))
  if (link && !link.works) return <DeadLink title={texts['dead-heading']} lead={texts['dead-lead']} />
  return (
    <AuthFrame title={texts.heading} lead={texts.lead}>
      <ResetForm />
      <p className="after">
        Link not working?{' '}
        <Link className="link" to="/forum/forgot-password">
          Get a new one
        </Link>
      </p>
    </AuthFrame>
  )
}

/** Told before anyone has thought of a password, and typed it twice. */
const DeadLink = (words: { title: string; lead: string }) => (
  <AuthFrame {...words}>
    <p className="after">
      <Link className={buttonClass({ block: true })} to="/forum/forgot-password">
        Get a New Link
      </Link>
    </p>
  </AuthFrame>
)

function ResetForm() {
  const navigate = useNavigate()
  const form = usePageForm(resetPasswordForm, {
    onSent: ({ next }) => void navigate(next, { replace: true }),
    onFailed: (error) => showFailure(error, NOT_SET),
  })
  const { errors, pending } = form
  return (
    <PageFormElement of={form} failed={NOT_SET.title} aria-label="New password">
      <NewPasswordFields errors={errors} hint={RESET_PASSWORD_HINT} />
      <SubmitButton block pending={pending} pendingLabel="Saving...">
        Set New Password
      </SubmitButton>
    </PageFormElement>
  )
}

export const page: PageModule = {
  Component: ResetPasswordPage,
  head: (queries) => headTexts(queries, 'reset-password'),
  load: async (site, { search }) => {
    await Promise.all([load(site, resetLinkQuery(site.api, tokenOf(search))), load(site, textsQuery(site.api, 'reset-password'))])
    return null
  },
  forms: [resetPasswordForm],
}
