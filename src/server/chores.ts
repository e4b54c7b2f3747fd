import { setTimeout as wait } from 'node:timers/promises'
import { sweepAccounts } from '../domain/accounts/sweep-accounts.ts'
import { sweepQuestions } from '../domain/assistant/questions/keep-question.ts'
import { publishDuePosts } from '../domain/blog/publish-due-posts.ts'
import { eraseDueMembers } from '../domain/forum/members/erase-due-members.ts'
import { flushViews } from '../domain/forum/reading/view-counter.ts'
import { eraseRemovedTexts } from '../domain/forum/writing/erase-removed-texts.ts'
import { sweepSentKeys } from '../domain/forum/writing/send-once.ts'
import type { RateCounter } from '../domain/limits/meter.ts'
import { flushRateCounters } from '../domain/limits/meter-of.ts'
import { sendAnnouncements } from '../domain/announcements/send-announcements.ts'
import { sweepMessages } from '../domain/contact/sweep-messages.ts'
import { sweepLimits } from '../domain/limits/consume-limit.ts'
import { deliverMail, type SendMail } from '../domain/outbox/deliver-mail.ts'
import { sweepOutbox } from '../domain/outbox/sweep-outbox.ts'
import { processSubscriptions } from '../domain/playground/telling/tend-watches.ts'
import { sweepPictures } from '../domain/pictures/sweep-pictures.ts'
import type { Site } from '../domain/site.ts'
import { sweepChanges } from '../domain/sweep-changes.ts'
import { processWaitlist } from '../domain/waitlist/tend-waitlist.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/instant.ts'
import { backUpWhenDue } from './backup/daily-backup.ts'
import { scheduleEvery } from './every.ts'
import type { Logger } from './log.ts'

interface JobParts {
  site: Site
  rateCounters: RateCounter[]
  /** Absent without a mail server: mail then waits. */
  send: SendMail | undefined
  /** Whether a backup is made every day. */
  backsUpDaily: boolean
  log: Logger
}

/** What the site does on its own, again and again. @returns what ends it, after the running round */
export function startJobs({ site, rateCounters, send, backsUpDaily, log }: JobParts): () => Promise<void> {
  const stopping = new AbortController()
  const rounds = [
    scheduleEvery(2 * SECOND_MS, 'limits', log, async () => {
      for (const rateCounter of rateCounters) await rateCounter.flush()
      await flushRateCounters(site)
    }),
    scheduleEvery(2 * SECOND_MS, 'views', log, () => flushViews(site)),
    scheduleEvery(2 * SECOND_MS, 'blog', log, () => publishDuePosts(site)),
    scheduleEvery(HOUR_MS, 'sweep', log, () => sweep(site)),
    ...(backsUpDaily ? [scheduleEvery(HOUR_MS / 2, 'backup', log, () => backUpWhenDue(site, stopping.signal))] : []),
    scheduleEvery(MINUTE_MS, 'waitlist', log, () => processWaitlist(site)),
    scheduleEvery(MINUTE_MS, 'tell me', log, () => processSubscriptions(site)),
    scheduleEvery(5 * SECOND_MS, 'announcements', log, () => sendAnnouncements(site)),
  ]
  const stopMail = send && scheduleEvery(5 * SECOND_MS, 'mail', log, () => deliverAll(site, send, stopping.signal))
  return async () => {
    stopping.abort()
    const mailEnded = Promise.race([stopMail?.(), wait(TIMEOUT_MS, undefined, { ref: false })])
    await Promise.all([mailEnded, ...rounds.map((stop) => stop())])
  }
}

/** A mail server that hangs does not hold up the end of the process: its mail is tried again by the next one. */
const TIMEOUT_MS = 3 * SECOND_MS

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
