import type { Instant } from '../../shared/time/instant.ts'
import type { Sender, Site } from '../site/site.ts'

/** Whether a host, as addresses name it, is this machine itself, which no one else reaches under that name. */
export const isLoopbackHost = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)

/** Whether only this machine can reach the site under its own address. */
export const isLoopbackSite = ({ url }: Pick<Site, 'url'>): boolean => isLoopbackHost(url.hostname)

/**
 * Whether the sender may use an account. Anyone can read the passwords of sample accounts, so they're only for those who
 * sit at the machine that the site runs on. Source: docs/rules/accounts.md#sample
 */
export const mayUseAccount = (site: Pick<Site, 'url'>, { isLocal = false }: Sender, { sampledAt }: { sampledAt: Instant | null }): boolean =>
  sampledAt === null || (isLocal && isLoopbackSite(site))
