import { useQuery } from '@tanstack/react-query'
import { topicAddress } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { unansweredQuery } from '../../../queries/office/categories-queries.ts'
import { removalsQuery } from '../../../queries/forum/removals-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { longDate } from '../../../ui/words/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { RemovalsDue } from '../../reports/removals-due.tsx'
import { Queue, queueQueries } from '../../reports/queue.tsx'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { NothingHere } from '../frame/nothing-here.tsx'

/** What waits in the forum. */
const OfficeForumPage = () => (
  <OfficePage
    title="Forum"
    note="Removal requests, reported and held posts, and topics waiting for a reply."
    acts={
      <Link className={buttonClass({ look: 'line', small: true })} to="/office/forum/categories">
        Categories
      </Link>
    }
  >
    <div className="adm-stack">
      <noscript>
        <p className="card">To decide on reports and held posts, turn on JavaScript in your browser.</p>
      </noscript>
      <RemovalsDue />
      <Queue scope="office" path="/office/forum" />
      <Unanswered />
    </div>
  </OfficePage>
)

function Unanswered() {
  const { data: topics } = useQuery(unansweredQuery(useApi()))
  return (
    <section className="card" aria-labelledby="unanswered">
      <h2 id="unanswered">Waiting for a reply</h2>
      <p className="small muted">Topics with no reply for a day or more. A quick hello from you makes people feel welcome.</p>
      {topics?.length === 0 && <NothingHere>All caught up. Topics with no reply after a day will show up here.</NothingHere>}
      <ul className="todo">
        {topics?.map((topic) => (
          <li key={topic.id}>
            <Link className="link" to={topicAddress(topic)}>
              {topic.title}
            </Link>
            <span className="muted">
              {topic.user?.username}, {longDate(topic.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const page: PageModule = {
  Component: OfficeForumPage,
  load: async (site, { search }) => {
    const { api } = site
    const { counts, waiting, listed } = queueQueries(api, 'office', search)
    await Promise.all([
      loadOffice(site, counts),
      loadOffice(site, waiting),
      listed.state === 'review' ? loadOffice(site, listed.query) : loadOffice(site, listed.query),
      loadOffice(site, removalsQuery(api, 'open', 1)),
      loadOffice(site, unansweredQuery(api)),
    ])
    return null
  },
}
