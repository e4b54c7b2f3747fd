import type { Role } from '../../shared/accounts/accounts.ts'
import type { EmailContent } from '../layout/email-content.ts'

const MEANS: Record<Role, string> = {
  member: 'You’re now a regular member of the On Joue community. Everything you wrote stays.',
  moderator: 'You’re now a moderator. You can pin, lock, move, and hide posts and topics, and you’ll find reported posts under Reports in the forum.',
  admin: 'You’re now an admin, so the office is open to you. Please set a password of at least 12 characters on your profile.',
}

interface RoleChanged {
  username: string
  role: Role
  link: string
}

/** To a member who has another role from now on. */
export const roleChanged = ({ username, role, link }: RoleChanged): EmailContent => ({
  subject: 'Your role in the forum has changed',
  preview: MEANS[role],
  heading: `Bonjour ${username}`,
  paragraphs: [MEANS[role]],
  action: { label: 'Go to Your Profile', link },
  footnote: 'You’re getting this email because an admin changed the role of your account.',
})
