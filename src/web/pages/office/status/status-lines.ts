import { DISK_FULL_BYTES, DISK_SCARCE_BYTES, JOB_NAMES, type StatusView } from '../../../../shared/office/status.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { sizeInWords } from '../../../ui/words/size-words.ts'
import { exactTime, timeAgo } from '../../../ui/words/time-words.ts'

/** One part of the site in words. What isn't well says what to do. */
export interface StatusLine {
  part: string
  state: 'well' | 'look' | 'broken'
  text: string
  advice?: string
  /** Where more is known. */
  link?: { to: string; label: string }
}

/** How the site is, part by part, what matters most first. */
export function statusLines(status: StatusView): StatusLine[] {
  const ago = (at: string) => timeAgo(at, Date.parse(status.now))
  return [siteLine(status, ago), ...emailLines(status, ago), backupLine(status, ago), diskLine(status), databaseLine(status), jobsLine(status, ago), versionLine(status)]
}

type Ago = (at: string) => string

const siteLine = ({ running }: StatusView, ago: Ago): StatusLine => ({
  part: 'Site',
  state: 'well',
  text: running ? `The site is up. It was last started ${ago(running.startedAt)} (${exactTime(running.startedAt)}).` : 'The site is up.',
})

function emailLines(status: StatusView, ago: Ago): StatusLine[] {
  const { failed } = status.email
  const undelivered: StatusLine = {
    part: 'Undelivered email',
    state: 'look',
    text: `${counted(failed, 'email wasn’t', 'emails weren’t')} delivered.`,
    advice: 'See why each one failed, and send it again from there.',
    link: { to: '/office/mail?state=failed', label: 'See Why' },
  }
  return [emailLine(status, ago), ...(failed > 0 ? [undelivered] : [])]
}

function emailLine({ email: { hasMailServer, lastSentAt, waiting, isStopped } }: StatusView, ago: Ago): StatusLine {
  const emails = waiting ? `${counted(waiting.count, 'email is', 'emails are')} waiting. The oldest was written ${ago(waiting.since)}.` : 'None is waiting.'
  const link = { to: '/office/mail?state=waiting', label: 'See Emails' }
  if (!hasMailServer) return { part: 'Email', state: 'broken', text: `No email leaves this site: it has no mail server. ${emails}`, advice: 'Ask your web developer to set SMTP_URL.', link }
  if (isStopped) return { part: 'Email', state: 'broken', text: `Email isn’t going out. ${emails}`, advice: 'The mail server accepts nothing. Ask your web developer to check SMTP_URL.', link }
  const last = lastSentAt ? `Email is going out. The last one left ${ago(lastSentAt)}.` : 'No email has gone out lately.'
  return { part: 'Email', state: 'well', text: `${last} ${emails}`, link: { to: '/office/mail', label: 'Email Log' } }
}

function backupLine({ backup: { at, bytes, isMissing, backsUpDaily, run } }: StatusView, ago: Ago): StatusLine {
  const last = at ? `The last good backup was made ${ago(at)} (${sizeInWords(bytes)}).` : 'There’s no backup yet.'
  const line = { part: 'Backup', link: { to: '/office/backups', label: 'Backups' } }
  if (run === 'running') return { ...line, state: 'well', text: `${last} A new one is being made.` }
  if (run === 'failed' || run === 'lost') return { ...line, state: 'broken', text: `${last} The latest one failed.`, advice: 'Try again under Backups. If it fails again, send your web developer what it says there.' }
  if (!isMissing) return { ...line, state: 'well', text: last }
  if (!backsUpDaily) return { ...line, state: 'look', text: `${last} The site makes none by itself (BACKUPS=off).`, advice: 'Ask your web developer where backups are made, or make one under Backups.' }
  return { ...line, state: 'look', text: last, advice: 'The site makes one a day. Make one now under Backups. If it fails, ask your web developer.' }
}

function diskLine({ freeBytes }: StatusView): StatusLine {
  if (freeBytes === null) return { part: 'Disk', state: 'look', text: 'The machine doesn’t say how much room is left.', advice: 'Ask your web developer to look at the disk from time to time.' }
  const text = `${sizeInWords(freeBytes)} are free on the disk with the site’s data.`
  if (freeBytes < DISK_FULL_BYTES) return { part: 'Disk', state: 'broken', text: `The disk is almost full. ${text}`, advice: 'Ask your web developer to make room today: the site can’t save anything once it’s full.' }
  if (freeBytes < DISK_SCARCE_BYTES) return { part: 'Disk', state: 'look', text, advice: 'Ask your web developer to make room soon.' }
  return { part: 'Disk', state: 'well', text }
}

const databaseLine = ({ database }: StatusView): StatusLine => ({
  part: 'Database',
  state: 'well',
  text: `The database answers. It’s ${database === 'sqlite' ? 'SQLite, a file beside the site' : 'PostgreSQL'}.`,
})

function jobsLine({ failedJobs }: StatusView, ago: Ago): StatusLine {
  if (failedJobs.length === 0) return { part: 'Background jobs', state: 'well', text: 'All of them ran without an error.' }
  const named = failedJobs.map(({ job, at }) => `${JOB_NAMES[job]} (${ago(at)})`).join(', ')
  return { part: 'Background jobs', state: 'broken', text: `Failed: ${named}.`, advice: 'The site tries again by itself. If this is still here in an hour, ask your web developer to look for “job failed” in the log.' }
}

function versionLine({ running }: StatusView): StatusLine {
  const commit = running?.commit ? `, from the commit ${running.commit.slice(0, 8)}` : ''
  return { part: 'Version', state: 'well', text: running ? `Version ${running.version} runs${commit}.` : 'Not known.' }
}
