import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type InboxView, MESSAGE_STATES, type MessageView } from '../../../../shared/office/office-messages.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { inboxQuery, MESSAGES_FILE } from '../../../queries/office/messages.ts'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../ui/words/count-words.ts'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { addressWith, filtersIn, pageIn } from '../frame/list-params.ts'
import { ExportLink } from '../frame/export-link.tsx'
import { ListPages, ListTools } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { MessageBadge, STATE_NAMES } from './message-badge.tsx'
import './messages.css'

const PATH = '/office/messages'
const FILTER_NAMES = ['state', 'q', 'page'] as const

/** What people wrote with the contact form. */
function MessagesPage() {
  const filters = filtersIn(useSearchParams()[0], FILTER_NAMES)
  const { data: inbox, isPending, refetch } = useQuery(inboxQuery(useApi(), filters.toString()))
  return (
    <OfficePage
      title="Messages"
      note="What people wrote with the contact form. Answers go out by mail from here."
      isBusy={isPending}
      acts={<ExportLink address={MESSAGES_FILE}>Export all (CSV)</ExportLink>}
    >
      {inbox ? <Inbox inbox={inbox} filters={filters} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Inbox({ inbox: { messages, total, pageSize, counts }, filters }: { inbox: InboxView; filters: URLSearchParams }) {
  const choices = [
    { value: '', label: 'Inbox', count: counts.new + counts.read + counts.answered },
    ...MESSAGE_STATES.map((state) => ({ value: state, label: STATE_NAMES[state], count: counts[state] })),
  ]
  return (
    <section className="card" aria-label="Inbox">
      <ListTools path={PATH} filters={filters} label="Search messages" choices={choices} />
      {filters.get('q') && (
        <p className="small muted" role="status">
          {counted(total, 'message')} with “{filters.get('q')}”. <Link className="link" to={addressWith(PATH, filters, { q: '' })}>Show all</Link>
        </p>
      )}
      {messages.length === 0 ? <Nothing filters={filters} /> : <Table messages={messages} filters={filters} />}
      <ListPages path={PATH} filters={filters} total={total} pageSize={pageSize} label="Messages" />
    </section>
  )
}

const EMPTY: Record<string, string> = {
  '': 'No messages. What people write with the contact form will stand here.',
  new: 'Nothing new. Messages that nobody has opened yet will stand here.',
  read: 'Nothing here. Messages that were opened but not answered will stand here.',
  answered: 'Nothing here. Messages you answered will stand here.',
  archived: 'Nothing here. Messages you put away will stand here.',
  'set-aside': 'Nothing here. What looks like a robot wrote it will stand here, so that no person is lost.',
}

const Nothing = ({ filters }: { filters: URLSearchParams }) => (
  <p className="muted" role="status">
    {filters.get('q') ? 'No message fits. Try fewer or other words.' : pageIn(filters) > 1 ? 'The list ends before this page.' : EMPTY[filters.get('state') ?? '']}
  </p>
)

const Table = ({ messages, filters }: { messages: readonly MessageView[]; filters: URLSearchParams }) => (
  <>
    {filters.get('state') === 'set-aside' && (
      <p className="small muted">These look as if robots had sent them, so nobody was told. Open one to see why, and to take it in if it is from a person.</p>
    )}
    <table className="adm-table adm-table-fixed inbox-table">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Message</th>
          <th scope="col">Received</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </tbody>
    </table>
  </>
)

const Row = ({ message: { id, name, email, message, createdAt, state } }: { message: MessageView }) => (
  <tr className={state === 'new' ? 'inbox-new' : undefined}>
    <td>
      <Link className="inbox-who" to={`${PATH}/${id}`}>
        {name}
      </Link>
      <span className="small muted">{email}</span>
    </td>
    <td>
      <p className="trunc">{message}</p>
    </td>
    <td className="muted">
      <RelativeTime at={createdAt} />
    </td>
    <td>
      <MessageBadge state={state} />
    </td>
  </tr>
)

export const page: PageModule = {
  Component: MessagesPage,
  load: (site, { search }) => loadOffice(site, inboxQuery(site.api, filtersIn(search, FILTER_NAMES).toString())),
}
