import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Eye } from 'lucide-react'
import type { StatusView } from '../../../../shared/office/status.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { statusQuery } from '../../../queries/office/status-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../../shared/text/count-words.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { type StatusLine, statusLines } from './status-lines.ts'
import './status.css'

/** Said before each part to people who don't see the mark. */
const MARKS = {
  well: { Icon: CircleCheck, words: 'All well' },
  look: { Icon: Eye, words: 'Take a look' },
  broken: { Icon: CircleAlert, words: 'Needs fixing' },
} as const

/** How the site is, in words. */
function StatusPage() {
  const { data: status, isPending, refetch } = useQuery(statusQuery(useApi()))
  return (
    <OfficePage title="Status" note={status && `As of ${exactTime(status.now)}`} isBusy={isPending}>
      {status ? <Status status={status} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Status({ status }: { status: StatusView }) {
  const lines = statusLines(status)
  const unwell = lines.filter(({ state }) => state !== 'well').length
  return (
    <section className="card" aria-labelledby="status">
      <h2 id="status">{unwell === 0 ? 'Everything is well' : `${counted(unwell, 'thing needs', 'things need')} you`}</h2>
      <ul className="todo status">
        {lines.map((line) => (
          <Line key={line.part} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line: { part, state, text, advice, link } }: { line: StatusLine }) {
  const { Icon, words } = MARKS[state]
  return (
    <li className={`status-${state}`}>
      <Icon className="i" aria-hidden />
      <span>
        <b>{part}</b>
        {state === 'well' ? <span className="vh">, {words}</span> : <span className="status-words">, {words.toLowerCase()}</span>}
        <br />
        {text}
        {advice && (
          <>
            <br />
            <span className="muted">{advice}</span>
          </>
        )}
      </span>
      {link && (
        <Link className={buttonClass({ look: 'line', small: true })} to={link.to}>
          {link.label}
        </Link>
      )}
    </li>
  )
}

export const page: PageModule = { Component: StatusPage, load: (site) => loadOffice(site, statusQuery(site.api)) }
