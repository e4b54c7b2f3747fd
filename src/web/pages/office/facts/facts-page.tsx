import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { BADGE_NAMES, BADGES, claimOf } from '../../../../shared/playground/badges.ts'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { fillReferences } from '../../../../shared/playground/references/fill-references.ts'
import { isUndecided } from '../../../../shared/playground/playground.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeFactsQuery } from '../../../queries/office/facts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../../shared/text/count-words.ts'
import { shortDate } from '../../../ui/words/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { ChoiceLinks, SearchField } from '../frame/list-tools.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { ClaimBadge, OverBadge } from './fact-badges.tsx'
import { inGroups } from './fact-groups.ts'
import './facts.css'

/** What the list can be narrowed to, as its address says it. */
const CHOICES = [
  { value: '', label: 'All' },
  ...BADGES.map((badge) => ({ value: badge, label: BADGE_NAMES[badge] })),
  { value: 'over', label: 'Past date' },
]

/** Everything the site says about the place. */
function FactsPage() {
  const { data: facts, isPending, refetch } = useQuery(officeFactsQuery(useApi()))
  return (
    <OfficePage
      title="Facts"
      note="Everything the site says about the playground. Edit a fact once, and it changes on every page, in the assistant, and for search engines."
      isBusy={isPending}
      acts={
        <Link className={buttonClass({ look: 'line', small: true })} to="/office/facts/review">
          <ListChecks className="i" aria-hidden />
          Check Your Facts
        </Link>
      }
    >
      {facts ? <Facts facts={facts} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Facts({ facts }: { facts: readonly OfficeFactView[] }) {
  const [search] = useSearchParams()
  const chosen = CHOICES.find(({ value }) => value === search.get('state'))?.value ?? ''
  const [words, setWords] = useState(search.get('q') ?? '')
  const byKey = Object.fromEntries(facts.map((fact) => [fact.key, fact]))
  const shown = facts.filter((fact) => isOf(fact, chosen) && says(fact, words))
  return (
    <div className="adm-stack">
      <StillToAnnounce facts={facts} />
      <section className="card" aria-labelledby="find-facts">
        <h2 id="find-facts">Find a fact</h2>
        <div className="list-tools">
          <ChoiceLinks label="Status" choices={CHOICES} chosen={chosen} addressOf={(value) => (value ? `?state=${value}` : '.')} />
          <form className="list-search" action="/office/facts" onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="state" value={chosen} />
            <SearchField label="Search facts" name="q" value={words} onChange={({ target }) => setWords(target.value)} />
            <noscript>
              <button type="submit" className={buttonClass({ look: 'line', small: true })}>
                Search
              </button>
            </noscript>
          </form>
        </div>
        <p className="small muted" role="status">
          {shown.length === 0 ? 'No facts match. Try a different word or status.' : `${shown.length} of ${facts.length} facts`}
        </p>
      </section>
      {inGroups(shown).map((group) => (
        <section key={group.title} className="card" aria-label={group.title}>
          <h2>{group.title}</h2>
          <table className="adm-table adm-table-fixed facts-table">
            <thead>
              <tr>
                <th scope="col">Fact</th>
                <th scope="col">Short answer</th>
                <th scope="col">Status</th>
                <th scope="col">Last checked</th>
              </tr>
            </thead>
            <tbody>
              {group.facts.map((fact) => (
                <FactRow key={fact.key} fact={fact} short={fillReferences(fact.short, byKey)} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

/** @param short - as visitors read it */
const FactRow = ({ fact, short }: { fact: OfficeFactView; short: string }) => (
  <tr>
    <td>
      <Link className="link" to={`/office/facts/${fact.key}`}>
        {fact.label}
      </Link>
      <span className="small muted">{fact.question}</span>
    </td>
    <td>{short || fact.label}</td>
    <td>
      <span className="fact-marks">
        <ClaimBadge claim={claimOf(fact)} />
        {fact.waiting > 0 && <span className="small">{waitingInWords(fact.waiting)}</span>}
        {fact.warnings.length > 0 && <OverBadge />}
      </span>
    </td>
    <td className="muted">
      {fact.checkedAt ? (
        <>
          <span className="vh">Checked </span>
          {shortDate(fact.checkedAt)}
        </>
      ) : (
        <>
          Not <span className="vh">checked </span>yet
        </>
      )}
    </td>
  </tr>
)

function StillToAnnounce({ facts }: { facts: readonly OfficeFactView[] }) {
  const open = facts.filter(isUndecided).toSorted((a, b) => b.waiting - a.waiting)
  const over = facts.filter(({ warnings }) => warnings.length > 0)
  return (
    <div className="facts-top">
      {over.length > 0 && (
        <section className="card" aria-labelledby="facts-over">
          <h2 id="facts-over">Past dates</h2>
          <ul className="todo">
            {over.map(({ key, label, warnings }) => (
              <li key={key}>
                <Link className="link" to={`/office/facts/${key}`}>
                  {label}
                </Link>
                <span>mentions {[...new Set(warnings.map(({ date }) => date))].join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-labelledby="facts-open">
        <h2 id="facts-open">Still to announce</h2>
        {open.length === 0 && <p className="muted">Everything’s announced. Facts you haven’t decided yet will show up here.</p>}
        <ul className="facts-open">
          {open.map(({ key, label, waiting }) => (
            <li key={key}>
              <Link className="link" to={`/office/facts/${key}`}>
                {label}
              </Link>
              {waiting > 0 && <span className="small muted">{waitingInWords(waiting)}</span>}
              <ClaimBadge claim="being-decided" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** How many confirmed addresses wait to be told. */
const waitingInWords = (waiting: number): string => counted(waiting, 'parent') + ' waiting'

const isOf = (fact: OfficeFactView, chosen: string): boolean =>
  chosen === '' || claimOf(fact) === chosen || (chosen === 'over' && fact.warnings.length > 0)

/** Whether every word stands somewhere in the fact. */
function says({ label, question, short, answer, words }: OfficeFactView, query: string): boolean {
  const text = [label, question, short, answer, words].join(' ').toLowerCase()
  return query.toLowerCase().split(/\s+/).every((word) => text.includes(word))
}

export const page: PageModule = { Component: FactsPage, load: (site) => loadOffice(site, officeFactsQuery(site.api)) }
