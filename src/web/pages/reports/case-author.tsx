import { useState } from 'react'
import { suspensionEnd } from '../../../shared/accounts/accounts-words.ts'
import type { CaseView } from '../../../shared/forum/reports/reports.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { liftSuspension, restoreAllBy } from '../../queries/office/members-queries.ts'
import type { ModerationScope } from '../../queries/forum/reports-queries.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'
import { exactTime, longDate } from '../../ui/words/time-words.ts'
import { ModeratorTools } from './moderator-tools.tsx'
import { RemoveAllDialog, SuspendDialog, WarnDialog } from './member-dialogs.tsx'
import { useModerationAct } from './use-moderation-act.ts'

interface AuthorProps {
  scope: ModerationScope
  view: CaseView
  onDone: () => void
}

/** Who wrote it, in short, and what admins can do about that. */
export function CaseAuthorCard({ scope, view: { author, post }, onDone }: AuthorProps) {
  const api = useApi()
  const { act, pending } = useModerationAct()
  const [openDialog, setOpenDialog] = useState<'warn' | 'suspend' | 'remove'>()
  if (!author) return <section className="card rep-card muted">The account that wrote this has been deleted.</section>
  const { id, username, joinedAt, postCount, reportedCount, takenDownCount, warningCount, suspendedUntil, silencedUntil, canTakeBack } = author
  const canManage = scope === 'office' && author.role !== 'admin'
  const dialog = { id, username, onClose: () => setOpenDialog(undefined), onDone }
  const run = async (work: () => Promise<unknown>, text: string) => {
    if (await act(work, { title: 'Done', text })) onDone()
  }
  return (
    <section className="card rep-card" aria-labelledby="case-author">
      <h2 id="case-author">{username}</h2>
      <dl className="rep-facts">
        <Line label="Member since" value={longDate(joinedAt)} />
        <Line label="Posts" value={postCount} />
        <Line label="Posts reported" value={reportedCount} />
        <Line label="Reported posts taken down" value={takenDownCount} />
        <Line label="Warnings" value={warningCount} />
        {silencedUntil && <Line label="Silenced until" value={exactTime(silencedUntil)} />}
        {suspendedUntil && <Line label="Suspended until" value={suspensionEnd(suspendedUntil, exactTime)} />}
      </dl>
      {scope === 'office' && (
        <p className="small">
          <Link className="link" to={`/office/members/${id}`}>
            See this member’s full record
          </Link>
        </p>
      )}
      {author.role === 'member' && (
        <div className="rep-row">
          <AskButton onClick={() => setOpenDialog('warn')}>Warn</AskButton>
        </div>
      )}
      <ModeratorTools author={author} onDone={onDone} />
      {canManage && (
        <div className="rep-row">
          <AskButton onClick={() => setOpenDialog('suspend')}>Suspend</AskButton>
          {suspendedUntil && (
            <AskButton aria-disabled={pending} onClick={() => run(() => liftSuspension(api, id), `${username} can post again and has been told.`)}>
              Lift the Suspension
            </AskButton>
          )}
          {canTakeBack ? (
            <AskButton aria-disabled={pending} onClick={() => run(() => restoreAllBy(api, id), 'The posts are restored.')}>
              Restore Everything
            </AskButton>
          ) : (
            <AskButton onClick={() => setOpenDialog('remove')}>Remove Everything</AskButton>
          )}
        </div>
      )}
      {openDialog === 'warn' && <WarnDialog {...dialog} postId={post.id} />}
      {openDialog === 'suspend' && <SuspendDialog {...dialog} />}
      {openDialog === 'remove' && <RemoveAllDialog {...dialog} />}
    </section>
  )
}

const Line = ({ label, value }: { label: string; value: string | number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

const AskButton = ({ children, ...button }: { children: string; 'aria-disabled'?: boolean; onClick: () => void }) => (
  <button type="button" className={buttonClass({ look: 'line', small: true })} {...button}>
    {children}
  </button>
)
