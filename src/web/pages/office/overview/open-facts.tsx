import type { OverviewView } from '../../../../shared/office/overview.ts'
import { ClaimBadge } from '../facts/fact-badges.tsx'
import { Link } from '../../../ui/link.tsx'

/** Most facts named here; the page of facts has them all. */
const NAMED = 6

/** What is not decided or told yet. */
export function OpenFacts({ facts }: { facts: OverviewView['open'] }) {
  return (
    <section className="card" aria-labelledby="still-open">
      <div className="ch">
        <h2 id="still-open">Still to announce</h2>
        <Link className="link small" to="/office/facts">
          All facts
        </Link>
      </div>
      {facts.length === 0 && <p className="muted">Everything’s announced. Facts you haven’t decided yet will show up here.</p>}
      <ul className="todo">
        {facts.slice(0, NAMED).map(({ key, label }) => (
          <li key={key}>
            <Link className="link" to={`/office/facts/${key}`}>
              {label}
            </Link>
            <ClaimBadge claim="being-decided" />
          </li>
        ))}
      </ul>
      {facts.length > NAMED && <p className="hint">And {facts.length - NAMED} more.</p>}
    </section>
  )
}
