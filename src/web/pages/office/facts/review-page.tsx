import { useQuery } from '@tanstack/react-query'
import { ArrowRight, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { badgeOf, claimOf } from '../../../../shared/playground/badges.ts'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeFactsQuery } from '../../../queries/office/facts-queries.ts'
import { factsQuery } from '../../../queries/playground-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { longDate } from '../../../ui/words/time-words.ts'
import { load, type PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { ClaimBadge, OverBadge } from './fact-badges.tsx'
import { isAsShipped, otherAnswers, ReviewButton, reviewForms, StillTrueButton } from './review-forms.tsx'
import './facts.css'

/** The owner goes through the facts, one click each. */
function ReviewPage() {
  const { data: facts, isPending, refetch } = useQuery(officeFactsQuery(useApi()))
  return (
    <OfficePage
      title="Check your facts"
      note="Is what the site says still true? Visitors see the day you say so."
      isBusy={isPending}
      acts={
        <Link className={buttonClass({ look: 'line', small: true })} to="/office/facts">
          All Facts
        </Link>
      }
    >
      {facts ? <Review facts={facts} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Review({ facts }: { facts: readonly OfficeFactView[] }) {
  const [search] = useSearchParams()
  const due = facts.filter(({ isDue }) => isDue)
  const at = positionFrom(facts, due, search.get('from'))
  const [fact, next] = [due[at], due[at + 1] ?? due[0]]
  return (
    <div className="review">
      <Progress done={facts.length - due.length} total={facts.length} />
      {fact ? <ReviewCard fact={fact} next={next === fact ? undefined : next} /> : <AllChecked />}
    </div>
  )
}

/** Where to go on among the due facts: at this one or behind it, and from the top again when there's none. */
function positionFrom(facts: readonly OfficeFactView[], due: readonly OfficeFactView[], key: string | null): number {
  const from = facts.findIndex((fact) => fact.key === key)
  return Math.max(0, due.findIndex((fact) => facts.indexOf(fact) >= from))
}

const Progress = ({ done, total }: { done: number; total: number }) => (
  <div className="review-progress">
    <p role="status">
      <b>
        {done} of {total}
      </b>{' '}
      checked
    </p>
    <progress aria-hidden="true" max={Math.max(total, 1)} value={done} />
  </div>
)

const AllChecked = () => (
  <section className="card review-card" aria-labelledby="review-done">
    <h2 id="review-done" tabIndex={-1} ref={useFocusOnChange('done')}>
      All checked
    </h2>
    <p>We’ll ask you again 90 days after each check.</p>
    <p>
      <Link className={buttonClass({ look: 'line' })} to="/office/facts">
        All Facts
      </Link>
    </p>
  </section>
)

/** @param next - the one to skip to; none for the last */
function ReviewCard({ fact, next }: { fact: OfficeFactView; next: OfficeFactView | undefined }) {
  const { data: shown } = useQuery(factsQuery(useApi()))
  const heading = useFocusOnChange(fact.key)
  const isPast = fact.warnings.length > 0
  // Visitors read it with its references filled in.
  const { question, short, answer } = shown?.[fact.key] ?? fact
  return (
    <section className="card review-card" aria-labelledby="review-fact">
      <p className="eyebrow small">{fact.label}</p>
      <h2 id="review-fact" tabIndex={-1} ref={heading}>
        {question}
      </h2>
      <p className="review-answer">{answer}</p>
      <dl className="review-parts">
        <div>
          <dt>In short</dt>
          <dd>{short}</dd>
        </div>
        <div>
          <dt>Visitors see</dt>
          <dd className="fact-marks">
            {badgeOf(fact) ? <ClaimBadge claim={claimOf(fact)} /> : 'No badge, because it’s about this website'}
            {isPast && <OverBadge />}
          </dd>
        </div>
        <div>
          <dt>Last looked at</dt>
          <dd>{fact.reviewedAt ? longDate(fact.reviewedAt) : 'Not yet'}</dd>
        </div>
      </dl>
      {badgeOf(fact) === 'planned' && <p className="hint">{isAsShipped(fact) ? SHIPPED : PLANNED}</p>}
      <div className="review-answers" key={fact.key}>
        {isPast && <ChangeLink fact={fact} isMain />}
        <StillTrueButton fact={fact} isMain={!isPast} />
        {!isPast && <ChangeLink fact={fact} isMain={false} />}
        {badgeOf(fact) && otherAnswers(fact).map((answer) => <ReviewButton key={answer.form.name} fact={fact} {...answer} />)}
        {next && (
          <Link className="link review-skip" to={`?from=${encodeURIComponent(next.key)}#review-fact`}>
            Skip for now
            <ArrowRight className="i" aria-hidden />
          </Link>
        )}
      </div>
    </section>
  )
}

const ChangeLink = ({ fact, isMain }: { fact: OfficeFactView; isMain: boolean }) => (
  <Link className={buttonClass({ look: isMain ? 'primary' : 'line', small: !isMain })} to={`/office/facts/${fact.key}?from=review`}>
    <PenLine className="i" aria-hidden />
    Change It
  </Link>
)

const SHIPPED = 'This text came with the site. “Still True” makes it yours: visitors see Announced from then on.'
const PLANNED = '“Still True” keeps it Planned.'

/** Moves the focus to a heading when it stands for something else than before. */
function useFocusOnChange(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(subject)
  useEffect(() => {
    if (shown.current !== subject) heading.current?.focus()
    shown.current = subject
  }, [subject])
  return heading
}

export const page: PageModule = {
  Component: ReviewPage,
  load: async (site) => {
    await Promise.all([loadOffice(site, officeFactsQuery(site.api)), load(site, factsQuery(site.api))])
    return null
  },
  forms: reviewForms,
}
