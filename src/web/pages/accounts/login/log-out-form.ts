import { FORUM_HOME } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { logOut } from '../../../queries/accounts-queries.ts'

export const logOutForm: PageForm<{ message: string }> = {
  name: 'logout',
  send: ({ api }) => logOut(api),
  next: () => FORUM_HOME,
}
