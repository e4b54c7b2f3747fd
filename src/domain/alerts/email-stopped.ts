import type { Database } from '../../db/connection.ts'
import { after, HOUR_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

/** So long our mail server may refuse everything before we say so. Source: docs/rules/alerts.md#kinds */
export const EMAIL_STOPPED_MS = HOUR_MS

export type AskingSite = Pick<Site, 'db' | 'clock' | 'hasMailServer' | 'backsUpDaily'>

/** Whether email waits that no mail server takes: there is none, or it has refused everything it was given for a while. */
export async function isEmailStopped({ db, clock, hasMailServer }: AskingSite): Promise<boolean> {
  const unsent = db.selectFrom('outbox').select('id').where('sentAt', 'is', null).where('failedAt', 'is', null).limit(1)
  if (!hasMailServer) return (await unsent.executeTakeFirst()) !== undefined
  const since = after(clock.now(), -EMAIL_STOPPED_MS)
  const refused = await unsent.where('createdAt', '<=', since).where('lastError', 'is not', null).executeTakeFirst()
  return refused !== undefined && !(await hasSentSince(db, since))
}

const hasSentSince = async (db: Database, since: string): Promise<boolean> =>
  (await db.selectFrom('outbox').select('id').where('sentAt', '>', since).limit(1).executeTakeFirst()) !== undefined
