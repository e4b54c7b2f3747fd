import type { StoredEntry, StoredMessage, StoredSubscription, StoredDataView } from '../../../shared/privacy/privacy-requests.ts'
import { shortDate } from '../../ui/words/time-words.ts'

/** What is held, in the words of whoever it is about. */
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
  ...(correctedAt ? [['Corrected', shortDate(correctedAt)] satisfies Rows[number]] : []),
  ['State', answeredAt ? `Answered on ${shortDate(answeredAt)}` : 'Received, not answered yet'],
  ...answers.map(({ text, createdAt: at }, n): Rows[number] => [`Our answer ${answers.length > 1 ? n + 1 : ''}`.trim(), `${text}\n${shortDate(at)}`]),
  ['Why we keep it', 'To answer you, and to know what was said if you write again.'],
  ['Until when', `${shortDate(savedUntil)} at the latest. Then it goes by itself.`],
]

const entryRows = ({ email, newEmail, createdAt, source, confirmedAt, unsubscribedAt }: StoredEntry): Rows => [
  ['Email', email],
  ...(newEmail ? [['New email', `${newEmail}, once it is confirmed by the link we mailed there`] satisfies Rows[number]] : []),
  ['Joined', `${shortDate(createdAt)}, ${placeOf(source)}`],
  ['State', stateOf(confirmedAt, unsubscribedAt)],
  ['Why we keep it', 'To tell you about the opening date, the address and the prices once they are announced.'],
  ['Until when', untilOf(confirmedAt, unsubscribedAt)],
]

const watchRows = ({ email, question, createdAt, confirmedAt }: StoredSubscription): Rows => [
  ['Email', email],
  ['Question', question],
  ['Asked', shortDate(createdAt)],
  ['State', stateOf(confirmedAt, null)],
  ['Why we keep it', 'To write to you once, when the answer is known.'],
  ['Until when', confirmedAt ? 'Until we have told you, or you erase it.' : untilOf(null, null)],
]

function stateOf(confirmedAt: string | null, unsubscribedAt: string | null): string {
  if (unsubscribedAt) return `Unsubscribed on ${shortDate(unsubscribedAt)}`
  return confirmedAt ? `Confirmed on ${shortDate(confirmedAt)}` : 'Not confirmed yet'
}

function untilOf(confirmedAt: string | null, unsubscribedAt: string | null): string {
  if (unsubscribedAt) return '30 days after you unsubscribed. Then it goes by itself.'
  if (confirmedAt) return 'Until you unsubscribe or erase it.'
  return '14 days after our mail that asks you to confirm. Then it goes by itself.'
}

const PLACES: Record<string, string> = {
  landing: 'with the form on our homepage',
  'plain-form': 'with the form on our homepage',
  assistant: 'by way of the site assistant',
}
const placeOf = (source: string): string => PLACES[source] ?? 'by way of another program'
