import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface ErasureRequest {
  username: string
  /** When it’s done, in words. */
  day: string
  link: string
}

/** To a member who asked for the account to be deleted: when, and how to keep it. */
export const erasureRequested = ({ username, day, link }: ErasureRequest): UnfilledEmail => ({
  ...inWords('erasure-asked', { username, day }),
  preview: 'Until then, you can change your mind.',
  action: { label: 'Go to Your Profile', link },
  footnote: 'This is the last email we’ll send you about this.',
})
