import type { Role } from '../../shared/accounts/accounts.ts'
import type { EmailContent } from '../layout/email-content.ts'

const MEANS: Record<Role, string> = {
  member: 'You are a member of the On Joue community as everybody else is. Everything you wrote stays.',
  moderator: 'You are now a moderator: you can pin, lock, move and hide, and you find what members report under Reports in the forum.',
  admin: 'You are now an admin: the owner’s office is open to you. Please set a password of at least 12 characters on your profile.',
}

interface RoleChanged {
  username: string
  role: Role
  link: string
}

/** To a member who has another role from now on. */
export const roleChanged = ({ username, role, link }: RoleChanged): EmailContent => ({
  subject: 'What you can do in the forum has changed',
  preview: MEANS[role],
  heading: `Bonjour ${username}`,
  paragraphs: [MEANS[role]],
  action: { label: 'Go to your profile', link },
  footnote: 'You get this because an admin changed the role of your account.',
})
