import { FIRST_STEPS, type FirstStep, type FirstStepsView } from '../../shared/office/first-steps.ts'
import { keysOf } from '../../shared/typed-object.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { listOfficeFacts } from '../playground/list-office-facts.ts'
import { getSettings } from './settings/get-settings.ts'
import { AppError } from '../site/app-error.ts'
import { hasSample } from '../site/has-sample.ts'
import type { Actor, Site } from '../site/site.ts'

/** Remembers that the owner has hidden the list. */
const KEY = 'first-steps-hidden'

/**
 * The first steps on a new site, as far as the data shows that they're done; null once the owner has hidden them.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function readFirstSteps(site: Site, actor: Actor): Promise<FirstStepsView | null> {
  const { id } = requireAdmin(actor)
  const isHidden = (await site.db.selectFrom('appSecret').select('key').where('key', '=', KEY).executeTakeFirst()) !== undefined
  if (isHidden) return null
  const done = await doneSteps(site, actor, id)
  return keysOf(FIRST_STEPS).map((step) => ({ step, isDone: done[step] }))
}

/** Hides the list, for all admins. @throws AppError `not-found` unless the actor is an admin, `conflict` while a step is left */
export async function hideFirstSteps(site: Site, actor: Actor): Promise<void> {
  const steps = await readFirstSteps(site, actor)
  if (steps?.some(({ isDone }) => !isDone)) throw new AppError('conflict', 'Some steps aren’t done yet.')
  const row = { key: KEY, value: site.clock.now() }
  await site.db.insertInto('appSecret').values(row).onConflict((conflict) => conflict.doNothing()).execute()
}

async function doneSteps(site: Site, actor: Actor, adminId: number): Promise<Record<FirstStep, boolean>> {
  const { db } = site
  const [{ emailConfirmedAt, avatar }, { postalAddress }, isSampled, facts, text, entry] = await Promise.all([
    db.selectFrom('member').select(['emailConfirmedAt', 'avatar']).where('id', '=', adminId).executeTakeFirstOrThrow(),
    getSettings(site),
    hasSample(db),
    listOfficeFacts(site, actor),
    db.selectFrom('siteText').select('key').limit(1).executeTakeFirst(),
    db.selectFrom('waitlistEntry').select('id').where('quarantinedAt', 'is', null).limit(1).executeTakeFirst(),
  ])
  return {
    mail: site.hasMailServer,
    address: emailConfirmedAt !== null,
    sample: !isSampled,
    // One that's due again after a while was looked through once.
    facts: facts.every(({ isDue, checkedAt }) => !isDue || checkedAt !== null),
    sender: postalAddress !== '',
    photo: avatar !== null,
    texts: text !== undefined,
    invite: entry !== undefined,
  }
}
