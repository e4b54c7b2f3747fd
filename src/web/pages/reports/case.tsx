import { useRef } from 'react'
import { topicAddress } from '../../../shared/forum/forum.ts'
import { REASON_NAMES, STATE_NAMES } from '../../../shared/forum/reports/report-words.ts'
import type { CaseView } from '../../../shared/forum/reports/reports.ts'
import type { ModerationScope } from '../../queries/forum/reports-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { exactTime } from '../../ui/words/time-words.ts'
import { PostBody } from '../forum/topic/post-body.tsx'
import { CaseActs } from './case-acts.tsx'
import { CaseAuthorCard } from './case-author.tsx'
import { CaseHistory } from './case-history.tsx'
import './reports.css'

/** A reported post: what it says, what is said against it, what can be done, and what was. */
export function Case({ scope, view }: { scope: ModerationScope; view: CaseView }) {
  const state = useRef<HTMLParagraphElement>(null)
  const onDone = () => state.current?.focus()
  return (
    <div className="rep-grid">
      <div className="rep-stack">
        <p className="rep-state" ref={state} tabIndex={-1}>
          <Badge look={view.state === 'open' ? 'bad' : view.state === 'in-progress' ? 'warn' : 'quiet'}>{STATE_NAMES[view.state]}</Badge>
        </p>
        <ReportedPost view={view} />
        <Reports view={view} />
      </div>
      <div className="rep-stack rep-side">
        <noscript>
          <p className="card rep-card">To decide on reports, turn on JavaScript in your browser.</p>
        </noscript>
        <CaseActs scope={scope} view={view} onDone={onDone} />
        <CaseAuthorCard scope={scope} view={view} onDone={onDone} />
      </div>
      <CaseHistory scope={scope} view={view} />
    </div>
  )
}

const ReportedPost = ({ view: { post, topic, author } }: { view: CaseView }) => (
  <section className="card rep-card" aria-labelledby="case-post">
    <h2 id="case-post">The post now</h2>
    <p className="small muted">
      By {author?.username ?? 'a former member'}, {exactTime(post.createdAt)}, in{' '}
      <Link className="link" to={topicAddress(topic, post)}>
        {topic.title}
      </Link>{' '}
      ({topic.category})
    </p>
    {post.replyTo && (
      <p className="small muted">
        In reply to{' '}
        <Link className="link" to={topicAddress(topic, post.replyTo)}>{`${post.replyTo.username}, #${post.replyTo.number}`}</Link>
      </p>
    )}
    <p className="rep-reasons">
      {post.isHidden && <Badge look="warn">Hidden</Badge>}
      {post.isRemoved && <Badge look="warn">Removed</Badge>}
      {topic.isLocked && <Badge look="quiet">Topic locked</Badge>}
      {topic.isHidden && <Badge look="quiet">Topic hidden</Badge>}
    </p>
    {post.isRemoved ? <p className="muted">The post was deleted, along with its text.</p> : <PostBody content={post.content} linksAllowed={false} />}
  </section>
)

const Reports = ({ view: { reports } }: { view: CaseView }) => (
  <section className="card rep-card" aria-labelledby="case-reports">
    <h2 id="case-reports">{reports.length === 1 ? '1 report' : `${reports.length} reports`}</h2>
    <ul className="rep-list">
      {reports.map(({ id, by, reason, note, createdAt, state }) => (
        <li key={id}>
          <p>
            <b>{REASON_NAMES[reason]}</b> · {STATE_NAMES[state]}
          </p>
          {note && <p className="rep-words">{note}</p>}
          <p className="small muted">
            {by ?? 'A former member'}, {exactTime(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  </section>
)
