import { CalendarX, CircleHelp, DatabaseBackup, Flag, type LucideIcon, Mail, MailWarning, MessageCircleQuestion } from 'lucide-react'
import { topicAddress } from '../../../../shared/forum/forum.ts'
import type { OverviewView } from '../../../../shared/office/overview.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../ui/words/count-words.ts'
import { timeAgo } from '../../../ui/words/time-words.ts'

interface Need {
  Icon: LucideIcon
  text: string
  detail: string
  to: string
  button: string
}

/** What waits for the owner, each with the way to it. */
export function Needs({ overview }: { overview: OverviewView }) {
  const needs = needsIn(overview)
  return (
    <section className="card needs" aria-labelledby="needs">
      <h2 id="needs">What needs you now</h2>
      {needs.length === 0 ? (
        <p>Nothing at all. Everything is answered, checked and running: have a lovely day.</p>
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
              <Link className={buttonClass({ look: 'line', small: true })} to={to}>
                {button}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function needsIn({ needs, now, lastBackup }: OverviewView): Need[] {
  const { messages, reports, unchecked, over, topics, mail, backup } = needs
  const ago = (at: string): string => timeAgo(at, Date.parse(now))
  const found: (Need | false | null | undefined)[] = [
    messages && {
      Icon: Mail,
      text: counted(messages.count, 'message waits', 'messages wait') + ' for an answer',
      detail: `The oldest came ${ago(messages.since)}.`,
      to: '/office/messages',
      button: 'Answer',
    },
    reports && {
      Icon: Flag,
      text: counted(reports.count, 'report waits', 'reports wait') + ' for a look',
      detail: `The oldest came ${ago(reports.since)}.`,
      to: '/office/forum',
      button: 'Look',
    },
    over.length > 0 && {
      Icon: CalendarX,
      text: counted(over.length, 'fact names a date', 'facts name a date') + ' that is over',
      detail: over.map(({ label, dates }) => `${label}: ${dates.join(', ')}`).join('. ') + '.',
      to: '/office/facts?state=over',
      button: 'Mend',
    },
    unchecked.length > 0 && {
      Icon: CircleHelp,
      text: counted(unchecked.length, 'fact was', 'facts were') + ' not confirmed for 90 days',
      detail: `${named(unchecked.map(({ label }) => label))}.`,
      to: `/office/facts/${unchecked[0]?.key}`,
      button: 'Check',
    },
    topics && {
      Icon: MessageCircleQuestion,
      text: counted(topics.count, 'topic has', 'topics have') + ' had no reply for a day',
      detail: `The oldest: “${topics.title}”.`,
      to: topicAddress(topics),
      button: 'Reply',
    },
    mail && {
      Icon: MailWarning,
      text: counted(mail.count, 'mail was', 'mails were') + ' not delivered',
      detail: `The first was given up ${ago(mail.since)}.`,
      to: '/office/mail?state=failed',
      button: 'See why',
    },
    backup && {
      Icon: DatabaseBackup,
      text: lastBackup ? 'The last good backup is old' : 'There is no good backup yet',
      detail: lastBackup
        ? `It was made ${ago(lastBackup.at)}. Please ask whoever runs the site to look.`
        : 'The site makes one every day while it runs. If this stays, please ask whoever runs it.',
      to: '/office/log?room=settings',
      button: 'See the log',
    },
  ]
  return found.filter((need): need is Need => Boolean(need))
}

/** The first three of them, and how many more. */
const named = (labels: readonly string[]): string =>
  labels.slice(0, 3).join(', ') + (labels.length > 3 ? `, and ${labels.length - 3} more` : '')
