import { useQuery } from '@tanstack/react-query'
import { Plus, Send, Trash2 } from 'lucide-react'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { ENTRY_STATE_NAMES, sourceName } from '../../../../shared/office/entry-words.ts'
import type { EntryState, EntryView, WaitlistView } from '../../../../shared/office/office-waitlist.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { announcementsQuery, WAITLIST_FILE, waitlistQuery } from '../../../queries/office/waitlist-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../../shared/text/count-words.ts'
import { ShortDay } from '../../../ui/words/short-day.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { ChosenBar, chosenFields, type ChosenRows, ChooseRow, useChosenRows } from '../frame/chosen-rows.tsx'
import { copyEmail } from '../frame/copy-email.ts'
import { filtersIn } from '../frame/list-params.ts'
import { ExportLink } from '../frame/export-link.tsx'
import { ListPages, ListTools } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { OfficeRowMenu, useRowAct } from '../frame/forms/page-act.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { AnnouncementList } from './announcement-list.tsx'
import { ChosenEntries, doneOnWaitlist, PLAIN_ENTRIES, resent } from './chosen-entries.tsx'
import { removeEntriesForm, resendEntryForm, waitlistForms } from './waitlist-forms.ts'
import './waitlist.css'
import { keysOf } from '../../../../shared/typed-object.ts'
import { NothingHere } from '../frame/nothing-here.tsx'

const PATH = '/office/waitlist'
const FILTER_NAMES = ['state', 'q', 'page'] as const

/** Who waits for news, and the news. */
function WaitlistPage() {
  const filters = filtersIn(useSearchParams()[0], FILTER_NAMES)
  const canSendEmail = useCanSendEmail()
  const { data: list, isPending, refetch } = useQuery(waitlistQuery(useApi(), filters.toString()))
  return (
    <OfficePage
      title="Waitlist"
      note="Everyone who wants to hear from you. Announcements only go to people who confirmed their email."
      isBusy={isPending}
      failed="Not done"
      done={doneOnWaitlist(canSendEmail)}
      acts={
        <>
          <ExportLink address={WAITLIST_FILE}>Export all (CSV)</ExportLink>
          <Link className={buttonClass({ small: true })} to={`${PATH}/announcements/new`}>
            <Plus className="i" aria-hidden />
            New Announcement
          </Link>
        </>
      }
    >
      <div className="adm-stack">
        <AnnouncementList />
        {list ? <Entries list={list} filters={filters} /> : <QueryError isPending={isPending} onRetry={refetch} />}
      </div>
    </OfficePage>
  )
}

const LOOKS: Record<EntryState, 'good' | 'warn' | 'quiet' | 'bad'> = { confirmed: 'good', unconfirmed: 'warn', unsubscribed: 'quiet', 'set-aside': 'bad' }

function Entries({ list: { entries, total, pageSize, counts }, filters }: { list: WaitlistView; filters: URLSearchParams }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const states = keysOf(LOOKS)
  const choices = [
    { value: '', label: 'All', count: all },
    ...states.map((state) => ({ value: state, label: ENTRY_STATE_NAMES[state], count: counts[state] })),
  ]
  const rows = useChosenRows(entries)
  const isSearched = filters.has('q') || filters.has('state')
  return (
    <section className="card" aria-label="People on the waitlist">
      <ListTools path={PATH} filters={filters} label="Search by email" choices={choices} />
      {total === 0 ? (
        <NothingHere>{isSearched ? 'No matches.' : 'No one yet. People who join on the homepage will show up here.'}</NothingHere>
      ) : (
        <p className="small muted" role="status">
          {counted(total, 'person', 'people')}
        </p>
      )}
      {entries.length > 0 && (
        <ChosenBar of={rows} total={entries.length} plain={PLAIN_ENTRIES}>
          <ChosenEntries of={rows} />
        </ChosenBar>
      )}
      {entries.length > 0 && (
        <table className="adm-table waitlist-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Chosen</span>
              </th>
              <th scope="col">Email</th>
              <th scope="col">Joined from</th>
              <th scope="col">Joined</th>
              <th scope="col">Status</th>
              <th scope="col">
                <span className="vh">More</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} rows={rows} />
            ))}
          </tbody>
        </table>
      )}
      <ListPages path={PATH} filters={filters} total={total} pageSize={pageSize} label="People on the waitlist" />
    </section>
  )
}

function Entry({ entry, rows }: { entry: EntryView; rows: ChosenRows<EntryView> }) {
  const { email, source, createdAt, confirmedAt, unsubscribedAt, state } = entry
  const canSendEmail = useCanSendEmail()
  const fields = chosenFields([entry])
  const among = useAct()
  const resend = useRowAct({ form: resendEntryForm, fields, among, onSent: () => showToast(resent(1, 0, canSendEmail)) })
  const remove = useRowAct({
    form: removeEntriesForm,
    fields,
    among,
    question: {
      title: `Delete ${email}?`, button: 'Delete Address',
      text: <p>This permanently deletes the address and every email to it. If they just want fewer emails, they can unsubscribe from any announcement.</p>,
    },
    onSent: () => {
      showToast({ tone: 'good', title: 'Deleted', text: `${email} is off the waitlist, along with every email to it.` })
      document.getElementById('main')?.focus()
    },
  })
  const since = unsubscribedAt ?? confirmedAt
  return (
    <tr>
      <td>
        <ChooseRow of={rows} row={entry} about={email} />
      </td>
      <td>
        <b>{email}</b>
      </td>
      <td className="muted">{sourceName(source)}</td>
      <td className="muted">
        <span className="vh">Joined </span>
        <ShortDay at={createdAt} />
      </td>
      <td>
        <Badge look={LOOKS[state]}>{ENTRY_STATE_NAMES[state]}</Badge>
        {since && (
          <span className="small muted entry-since">
            {' '}
            <ShortDay at={since} />
          </span>
        )}
      </td>
      <td>
        <OfficeRowMenu
          about={email}
          acts={[
            copyEmail(email),
            ...(state === 'unconfirmed' ? [{ label: 'Resend Confirmation', Icon: Send, ...resend }] : []),
            { label: 'Delete', Icon: Trash2, isDanger: true, ...remove },
          ]}
        />
      </td>
    </tr>
  )
}

export const page: PageModule = {
  Component: WaitlistPage,
  load: async (site, { search }) => {
    await loadOffice(site, announcementsQuery(site.api))
    return loadOffice(site, waitlistQuery(site.api, filtersIn(search, FILTER_NAMES).toString()))
  },
  forms: waitlistForms,
}
