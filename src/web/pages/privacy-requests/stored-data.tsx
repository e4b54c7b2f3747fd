import type { StoredEntry, StoredMessage, StoredSubscription, StoredDataView } from '../../../shared/privacy/privacy-requests.ts'
import { shortDate } from '../../ui/words/time-words.ts'

/** What is held, in the words of the person it is about. */
export const StoredData = ({ stored }: { stored: StoredDataView }) => (
  <dl className="mine">
    {rowsOf(stored).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type Rows = [name: string, value: string][]

function rowsOf(stored: StoredDataView): Rows {
  if (stored.kind === 'message') return messageRows(stored)
  return stored.kind === 'waitlist' ? entryRows(stored) : watchRows(stored)
}

const messageRows = ({ name, email, message, createdAt, source, answeredAt, correctedAt, answers, keptUntil: savedUntil }: StoredMessage): Rows => [
  ['Name', name],
  ['Email', email],
  ['Message', message],
  ['Sent', `${shortDate(createdAt)}, ${placeOf(source)}`],
  ...(correctedAt ? [['Edited', shortDate(correctedAt)] satisfies Rows[number]] : []),
  ['Status', answeredAt ? `Replied on ${shortDate(answeredAt)}` : 'Received, no reply yet'],
  ...answers.map(({ text, createdAt: at }, n): Rows[number] => [`Our reply ${answers.length > 1 ? n + 1 : ''}`.trim(), `${text}\n${shortDate(at)}`]),
  ['Why we keep it', 'So we can reply, and remember what was said if you write again.'],
  ['Kept until', `${shortDate(savedUntil)} at the latest, then it’s deleted automatically.`],
]

const entryRows = ({ email, newEmail, createdAt, source, confirmedAt, unsubscribedAt }: StoredEntry): Rows => [
  ['Email', email],
  ...(newEmail ? [['New email', `${newEmail}, once you click the confirmation link we sent there`] satisfies Rows[number]] : []),
  ['Joined', `${shortDate(createdAt)}, ${placeOf(source)}`],
  ['Status', stateOf(confirmedAt, unsubscribedAt)],
  ['Why we keep it', 'So we can email you news about On Joue.'],
  ['Kept until', untilOf(confirmedAt, unsubscribedAt)],
]

const watchRows = ({ email, question, createdAt, confirmedAt }: StoredSubscription): Rows => [
  ['Email', email],
  ['Question', question],
  ['Signed up', shortDate(createdAt)],
  ['Status', stateOf(confirmedAt, null)],
  ['Why we keep it', 'So we can email you once, when there’s an answer.'],
  ['Kept until', confirmedAt ? 'We’ve emailed you, or you delete it.' : untilOf(null, null)],
]

function stateOf(confirmedAt: string | null, unsubscribedAt: string | null): string {
  if (unsubscribedAt) return `Unsubscribed on ${shortDate(unsubscribedAt)}`
  return confirmedAt ? `Confirmed on ${shortDate(confirmedAt)}` : 'Not confirmed yet'
}

function untilOf(confirmedAt: string | null, unsubscribedAt: string | null): string {
  if (unsubscribedAt) return '30 days after you unsubscribed, then it’s deleted automatically.'
  if (confirmedAt) return 'You unsubscribe or delete it.'
  return '14 days after our email asking you to confirm, then it’s deleted automatically.'
}

const PLACES: Record<string, string> = {
  landing: 'through the form on our homepage',
  'plain-form': 'through the form on our homepage',
  assistant: 'through the site assistant',
}
const placeOf = (source: string): string => PLACES[source] ?? 'another way'
