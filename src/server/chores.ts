import { setTimeout as wait } from 'node:timers/promises'
import { sweepAccounts } from '../domain/accounts/sweep-accounts.ts'
import { sweepQuestions } from '../domain/assistant/questions/keep-question.ts'
import { publishDuePosts } from '../domain/blog/publish-due-posts.ts'
import { eraseDueMembers } from '../domain/forum/members/erase-due-members.ts'
import { flushViews } from '../domain/forum/reading/view-counter.ts'
import { eraseRemovedTexts } from '../domain/forum/writing/erase-removed-texts.ts'
import { sweepSentKeys } from '../domain/forum/writing/send-once.ts'
import type { Meter } from '../domain/limits/meter.ts'
import { mergeMeters } from '../domain/limits/meter-of.ts'
import { sendAnnouncements } from '../domain/announcements/send-announcements.ts'
import { sweepMessages } from '../domain/contact/sweep-messages.ts'
import { sweepLimits } from '../domain/limits/take-limit.ts'
import { deliverMail, type SendMail } from '../domain/outbox/deliver-mail.ts'
import { sweepOutbox } from '../domain/outbox/sweep-outbox.ts'
import { tendWatches } from '../domain/playground/telling/tend-watches.ts'
import { sweepPictures } from '../domain/pictures/sweep-pictures.ts'
import type { Site } from '../domain/site.ts'
import { sweepChanges } from '../domain/sweep-changes.ts'
import { tendWaitlist } from '../domain/waitlist/tend-waitlist.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/instant.ts'
import { backUpWhenDue } from './backup/daily-backup.ts'
import { every } from './every.ts'
import type { Logger } from './log.ts'

interface Chores {
  site: Site
  meters: Meter[]
  /** Absent without a mail server: mail then waits. */
  send: SendMail | undefined
  /** Whether a backup is made every day. */
  backsUpDaily: boolean
  log: Logger
}

/** What the site does on its own, again and again. @returns what ends it, after the running round */
export function startChores({ site, meters, send, backsUpDaily, log }: Chores): () => Promise<void> {
  const stopping = new AbortController()
  const rounds = [
    every(2 * SECOND_MS, 'limits', log, async () => {
      for (const meter of meters) await meter.merge()
      await mergeMeters(site)
    }),
    every(2 * SECOND_MS, 'views', log, () => flushViews(site)),
    every(2 * SECOND_MS, 'blog', log, () => publishDuePosts(site)),
    every(HOUR_MS, 'sweep', log, () => sweep(site)),
    ...(backsUpDaily ? [every(HOUR_MS / 2, 'backup', log, () => backUpWhenDue(site, stopping.signal))] : []),
    every(MINUTE_MS, 'waitlist', log, () => tendWaitlist(site)),
    every(MINUTE_MS, 'tell me', log, () => tendWatches(site)),
    every(5 * SECOND_MS, 'announcements', log, () => sendAnnouncements(site)),
  ]
  const stopMail = send && every(5 * SECOND_MS, 'mail', log, () => deliverAll(site, send, stopping.signal))
  return async () => {
    stopping.abort()
    const mailEnded = Promise.race([stopMail?.(), wait(PATIENCE_MS, undefined, { ref: false })])
    await Promise.all([mailEnded, ...rounds.map((stop) => stop())])
  }
}

/** A mail server that hangs does not hold up the end of the process: its mail is tried again by the next one. */
const PATIENCE_MS = 3 * SECOND_MS

/** Batch after batch, until nothing is due. */
async function deliverAll(site: Site, send: SendMail, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await deliverMail(site, send, signal)) > 0);
}

/** Removes what has had its time. */
const sweep = (site: Site): Promise<unknown> =>
  Promise.all([
    sweepLimits(site), sweepAccounts(site), sweepSentKeys(site), eraseRemovedTexts(site), sweepChanges(site),
    sweepPictures(site), sweepMessages(site), sweepOutbox(site), eraseDueMembers(site), sweepQuestions(site),
  ])
