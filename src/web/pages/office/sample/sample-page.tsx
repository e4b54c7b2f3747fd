import { useQuery } from '@tanstack/react-query'
import { topicAddress } from '../../../../shared/forum/forum.ts'
import type { RemovedSample, SampleView } from '../../../../shared/office/office-sample.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { removeSample, sampleQuery } from '../../../queries/office/sample-queries.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { Link } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { ActButton } from '../frame/forms/page-act.tsx'
import './sample.css'

/** The made-up people and posts, and the way to be rid of them. */
function SamplePage() {
  const { data: sample, isPending, refetch } = useQuery(sampleQuery(useApi()))
  return (
    <OfficePage title="Sample community" note="Made-up people and posts for trying out the site." isBusy={isPending}>
      {sample ? <Sample sample={sample} /> : sample === null ? <NoSample /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

const NoSample = () => (
  <p className="card">
    Everything on this site is real. There’s no sample community, so there’s nothing to remove. It won’t come back.
  </p>
)

const Sample = ({ sample }: { sample: SampleView }) => (
  <div className="adm-stack sample">
    <section className="card" aria-labelledby="sample-now">
      <h2 id="sample-now">While it’s here</h2>
      <ul className="bullets">
        <li>Every page says at the top that these people and posts are made up.</li>
        <li>Search engines are asked to leave out the whole site, and the sitemap and blog feed skip sample content.</li>
        <li>No one logs in with a sample account, except on the computer the site runs on.</li>
      </ul>
    </section>
    <Deleted sample={sample} />
    <Remaining sample={sample} />
    <Removal sample={sample} />
  </div>
)

const Deleted = ({ sample: { members, topics, posts, blogPosts, triedPosts } }: { sample: SampleView }) => (
  <section className="card" aria-labelledby="sample-deleted">
    <h2 id="sample-deleted">What we’ll delete</h2>
    <ul className="bullets">
      <li>{counted(members, 'sample member', 'sample members')}, with their photos, likes, votes, reports, and notifications</li>
      <li>
        {counted(topics, 'topic', 'topics')} and {counted(posts, 'post', 'posts')} in the forum, with their views, and every trace in the search
      </li>
      {triedPosts > 0 && <li>{counted(triedPosts, 'of these posts was', 'of these posts were')} written by someone trying out a sample account</li>}
      <li>{counted(blogPosts, 'blog post', 'blog posts')} you haven’t edited</li>
      <li>Sample categories without a topic. If none is left, you get three new ones to rename</li>
      <li>Email to sample members</li>
    </ul>
  </section>
)

const Remaining = ({ sample: { remainingTopics } }: { sample: SampleView }) => (
  <section className="card" aria-labelledby="sample-kept">
    <h2 id="sample-kept">What stays</h2>
    <p>Everything by real people stays exactly as it is, and so does what you did in the office.</p>
    {remainingTopics.length > 0 && (
      <>
        <p>
          Real members replied to {counted(remainingTopics.length, 'sample topic', 'sample topics')}. We keep {remainingTopics.length === 1 ? 'its' : 'their'}{' '}
          {remainingTopics.length === 1 ? 'title' : 'titles'} and the real replies. In place of the first post it will say “This sample topic was
          removed.”
        </p>
        <ul className="bullets">
          {remainingTopics.map((topic) => (
            <li key={topic.id}>
              <Link className="link" to={topicAddress(topic)}>
                {topic.title}
              </Link>
              : {counted(topic.realPosts, 'real reply', 'real replies')}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

const removeForm: PageForm<RemovedSample> = {
  name: 'remove',
  send: ({ api }) => removeSample(api),
  refresh: (queries) => queries.invalidateQueries(),
  next: () => '/office/sample?sent=remove',
}

function Removal({ sample: { hasRealAdmin } }: { sample: SampleView }) {
  if (!hasRealAdmin) return <NeedsAdmin />
  return (
    <section className="card" aria-labelledby="sample-remove">
      <h2 id="sample-remove">Remove it</h2>
      <p>This takes a few seconds. You can’t undo it.</p>
      <ActButton
        form={removeForm}
        look={{ small: true }}
        className="btn-danger"
        question={{
          title: 'Remove the sample community?', button: 'Remove the Sample Community', pendingLabel: 'Removing...',
          text: <p>We’ll delete everything listed on this page, for good. You can’t undo this.</p>,
        }}
        onSent={({ members, remainingTopics }) => {
          const note = remainingTopics > 0 ? ` We kept ${counted(remainingTopics, 'topic', 'topics')} with real replies.` : ''
          showToast({ tone: 'good', title: 'Sample community removed', text: `${counted(members, 'made-up member', 'made-up members')} and their posts were deleted.${note}` })
          document.getElementById('main')?.focus()
        }}
      >
        Remove the Sample Community
      </ActButton>
    </section>
  )
}

/** Without an admin of the owner's own, no one could open the office afterward. */
const NeedsAdmin = () => (
  <section className="card" aria-labelledby="sample-remove">
    <h2 id="sample-remove">First, create your own admin account</h2>
    <p>The only admin on this site is made up. If we removed the sample community now, no one could open the office.</p>
    <ul className="bullets">
      <li>
        Where the site runs, use <code>npm run admin -- NAME --create --email ADDRESS</code>. It prints a link to set your password.
      </li>
      <li>
        Or set <code>SITE_URL</code> to your public address and restart. The site then prints a link to create the first admin account.
      </li>
    </ul>
  </section>
)

export const page: PageModule = { Component: SamplePage, load: (site) => loadOffice(site, sampleQuery(site.api)), forms: [removeForm] }
