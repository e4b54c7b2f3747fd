import type { PageForm } from '../../../forms/page-form.ts'
import { confirmPassword } from '../../../queries/authenticator.ts'

/** Asks for the password again, on pages that need one given recently. */
export const confirmPasswordForm: PageForm = {
  name: 'confirm-password',
  loadCheck: () => import('../authenticator/authenticator-checks.ts').then(({ checkOwnPassword }) => checkOwnPassword),
  send: ({ api, values: { password = '' } }) => confirmPassword(api, password),
  next: ({ page: { pathname, search } }) => `${pathname}${search}`,
}
