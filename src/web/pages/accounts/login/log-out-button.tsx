import { FORUM_HOME } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { logOut } from '../../../queries/accounts.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'

export const logOutForm: PageForm<{ message: string }> = {
  name: 'logout',
  send: ({ api }) => logOut(api),
  next: () => FORUM_HOME,
}

/** Ends the session and loads a new document, so that nothing of the member stays on the screen. */
export const LogOutButton = () => <OneButtonForm form={logOutForm} button="Log Out" pendingLabel="Logging out..." leaves />
