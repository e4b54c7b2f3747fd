import { AppError } from '../../site/app-error.ts'
import { domainsOf } from './email-domains.ts'

const THROWAWAY = 'This looks like a throwaway email address. Please use one you check.'

/**
 * Refuses an address at a service whose mailboxes anyone can open and that vanish within hours. Comes before every look
 * at whether the address has an account.
 *
 * @throws AppError `invalid`
 */
export async function refuseThrowaway(email: string): Promise<void> {
  const domains = await readDomains()
  const isListed = domainsOf(email).some((domain) => domains.has(domain))
  if (isListed) throw new AppError('invalid', THROWAWAY, { errors: { email: [THROWAWAY] } })
}

let domainsRead: Promise<ReadonlySet<string>> | undefined

/** Read with the first registration: the list is long. */
const readDomains = () => (domainsRead ??= import('disposable-email-domains-js').then(({ disposableEmailBlocklistSet }) => disposableEmailBlocklistSet()))
