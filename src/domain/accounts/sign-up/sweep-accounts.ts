import { after, DAY_MS } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'
import { sweepSignUpPauses } from './pause-sign-ups.ts'
import { parkExpiredLinks } from '../email/email-links.ts'

/** An expired link is kept this long, so that its page can say so. */
const RETENTION_MS = DAY_MS

/** Removes sessions, waiting logins, links, and pauses of sign-ups that have ended. */
export async function sweepAccounts({ db, clock }: Site): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('pendingLogin').where('expiresAt', '<=', now).execute()
  await sweepSignUpPauses({ db, clock })
  await parkExpiredLinks({ db, clock })
  await db.deleteFrom('emailLink').where('expiresAt', '<=', after(now, -RETENTION_MS)).execute()
}
