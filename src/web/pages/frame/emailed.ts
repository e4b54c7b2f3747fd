import { useCanSendEmail } from './no-email.tsx'

/** What an act says of the email it wrote: that it's out, or waits. @param whom - who gets it, within a sentence */
export const emailedInWords = (canSendEmail: boolean, whom: string): string =>
  canSendEmail ? `We’ve emailed ${whom}.` : `We’ll email ${whom} once email is set up.`

/** The same for this site. */
export function useEmailed(): (whom: string) => string {
  const canSendEmail = useCanSendEmail()
  return (whom) => emailedInWords(canSendEmail, whom)
}
