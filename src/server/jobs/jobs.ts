import { setTimeout as wait } from 'node:timers/promises'
import { sweepAlerts, watchConditions } from '../../domain/alerts/watch-conditions.ts'
import { sweepAccounts } from '../../domain/accounts/sign-up/sweep-accounts.ts'
import { sweepQuestions } from '../../domain/assistant/questions/save-question.ts'
import { publishDuePosts } from '../../domain/blog/publishing/publish-due-posts.ts'
import { eraseDueMembers } from '../../domain/forum/members/erase-due-members.ts'
import { flushViews } from '../../domain/forum/reading/topics/view-counter.ts'
import { sweepNetworks } from '../../domain/forum/reports/sweep-networks.ts'
import { remindOfRemovals } from '../../domain/forum/removals/remind-of-removals.ts'
import { sweepRemovals } from '../../domain/forum/removals/sweep-removals.ts'
import { eraseRemovedTexts } from '../../domain/forum/moderation/erase-removed-texts.ts'
import { openDueTopics } from '../../domain/forum/moderation/limit-topic.ts'
import { sweepFormerLines } from '../../domain/forum/writing/quotes/former-lines.ts'
import { sweepIdempotencyKeys } from '../../domain/forum/writing/idempotency.ts'
import type { RateCounter } from '../../domain/limits/rate-counter.ts'
import { flushRateCounters } from '../../domain/limits/rate-counters.ts'
import { sendAnnouncements } from '../../domain/waitlist/announcements/send-announcements.ts'
import { sweepMessages } from '../../domain/contact/sweep-messages.ts'
import { sweepLimits } from '../../domain/limits/count-uses.ts'
import { Delivery } from '../../domain/emails/deliver-mail.ts'
import { sweepOutbox } from '../../domain/emails/outbox/sweep-outbox.ts'
import { processSubscriptions } from '../../domain/playground/fact-alerts/process-subscriptions.ts'
import { publishDueFacts } from '../../domain/office/publications/publish-facts.ts'
import { sweepPictures } from '../../domain/pictures/sweep-pictures.ts'
import type { Site } from '../../domain/site/site.ts'
import { sweepChanges } from '../../domain/site/sweep-changes.ts'
import { processWaitlist } from '../../domain/waitlist/process-waitlist.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { backUpWhenDue } from '../backup/daily-backup.ts'
import type { JobName } from '../../shared/office/status.ts'
import type { JobFailures } from './job-failures.ts'
import { type RoundParts, scheduleEvery } from './schedule-every.ts'
import type { Logger } from '../http/log.ts'
import type { Mailer } from '../adapters/mailer.ts'
import type { Metrics } from '../metrics/metrics.ts'

interface JobParts {
  site: Site
  rateCounters: RateCounter[]
  /** Absent without a mail server: email then waits. */
  mailer: Mailer | undefined
  /** Whether a backup is made every day. */
  backsUpDaily: boolean
  log: Logger
  metrics: Metrics
  failures: JobFailures
}

/** What the site does on its own, again and again. @returns what ends it, after the running round */
export function startJobs({ site, rateCounters, mailer, backsUpDaily, log, metrics, failures }: JobParts): () => Promise<void> {
  const stopping = new AbortController()
  const parts = { log, metrics, note: (job: JobName, outcome: 'done' | 'failed') => failures.note(job, outcome, site.clock.now()) }
  const every = (pauseMs: number, job: JobName, work: () => Promise<unknown>) => scheduleEvery(pauseMs, job, parts, work)
  const rounds = [
    every(2 * SECOND_MS, 'limits', async () => {
      for (const rateCounter of rateCounters) await rateCounter.flush()
      await flushRateCounters(site)
    }),
    every(2 * SECOND_MS, 'views', () => flushViews(site)),
    every(2 * SECOND_MS, 'blog', () => publishDuePosts(site)),
    every(2 * SECOND_MS, 'locks', () => openDueTopics(site)),
    every(SECOND_MS / 2, 'facts', () => publishDueFacts(site)),
    every(HOUR_MS, 'sweep', () => sweep(site)),
    ...(backsUpDaily ? [every(HOUR_MS / 2, 'backup', () => backUpWhenDue(site, stopping.signal))] : []),
    every(MINUTE_MS, 'waitlist', () => processWaitlist(site)),
    every(MINUTE_MS, 'removals', () => remindOfRemovals(site)),
    every(MINUTE_MS, 'tell me', () => processSubscriptions(site)),
    every(MINUTE_MS, 'alerts', () => watchConditions(site)),
    every(5 * SECOND_MS, 'announcements', () => sendAnnouncements(site)),
  ]
  const stopMail = mailer && startDelivery(site, mailer, parts)
  return async () => {
    stopping.abort()
    await Promise.all([stopMail?.(), ...rounds.map((stop) => stop())])
  }
}

/** A mail server that hangs doesn't hold up the end of the process for longer than this. */
export const DRAIN_MS = 3 * SECOND_MS

/** Sends what is due. @returns what ends it: emails that aren't confirmed in time are tried again by the next process */
function startDelivery(site: Site, { send, close }: Mailer, parts: RoundParts): () => Promise<void> {
  const delivery = new Delivery(site, send)
  const stopStarting = scheduleEvery(5 * SECOND_MS, 'mail', parts, () => delivery.start())
  return async () => {
    delivery.stop()
    await stopStarting()
    const sent = delivery.idle().catch((error: unknown) => parts.log.warn({ err: error }, 'email not sent'))
    await Promise.race([sent, wait(DRAIN_MS, undefined, { ref: false })])
    close()
    await sent
  }
}

/** Removes what has had its time. */
const sweep = (site: Site): Promise<unknown> =>
  Promise.all([
    sweepLimits(site), sweepAccounts(site), sweepIdempotencyKeys(site), sweepNetworks(site), eraseRemovedTexts(site), sweepChanges(site),
    sweepPictures(site), sweepMessages(site), sweepOutbox(site), eraseDueMembers(site), sweepQuestions(site),
    sweepRemovals(site), sweepAlerts(site), sweepFormerLines(site),
  ])
