import { useQuery } from '@tanstack/react-query'
import { REMOVAL_KIND_NAMES } from '../../../../shared/forum/removals/removal-words.ts'
import type { RemovalView } from '../../../../shared/forum/removals/removals.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { removalQuery } from '../../../queries/forum/removals-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { useParams } from '../../../ui/router/router-context.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { titleOf } from '../../frame/head.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { RemovalClock } from '../../reports/removals-due.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { NothingHere } from '../states/nothing-here.tsx'
import { isStaff, loadForStaff } from '../for-staff.ts'
import { PostBody } from '../topic/post-body.tsx'
import { useEmailed } from '../../frame/emailed.ts'
import { decideForm, DecideRemoval } from './decide-removal.tsx'
import '../topic/topic.css'
import './removals.css'

/** One removal request, for staff only. */
function RemovalPage() {
  const { requestId = '' } = useParams()
  const api = useApi()
  const { data: me, isPending } = useQuery(currentUserQuery(api))
  const { data: request, isPending: isOnItsWay } = useQuery({ ...removalQuery(api, requestId), enabled: isStaff(me) })
  const crumbs = [{ label: 'Removal requests', to: '/forum/removals' }, { label: 'Request' }]
  if (isPending || (isStaff(me) && isOnItsWay)) return <ForumPage crumbs={crumbs} isNarrow>{null}</ForumPage>
  if (!isStaff(me) || !request) return <NothingHere />
  return (
    <ForumPage crumbs={crumbs} isNarrow>
      <div className="page-h">
        <div>
          <h1>Removal request {request.id}</h1>
          <p className="rep-reasons">
            <RemovalClock request={request} />
          </p>
        </div>
      </div>
      <div className="rep-stack">
        <Request request={request} />
        <Target request={request} />
        {request.state === 'decided' ? <Decided request={request} /> : <DecideRemoval key={request.id} request={request} />}
      </div>
    </ForumPage>
  )
}

const Request = ({ request: { kind, address, details, name, email, createdAt } }: { request: RemovalView }) => (
  <section className="card rep-card" aria-labelledby="removal-request">
    <h2 id="removal-request">The request</h2>
    <p>{REMOVAL_KIND_NAMES[kind]}.</p>
    <p className="rep-words">{details}</p>
    <p className="small">
      <b>Where:</b> {address}
    </p>
    <p className="small">
      <b>From:</b> {name}, {email}. They confirmed the good-faith statement on {exactTime(createdAt)}.
    </p>
    {kind === 'child' && (
      <p className="small muted">
        If this shows the sexual abuse of a child, don’t copy or share it. US law has a duty to report it to NCMEC’s CyberTipline at report.cybertip.org. Ask your lawyer.
      </p>
    )}
  </section>
)

function Target({ request: { target } }: { request: RemovalView }) {
  return (
    <section className="card rep-card" aria-labelledby="removal-target">
      <h2 id="removal-target">What it’s about</h2>
      {!target && <p>The address doesn’t lead to a post or a profile. Please find what’s meant and remove it yourself before you decide.</p>}
      {target && (
        <>
          <p className="small muted">
            <Link className="link" to={target.path}>
              {target.what === 'post' ? `A post in “${target.name}”` : `The profile of ${target.name}, with its photo`}
            </Link>
          </p>
          {target.isRemoved ? <p className="muted">It was removed already.</p> : <PostBody content={target.text} linksAllowed={false} />}
        </>
      )}
    </section>
  )
}

function Decided({ request: { decision, decidedAt, decidedBy, reply } }: { request: RemovalView }) {
  const emailed = useEmailed()
  return (
    <section className="card rep-card" aria-labelledby="removal-decided">
      <h2 id="removal-decided">What we decided</h2>
      <p>
        {decidedBy ?? 'A former member of the team'} {decision === 'removed' ? 'removed it' : decision === 'declined' ? 'declined the request' : 'marked it as spam'}
        {decidedAt && ` on ${exactTime(decidedAt)}`}. {decision === 'spam' ? 'We told no one.' : emailed('the requester')}
      </p>
      {reply && <p className="rep-words">{reply}</p>}
    </section>
  )
}

export const page: PageModule = {
  Component: RemovalPage,
  forms: [decideForm],
  head: { title: titleOf('Removal request'), description: 'For moderators of the On Joue parent community.' },
  load: (site, { params }) => loadForStaff(site, [removalQuery(site.api, params['requestId'] ?? '')]),
}
