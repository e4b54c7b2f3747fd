import { CalendarX, CircleHelp, Clock, DatabaseBackup, Flag, type LucideIcon, Mail, MailWarning, MessageCircleQuestion, UserCheck } from 'lucide-react'
import { topicAddress } from '../../../../shared/forum/forum.ts'
import { REMOVAL_HOURS } from '../../../../shared/forum/removals/removal-words.ts'
import type { OverviewView } from '../../../../shared/office/overview.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted, inDigits } from '../../../../shared/text/count-words.ts'
import { timeAgo } from '../../../ui/words/time-words.ts'

interface Need {
  Icon: LucideIcon
  text: string
  detail: string
  /** Where to deal with it; nothing where only the web developer can. */
  to?: string
  button?: string
}

/** What waits for the owner, each with the way to it. */
export function Needs({ overview }: { overview: OverviewView }) {
  const needs = needsIn(overview)
  return (
    <section className="card needs" aria-labelledby="needs">
      <h2 id="needs">Needs your attention</h2>
      {needs.length === 0 ? (
        <p>You’re all caught up. Have a lovely day.</p>
      ) : (
        <ul className="todo">
          {needs.map(({ Icon, text, detail, to, button }) => (
            <li key={text}>
              <Icon className="i" aria-hidden />
              <span>
                <b>{text}</b>
                <br />
                <span className="muted">{detail}</span>
              </span>
              {to && (
                <Link className={buttonClass({ look: 'line', small: true })} to={to}>
                  {button}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function needsIn({ needs, now, lastBackup, hasMailServer }: OverviewView): Need[] {
  const { removals, stopped, messages, reports, held, unconfirmed, questions, unchecked, over, unpublished, topics, mail, backup } = needs
  const ago = (at: string): string => timeAgo(at, Date.parse(now))
  const found: (Need | false | null | undefined)[] = [
    stopped && {
      Icon: MailWarning,
      text: hasMailServer ? `Email isn’t going out: ${inDigits(stopped.count)} waiting` : `No email leaves this site yet: ${inDigits(stopped.count)} waiting`,
      detail: `The oldest was written ${ago(stopped.since)}. ${hasMailServer ? 'The mail server accepts nothing. Ask your web developer to check SMTP_URL.' : 'Ask your web developer to set SMTP_URL.'}`,
      to: '/office/mail?state=waiting',
      button: 'See Emails',
    },
    removals && {
      Icon: Clock,
      text: counted(removals.count, 'removal request') + ' to decide',
      detail: `The oldest came in ${ago(removals.since)}. Each has to be decided within ${REMOVAL_HOURS} hours.`,
      to: '/forum/removals',
      button: 'Decide',
    },
    messages && {
      Icon: Mail,
      text: counted(messages.count, 'message') + ' waiting for a reply',
      detail: `The oldest came in ${ago(messages.since)}.`,
      to: '/office/messages',
      button: 'Reply',
    },
    reports && {
      Icon: Flag,
      text: counted(reports.count, 'report') + ' to review',
      detail: `The oldest came in ${ago(reports.since)}.${held > 0 ? ` ${counted(held, 'post is', 'posts are')} hidden until you decide.` : ''}`,
      to: '/office/forum',
      button: 'Review',
    },
    questions && {
      Icon: CircleHelp,
      text: counted(questions.count, 'question') + ' the assistant couldn’t answer',
      detail: `The oldest came in ${ago(questions.since)}.`,
      to: '/office/questions',
      button: 'Answer',
    },
    unconfirmed && {
      Icon: UserCheck,
      text: `Waitlist: ${inDigits(unconfirmed.joined)} joined, ${inDigits(unconfirmed.confirmed)} confirmed`,
      detail: 'Announcements go only to people who confirmed their email.',
      to: '/office/waitlist',
      button: 'See Waitlist',
    },
    unpublished[0] && {
      Icon: CalendarX,
      text: counted(unpublished.length, 'scheduled fact wasn’t', 'scheduled facts weren’t') + ' published',
      detail: `${named(unpublished.map(({ label }) => label))}. Someone edited it in between.`,
      to: `/office/facts/${unpublished[0].key}`,
      button: 'Decide',
    },
    over.length > 0 && {
      Icon: CalendarX,
      text: counted(over.length, 'fact mentions', 'facts mention') + ' a past date',
      detail: over.map(({ label, dates }) => `${label}: ${dates.join(', ')}`).join('. ') + '.',
      to: '/office/facts?state=over',
      button: 'Fix',
    },
    unchecked.length > 0 && {
      Icon: CircleHelp,
      text: counted(unchecked.length, 'fact') + ' to check',
      detail: `${named(unchecked.map(({ label }) => label))}. One click each.`,
      to: '/office/facts/review',
      button: 'Check',
    },
    topics && {
      Icon: MessageCircleQuestion,
      text: counted(topics.count, 'topic') + ' with no reply for over a day',
      detail: `Oldest: “${topics.title}”`,
      to: topicAddress(topics),
      button: 'Reply',
    },
    mail && {
      Icon: MailWarning,
      text: counted(mail.count, 'email wasn’t', 'emails weren’t') + ' delivered',
      detail: `The first one failed ${ago(mail.since)}.`,
      to: '/office/mail?state=failed',
      button: 'See Why',
    },
    backup && {
      Icon: DatabaseBackup,
      text: lastBackup ? 'Your last backup is out of date' : 'No backup yet',
      detail: lastBackup
        ? `The last one ran ${ago(lastBackup.at)}. Ask your web developer to take a look.`
        : 'The site backs itself up once a day. If this is still here tomorrow, ask your web developer.',
    },
  ]
  return found.filter((need): need is Need => Boolean(need))
}

/** The first three of them, and how many more. */
const named = (labels: readonly string[]): string =>
  labels.slice(0, 3).join(', ') + (labels.length > 3 ? `, and ${labels.length - 3} more` : '')
