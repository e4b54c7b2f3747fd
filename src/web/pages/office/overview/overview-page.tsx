import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { austinDay } from '../../../../shared/time/austin-time.ts'
import type { OverviewView } from '../../../../shared/office/overview.ts'
import { GROWTH_DAYS, type GrowthDays } from '../../../../shared/office/growth.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { doorQuery } from '../../../queries/office/door-queries.ts'
import { firstStepsQuery, growthQuery, overviewQuery } from '../../../queries/office/overview-queries.ts'
import { siteQuery } from '../../../queries/site-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { sizeInWords } from '../../../ui/words/size-words.ts'
import { timeAgo } from '../../../ui/words/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { BlogPanel } from './blog-panel.tsx'
import { FirstSteps, hideStepsForm } from './first-steps.tsx'
import { Figures } from './figures.tsx'
import { Growth } from './growth.tsx'
import { Needs } from './needs.tsx'
import { OpenFacts } from './open-facts.tsx'
import './overview.css'

const daysIn = (search: URLSearchParams): GrowthDays => GROWTH_DAYS.find((days) => String(days) === search.get('days')) ?? GROWTH_DAYS[0]

/** Where the owner's ten minutes begin. */
function OverviewPage() {
  const api = useApi()
  const { data: door } = useQuery(doorQuery(api))
  const { data: overview, isPending, refetch } = useQuery(overviewQuery(api))
  const days = daysIn(useSearchParams()[0])
  return (
    <OfficePage
      title={`Bonjour, ${door?.username ?? ''}`}
      note={overview && `${austinDay(overview.now)}, in Austin`}
      isBusy={isPending}
      acts={
        <a className={buttonClass({ look: 'line', small: true })} href="/">
          <ExternalLink className="i" aria-hidden />
          View Site
        </a>
      }
    >
      {overview ? <Overview overview={overview} days={days} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

const Overview = ({ overview, days }: { overview: OverviewView; days: GrowthDays }) => (
  <>
    <Needs overview={overview} />
    <FirstSteps />
    <Figures overview={overview} />
    <div className="adm-grid">
      <div className="adm-stack">
        <Growth days={days} />
      </div>
      <div className="adm-stack">
        <OpenFacts facts={overview.open} />
        <BlogPanel blog={overview.blog} />
        <Backup overview={overview} />
      </div>
    </div>
  </>
)

function Backup({ overview: { lastBackup, now } }: { overview: OverviewView }) {
  const { backsUpDaily = true } = useQuery(siteQuery(useApi())).data ?? {}
  const none = backsUpDaily ? 'No backup yet. The site backs itself up once a day.' : 'The site doesn’t back itself up (BACKUPS=off).'
  return (
    <section className="card" aria-labelledby="backup">
      <h2 id="backup">Backup</h2>
      <p className="small muted">
        {lastBackup
          ? `Last successful backup: ${timeAgo(lastBackup.at, Date.parse(now))} (${sizeInWords(lastBackup.bytes)}).`
          : none}
      </p>
      <p className="small">
        <Link className="link" to="/office/backups">
          Manage backups
        </Link>
      </p>
    </section>
  )
}

export const page: PageModule = {
  Component: OverviewPage,
  forms: [hideStepsForm],
  load: async (site, { search }) => {
    await Promise.all([loadOffice(site, doorQuery(site.api)), loadOffice(site, overviewQuery(site.api)), loadOffice(site, firstStepsQuery(site.api))])
    return loadOffice(site, growthQuery(site.api, daysIn(search)))
  },
}
