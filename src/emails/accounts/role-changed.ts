import type { Role } from '../../shared/accounts/accounts.ts'
import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface RoleChanged {
  username: string
  role: Role
  link: string
}

/** To a member who has another role from now on. */
export const roleChanged = ({ username, role, link }: RoleChanged): UnfilledEmail => ({
  ...inWords(`role-${role}`, { username }),
  action: { label: 'Go to Your Profile', link },
  footnote: 'You’re getting this email because an admin changed the role of your account.',
})
