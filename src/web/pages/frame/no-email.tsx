import { useQuery } from '@tanstack/react-query'
import { type EmailPromise, NO_EMAIL } from '../../../shared/emails/no-email.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { siteQuery } from '../../queries/site.ts'

/** Whether the site sends email. While that isn't known, it does: most sites do. */
export const useCanSendEmail = (): boolean => useQuery(siteQuery(useApi())).data?.canSendEmail ?? true

/** What an act says of the email it wrote: that it's out, or waits. @param whom - who gets it, within a sentence */
export const emailedInWords = (canSendEmail: boolean, whom: string): string =>
  canSendEmail ? `We’ve emailed ${whom}.` : `We’ll email ${whom} once email is set up.`

/** The same for this site. */
export function useEmailed(): (whom: string) => string {
  const canSendEmail = useCanSendEmail()
  return (whom) => emailedInWords(canSendEmail, whom)
}

/** Stands beside a promise of an email while the site can't send any. */
export function NoEmail({ promise }: { promise: EmailPromise }) {
  return useCanSendEmail() ? null : <p className="no-email">{NO_EMAIL[promise]}</p>
}
