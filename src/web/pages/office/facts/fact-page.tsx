import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useParams, useSearchParams } from '../../../ui/router/router-context.tsx'
import { isMadeFromQuestion } from '../../../../shared/playground/fact-words.ts'
import type { FactWithChanges, OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factAudienceQuery } from '../../../queries/office/fact-audience-queries.ts'
import { publicationQuery } from '../../../queries/office/fact-publication-queries.ts'
import { factSpanishQuery } from '../../../queries/office/fact-spanish-queries.ts'
import { factPlacesQuery, officeFactQuery, officeFactsQuery } from '../../../queries/office/facts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { shortDate } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { PageData, PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { ActButton } from '../frame/forms/page-act.tsx'
import { FactAudience } from './fact-audience.tsx'
import { FactEditor } from './editing/fact-editor.tsx'
import { factForms, seenVersion } from './fact-forms.ts'
import { FactHistory } from './fact-history.tsx'
import { FactSpanish } from './editing/fact-spanish.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import { RemoveFact } from './remove-fact.tsx'
import { stillTrue } from './review-forms.tsx'
import './facts.css'

const useFactKey = (): string => useParams()['key'] ?? ''

/** One fact: what it says, how it reads, and what it said before. */
function FactPage() {
  const key = useFactKey()
  const isFromReview = useSearchParams()[0].get('from') === 'review'
  const { data, isPending, error, refetch } = useQuery(officeFactQuery(useApi(), key))
  return (
    <OfficePage
      title={data?.fact.label ?? 'Fact'}
      note={data && (data.fact.checkedAt ? `Checked on ${shortDate(data.fact.checkedAt)}` : 'Not checked yet')}
      isBusy={isPending}
      acts={
        <>
          {isFromReview ? (
            <Link className={buttonClass({ look: 'line', small: true })} to={`/office/facts/review?from=${encodeURIComponent(key)}`}>
              Back to Checking
            </Link>
          ) : (
            <Link className={buttonClass({ look: 'line', small: true })} to="/office/facts">
              All Facts
            </Link>
          )}
          {data && isMadeFromQuestion(key) && <RemoveFact fact={data.fact} />}
          {data && <CheckedToday fact={data.fact} />}
        </>
      }
    >
      {data ? <Fact key={key} {...data} /> : <QueryError isPending={isPending} onRetry={refetch} error={error} gone="This fact no longer exists." />}
    </OfficePage>
  )
}

const Fact = ({ fact, changes, today }: FactWithChanges) => (
  <>
    <PublicationPanel fact={fact} />
    <FactEditor fact={fact} today={today} />
    <FactSpanish factKey={fact.key} />
    <FactAudience fact={fact} />
    <FactHistory fact={fact} changes={changes} />
  </>
)

const CheckedToday = ({ fact }: { fact: OfficeFactView }) => (
  <ActButton form={stillTrue} fields={{ fact: fact.key, ...seenVersion(fact) }} onSent={() => showToast({ tone: 'good', title: 'Checked', text: 'Visitors see today’s date beside it.' })}>
    <CalendarCheck className="i" aria-hidden />
    Still True
  </ActButton>
)

/** What the page's cards say beside the fact. */
const partsOf = (site: PageData, key: string) => [
  loadOffice(site, factPlacesQuery(site.api, key)),
  loadOffice(site, factAudienceQuery(site.api, key)),
  loadOffice(site, factSpanishQuery(site.api, key)),
  loadOffice(site, publicationQuery(site.api, key)),
]

export const page: PageModule = {
  Component: FactPage,
  head: (queries, { params }) => officeHead(queries.getQueryData<FactWithChanges>(['office', 'fact', params['key']])?.fact.label ?? 'Fact'),
  load: async (site, { params }) => {
    const key = params['key'] ?? ''
    const [fact] = await Promise.all([loadOffice(site, officeFactQuery(site.api, key)), loadOffice(site, officeFactsQuery(site.api)), ...partsOf(site, key)])
    return fact
  },
  forms: factForms,
}
