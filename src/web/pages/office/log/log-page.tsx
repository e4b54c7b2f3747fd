import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { LOG_ROOMS, type LogEntryView, type LogView } from '../../../../shared/office/office-log.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { logQuery } from '../../../queries/office/log-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { addressWith, filtersIn } from '../frame/list-params.ts'
import { Choice } from '../frame/choice.tsx'
import { ChoiceLinks, ListForm } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { NothingHere } from '../frame/nothing-here.tsx'
import './log.css'

const PATH = '/office/log'
const FILTER_NAMES = ['before', 'by', 'room'] as const

/** Who did what when. */
function LogPage() {
  const filters = filtersIn(useSearchParams()[0], FILTER_NAMES)
  const { data: log, isPending, refetch } = useQuery(logQuery(useApi(), filters.toString()))
  return (
    <OfficePage title="Activity log" note="Who did what and when, newest first. It can’t be edited." isBusy={isPending}>
      {log ? <Log log={log} filters={filters} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Log({ log: { entries, next, people }, filters }: { log: LogView; filters: URLSearchParams }) {
  const persons = [
    { value: '', label: 'Everyone' },
    ...people.map(({ id, username }) => ({ value: String(id), label: username })),
    { value: 'nobody', label: 'The site, your web developer, or a deleted account' },
  ]
  const rooms = [{ value: '', label: 'Everything' }, ...Object.entries(LOG_ROOMS).map(([value, { label }]) => ({ value, label }))]
  return (
      <section className="card" aria-label="Entries">
        <div className="list-tools">
          <ChoiceLinks label="Area" choices={rooms} chosen={filters.get('room') ?? ''} addressOf={(room) => addressWith(PATH, filters, { room, before: '' })} />
          <ListForm path={PATH} filters={filters} label="Filter the log" button="Show" name="by">
            <Choice label="Person" hideLabel name="by" choices={persons} defaultValue={filters.get('by') ?? ''} />
          </ListForm>
        </div>
        {entries.length === 0 && (
          <NothingHere
            act={
              filters.size > 0 && (
                <Link className={buttonClass({ look: 'line', small: true })} to={PATH}>
                  Show Everything
                </Link>
              )
            }
          >
            No activity yet. Changes in the office and forum moderation will show up here.
          </NothingHere>
        )}
        <ol className="log">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
        <nav className="log-ways" aria-label="Pages of the log">
          {filters.has('before') && (
            <Link className={buttonClass({ look: 'line', small: true })} to={addressWith(PATH, filters, { before: '' })}>
              Newest
            </Link>
          )}
          {next && (
            <Link className={buttonClass({ look: 'line', small: true })} to={addressWith(PATH, filters, { before: next })}>
              Older
            </Link>
          )}
        </nav>
      </section>
  )
}

const Entry = ({ entry: { at, by, text, detail } }: { entry: LogEntryView }) => (
  <li>
    <p>
      <b>{by ?? 'Someone'}</b> {text}
      {detail && <span className="muted">{`: ${detail}`}</span>}
    </p>
    <time className="small muted" dateTime={at}>
      {exactTime(at)}
    </time>
  </li>
)

export const page: PageModule = {
  Component: LogPage,
  load: (site, { search }) => loadOffice(site, logQuery(site.api, filtersIn(search, FILTER_NAMES).toString())),
}
