import { useQuery } from '@tanstack/react-query'
import { type EmailPromise, NO_EMAIL } from '../../../shared/emails/no-email.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { siteQuery } from '../../queries/site.ts'

/** Stands beside a promise of an email while the site can't send any. */
export function NoEmail({ promise }: { promise: EmailPromise }) {
  const { canSendEmail = true } = useQuery(siteQuery(useApi())).data ?? {}
  return canSendEmail ? null : <p className="no-email">{NO_EMAIL[promise]}</p>
}
