import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useParams, useSearchParams } from '../../../ui/router/router-context.tsx'
import { isMadeFromQuestion } from '../../../../shared/playground/fact-words.ts'
import type { FactWithChanges, OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { checkFact, setFactData, officeFactQuery, officeFactsQuery } from '../../../queries/office/facts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { shortDate } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { useAct } from '../frame/use-saving.ts'
import { FactAudience } from './fact-audience.tsx'
import { FactEditor } from './fact-editor.tsx'
import { FactHistory } from './fact-history.tsx'
import { FactSpanish } from './fact-spanish.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import { RemoveFact } from './remove-fact.tsx'
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

function CheckedToday({ fact: { key, version } }: { fact: OfficeFactView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const check = () =>
    act(async () => {
      await setFactData(queries, await checkFact(api, key, { version }))
      showToast({ tone: 'good', title: 'Checked', text: 'Visitors see today’s date beside it.' })
    })
  return (
    <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={check}>
      <CalendarCheck className="i" aria-hidden />
      Still True
    </button>
  )
}

export const page: PageModule = {
  Component: FactPage,
  head: (queries, { params }) => officeHead(queries.getQueryData<FactWithChanges>(['office', 'fact', params['key']])?.fact.label ?? 'Fact'),
  load: async (site, { params }) => {
    const [fact] = await Promise.all([loadOffice(site, officeFactQuery(site.api, params['key'] ?? '')), loadOffice(site, officeFactsQuery(site.api))])
    return fact
  },
}
