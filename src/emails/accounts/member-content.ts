import type { ContentChange } from '../../shared/emails/emails.ts'
import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface MemberContent {
  username: string
  change: ContentChange
  /** Empty if none was given. */
  reason: string
  link: string
}

/** Beside the subject in an inbox. */
const PREVIEWS: Record<ContentChange, string> = {
  'all-removed': 'Your account is still there.',
  'all-restored': 'Everyone can read them again.',
  'photo-removed': 'Your initials will show in its place.',
  'profile-removed': 'Your account and your posts are still there.',
}

/** To a member whose words or photo an admin removed, with the reason and the way to object, or whose posts are back. */
export const memberContent = ({ username, change, reason, link }: MemberContent): UnfilledEmail => ({
  ...inWords(change, { username }),
  preview: PREVIEWS[change],
  ...(reason && { added: ['Here’s why:'], quote: reason }),
  action: { label: 'Read Our Guidelines', link },
  footnote: 'Think we got it wrong? Tell us with the contact form.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
