import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { GROWTH_DAYS, type GrowthDay, type GrowthDays } from '../../../../shared/office/growth.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { growthQuery } from '../../../queries/office/overview-queries.ts'
import type { ChartProps, Grown } from './growth-chart.tsx'
import { Link } from '../../../ui/link.tsx'
import { monthAndDay } from '../../../ui/words/time-words.ts'

const CHARTS: readonly { of: Grown; title: string; what: string }[] = [
  { of: 'waitlist', title: 'Waitlist growth', what: 'confirmed emails' },
  { of: 'members', title: 'Members', what: 'members' },
  { of: 'posts', title: 'Forum posts', what: 'posts' },
]

/** How the site has grown: drawn where scripts run, in words and numbers for everyone. */
export function Growth({ days: range }: { days: GrowthDays }) {
  const { data: days } = useQuery(growthQuery(useApi(), range))
  const Chart = useChart()
  return (
    <>
      {CHARTS.map(({ of, title, what }, at) => (
        <section key={of} className="card" aria-labelledby={`growth-${of}`}>
          <div className="ch">
            <h2 id={`growth-${of}`}>{title}</h2>
            {at === 0 && <Range chosen={range} />}
          </div>
          <p className="small muted">{days ? changeOf(days, of, what, range) : 'Loading...'}</p>
          {days && !isNoneYet(days, of) && (
            <div className={of === 'waitlist' ? 'chart chart-first needs-script' : 'chart needs-script'} aria-hidden>
              {Chart && <Chart days={days} of={of} />}
            </div>
          )}
        </section>
      ))}
      {days && <Numbers days={days} />}
    </>
  )
}

/** What there has been none of is told in words: an axis without a line says nothing. */
const isNoneYet = (days: readonly GrowthDay[], of: Grown): boolean => days.every((day) => day[of] === 0)

function changeOf(days: readonly GrowthDay[], of: Grown, what: string, range: GrowthDays): string {
  const [before, now] = [days[0]?.[of] ?? 0, days.at(-1)?.[of] ?? 0]
  return isNoneYet(days, of) ? `No ${what} yet.` : `From ${before} to ${now} ${what} over the last ${range} days.`
}

const Range = ({ chosen }: { chosen: GrowthDays }) => (
  <nav className="seg" aria-label="Time range">
    {GROWTH_DAYS.map((days) => (
      <Link key={days} to={days === GROWTH_DAYS[0] ? '/office' : `/office?days=${days}`} aria-current={days === chosen ? 'true' : undefined} preserveScroll>
        {days} days
      </Link>
    ))}
  </nav>
)

const Numbers = ({ days }: { days: readonly GrowthDay[] }) => (
  <details className="card numbers">
    <summary>View as a table</summary>
    <table className="adm-table">
      <caption className="vh">Totals at the end of each day, Austin time</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Waitlist</th>
          <th scope="col">Members</th>
          <th scope="col">Posts</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, waitlist, members, posts }) => (
          <tr key={date}>
            <th scope="row">{monthAndDay(date)}</th>
            <td>{waitlist}</td>
            <td>{members}</td>
            <td>{posts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** The drawing library is large: it comes after the page, and only here. */
function useChart(): ComponentType<ChartProps> | undefined {
  const [Chart, setChart] = useState<ComponentType<ChartProps>>()
  useEffect(() => {
    let isHere = true
    void import('./growth-chart.tsx').then(
      ({ GrowthChart }) => isHere && setChart(() => GrowthChart),
      () => {}, // The words and numbers stay.
    )
    return () => void (isHere = false)
  }, [])
  return Chart
}
