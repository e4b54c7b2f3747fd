import { useQuery } from '@tanstack/react-query'
import { type EmailPromise, NO_EMAIL } from '../../../shared/emails/no-email.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { siteQuery } from '../../queries/site-queries.ts'

/** Whether the site sends email. While that isn't known, it does: most sites do. */
export const useCanSendEmail = (): boolean => useQuery(siteQuery(useApi())).data?.canSendEmail ?? true

/** Stands beside a promise of an email while the site can't send any. */
export function NoEmail({ promise }: { promise: EmailPromise }) {
  return useCanSendEmail() ? null : <p className="no-email">{NO_EMAIL[promise]}</p>
}
