import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import { after } from '../../shared/time/instant.ts'
import { hashPassword } from '../accounts/password/password-hash.ts'
import { announce } from '../site/bus.ts'
import { EVERYTHING } from '../site/cache-tags.ts'
import { ONLINE_MS } from '../forum/reading/stats.ts'
import { changeForum } from '../forum/writing/change-forum.ts'
import type { Site } from '../site/site.ts'

/** The site value that tells when the sample community was made; it stays when the community goes. */
const SEEDED = 'sample-seeded-at'
/** Filling and emptying wait for one another. */
export const SAMPLE_LOCK = 'sample'
/** Who can be logged in to with which password. They stand in the README; such accounts exist only with the sample. */
const PASSWORDS = { maya: 'sample-maya', rosa: 'sample-rosa-admin' }
/** Figures of the sample sidebar. Source: docs/rules/requirements.md, R309 */
const MEMBERS = 247
const ONLINE = 42

/** What a start is to do about the sample. Passwords that everybody can read are only for a site nobody else can reach. */
export interface SampleOptions {
  wanted: boolean
  withLogins: boolean
}

/** Fills the forum with the sample community if that is wanted and nobody is there yet. @returns whether it was filled */
export async function seedSampleIfWanted(site: Site, { wanted, withLogins }: SampleOptions): Promise<boolean> {
  return wanted && seedSample(site, withLogins)
}

/**
 * Fills an empty forum with the sample community, once: after it was removed it does not come back. A forum is empty
 * as long as it has no category, no topic and no member but one admin, who then is one of the 247.
 *
 * @returns whether it was filled
 */
export async function seedSample(site: Site, withLogins = true): Promise<boolean> {
  // A first look without the lock: nearly every start ends here, and hashing must not happen in a transaction.
  if (!(await findRoom(site.db))) return false
  const passwords = withLogins ? await hashAll(site, PASSWORDS) : new Map<string, string>()
  // Loaded only where it is needed: it is a long text.
  const { planSample } = await import('./plan-sample.ts')
  const { writeSample } = await import('./write-sample.ts')
  const { writeSampleBlog } = await import('./write-sample-blog.ts')

  return changeForum(site, async (trx) => {
    await lockFor(trx, SAMPLE_LOCK)
    const room = await findRoom(trx)
    if (!room) return false
    const now = site.clock.now()
    const { admin } = room
    const isAdminOnline = admin !== null && admin.lastSeenAt > after(now, -ONLINE_MS)
    const plan = planSample(now, {
      members: MEMBERS - (admin ? 1 : 0),
      online: ONLINE - (isAdminOnline ? 1 : 0),
      takenKey: admin?.usernameKey ?? null,
    })
    await writeSample(trx, now, plan, passwords)
    await writeSampleBlog(trx, now)
    await trx.insertInto('appSecret').values({ key: SEEDED, value: now }).execute()
    await announce(trx, EVERYTHING, now)
    return true
  })
}

const hashAll = async (site: Site, passwords: Record<string, string>): Promise<Map<string, string>> =>
  new Map(await Promise.all(Object.entries(passwords).map(async ([name, word]) => [name, await hashPassword(site, word)] as const)))

/** Null unless the sample fits in; else the admin who is already there, if any. */
async function findRoom(db: Site['db'] | Transaction) {
  const [seeded, topic, category, members] = [
    await db.selectFrom('appSecret').select('key').where('key', '=', SEEDED).executeTakeFirst(),
    await db.selectFrom('topic').select('id').limit(1).executeTakeFirst(),
    await db.selectFrom('category').select('id').limit(1).executeTakeFirst(),
    await db.selectFrom('member').select(['role', 'usernameKey', 'lastSeenAt', 'sampledAt']).limit(2).execute(),
  ]
  const [admin = null] = members
  if (seeded || topic || category || members.length > 1) return null
  return admin === null || (admin.role === 'admin' && admin.sampledAt === null) ? { admin } : null
}
