import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { MESSAGE_STATE_NAMES } from '../../../../shared/office/entry-words.ts'
import { type InboxView, MESSAGE_STATES, type MessageView } from '../../../../shared/office/messages/office-messages.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { inboxQuery, MESSAGES_FILE } from '../../../queries/office/messages-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../../shared/text/count-words.ts'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { addressWith, filtersIn, pageIn } from '../frame/list-params.ts'
import { ExportLink } from '../frame/export-link.tsx'
import { ListPages, ListTools } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { DONE_IN_INBOX } from './message-forms.ts'
import { MessageBadge } from './message-badge.tsx'
import { NothingHere } from '../frame/nothing-here.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
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
      note="Messages from your contact form. Reply here and we’ll email it for you."
      isBusy={isPending}
      done={DONE_IN_INBOX}
      acts={<ExportLink address={MESSAGES_FILE}>Export all (CSV)</ExportLink>}
    >
      {inbox ? <Inbox inbox={inbox} filters={filters} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Inbox({ inbox: { messages, total, pageSize, counts }, filters }: { inbox: InboxView; filters: URLSearchParams }) {
  const choices = [
    { value: '', label: 'Inbox', count: counts.new + counts.read + counts.answered },
    ...MESSAGE_STATES.map((state) => ({ value: state, label: MESSAGE_STATE_NAMES[state], count: counts[state] })),
  ]
  return (
    <section className="card" aria-label="Inbox">
      <ListTools path={PATH} filters={filters} label="Search messages" choices={choices} />
      {filters.get('q') && (
        <p className="small muted" role="status">
          {counted(total, 'message')} matching “{filters.get('q')}”. <Link className="link" to={addressWith(PATH, filters, { q: '' })}>Show all</Link>
        </p>
      )}
      {messages.length === 0 ? <NoMessages filters={filters} /> : <Table messages={messages} filters={filters} />}
      <ListPages path={PATH} filters={filters} total={total} pageSize={pageSize} label="Messages" />
    </section>
  )
}

const EMPTY: Record<string, string> = {
  '': 'No messages yet. Messages from your contact form will show up here.',
  new: 'Nothing new. Unread messages will show up here.',
  read: 'Nothing here. Messages you’ve opened but not replied to will show up here.',
  answered: 'Nothing here. Messages you’ve replied to will show up here.',
  archived: 'Nothing here. Messages you archive will show up here.',
  'set-aside': 'No spam. We keep suspicious messages here in case a real one gets caught.',
}

const NoMessages = ({ filters }: { filters: URLSearchParams }) => (
  <NothingHere
    act={
      filters.size > 0 && (
        <Link className={buttonClass({ look: 'line', small: true })} to={PATH}>
          Show All Messages
        </Link>
      )
    }
  >
    {filters.get('q') ? 'No messages match. Try a different search.' : pageIn(filters) > 1 ? 'There’s nothing on this page.' : EMPTY[filters.get('state') ?? '']}
  </NothingHere>
)

const Table = ({ messages, filters }: { messages: readonly MessageView[]; filters: URLSearchParams }) => (
  <>
    {filters.get('state') === 'set-aside' && (
      <p className="small muted">These look automated, so we didn’t notify you. Open one to see why. If it’s from a real person, click “Not spam.”</p>
    )}
    <table className="adm-table adm-table-fixed inbox-table">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Message</th>
          <th scope="col">Received</th>
          <th scope="col">Status</th>
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
