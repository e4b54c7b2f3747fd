import type { OutboxRow } from '../../db/tables/outbox-tables.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'

/**
 * Has an email tried at the next turn: one that failed, or one that waits. It keeps its Message-ID, so that an email that
 * arrives twice is recognized.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such an email, `forbidden` when the password has
 *   to be given again, `conflict` when it is sent already, is being sent, or its link has expired
 */
export async function sendAgain(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  const now = site.clock.now()
  await site.db.transaction().execute(async (trx) => {
    const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
    if (!mail) throw new AppError('not-found', 'This email no longer exists.')
    if (hasLostLink(mail)) throw new AppError('conflict', 'Its link has expired. The recipient can request a new one.')

    const freed = await trx
      .updateTable('outbox')
      .set({ failedAt: null, nextAttemptAt: now, scheduledAt: now })
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      // Anyone who sends it right now has cleared its last error: it must not go out twice.
      .where((eb) => eb.or([eb('attempts', '=', 0), eb('lastError', 'is not', null)]))
      .executeTakeFirst()
    if (freed.numUpdatedRows === 0n) throw new AppError('conflict', 'This email was already sent, or it’s sending right now.')
    const kind = mail.failedAt === null ? 'mail.try-now' : 'mail.send-again'
    await recordOfficeAct(trx, { actorId: admin.id, kind, subject: `mail:${id}`, createdAt: now })
  })
}

/** Emails that bring a link with a secret of its own. */
const WITH_SECRET: readonly string[] = ['reset-password', 'confirm-email']

/** Whether the secret of an email's link was deleted. It can't be sent anymore. */
export const hasLostLink = ({ template, secret }: OutboxRow): boolean => WITH_SECRET.includes(template) && secret === null
