import type { EmailContent } from '../layout/email-content.ts'

interface ConfirmEmail {
  username: string
  link: string
}

/** To a new member: the link that confirms the address. */
export const confirmEmail = ({ username, link }: ConfirmEmail): EmailContent => ({
  subject: 'Confirm your email for On Joue',
  preview: 'One click and you’re confirmed.',
  heading: `Bonjour ${username}`,
  paragraphs: [
    'Welcome to the On Joue community. Please confirm that this is your email address. Once you do, links in your posts will work and we can email you about replies.',
    'The link works for 24 hours. Need a new one? You can get it on your profile.',
  ],
  action: { label: 'Confirm My Email', link },
  footnote: 'You’re getting this email because someone signed up with this address. If it wasn’t you, just ignore this email.',
})
