import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseView, Decision } from '../../../shared/forum/reports/reports.ts'
import type { Api } from '../../queries/client/api.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { categoriesQuery } from '../../queries/forum/forum-queries.ts'
import { changeTopic, markTopic, unhidePost } from '../../queries/forum/writing-queries.ts'
import { decideCase, type ModerationScope, undoRaid } from '../../queries/forum/reports-queries.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { LockDialog } from '../forum/topic/dialogs/limit-dialogs.tsx'
import { CategoryField } from '../forum/writing/category-field.tsx'
import { ReasonDialog } from './member-dialogs.tsx'
import { useModerationAct } from './use-moderation-act.ts'

interface ActsProps {
  scope: ModerationScope
  view: CaseView
  onDone: () => void
}

interface Way {
  decision: Decision
  label: string
  done: string
  hint: string
}

const TAKE: Way = { decision: 'take', label: 'I’m on It', done: 'Other moderators can see you’re on it.', hint: '' }
const KEEP: Way = {
  decision: 'keep', label: 'Keep the Post', done: 'The post stays up. We’ll tell everyone who reported it.',
  hint: 'This closes the reports. If reports had hidden the post, it will show again.',
}
const HIDE: Way = {
  decision: 'hide', label: 'Hide the Post', done: 'The post is hidden. We’ll tell its author and everyone who reported it.',
  hint: 'Only our team can see it. You can show it again anytime.',
}
const UPHOLD: Way = {
  decision: 'uphold', label: 'Uphold', done: 'The post stays hidden. We’ll tell its author and everyone who reported it.',
  hint: 'The reports are right, and the post stays hidden.',
}
const RESOLVE: Way = {
  decision: 'resolve', label: 'Resolve Without Hiding', done: 'The reports are resolved. We’ll tell everyone who sent them.',
  hint: 'For when a note to the author was enough.',
}
const REOPEN: Way = { decision: 'reopen', label: 'Reopen', done: 'It’s back under “In progress.”', hint: '' }

function waysFrom({ state, post }: CaseView): Way[] {
  if (state === 'resolved' || state === 'rejected') return [REOPEN]
  const take = state === 'open' ? [TAKE] : []
  const hide = post.isRemoved ? [] : [post.isHidden ? UPHOLD : HIDE]
  return [...take, ...hide, KEEP, ...(post.isHidden ? [] : [RESOLVE])]
}

/** What can be done about a reported post and its topic. */
export function CaseActs({ scope, view, onDone }: ActsProps) {
  const api = useApi()
  const { act, pending } = useModerationAct()
  const [openDialog, setOpenDialog] = useState<'move' | 'lock'>()
  const close = () => setOpenDialog(undefined)
  const { post, topic, state, version } = view
  const run = async (work: () => Promise<unknown>, text: string) => {
    if (await act(work, { title: 'Done', text })) onDone()
  }
  const isSettled = state === 'resolved' || state === 'rejected'
  return (
    <section className="card rep-card" aria-labelledby="case-acts">
      <h2 id="case-acts">What to do</h2>
      <div className="rep-ways">
        {!view.canDecide && <p className="muted">You reported this post or wrote it, so another moderator has to decide.</p>}
        {(view.canDecide ? waysFrom(view) : []).map(({ decision, label, done, hint }) => (
          <p key={decision}>
            <button
              type="button"
              className={buttonClass({ look: 'line', small: true, block: true })}
              aria-disabled={pending}
              onClick={() => run(() => decideCase(api, scope, post.id, decision, version), done)}
            >
              {label}
            </button>
            {hint && <span className="small muted">{hint}</span>}
          </p>
        ))}
        {view.canDecide && !isSettled && <UndoRaid {...{ api, view, pending, scope, run }} />}
        {view.canDecide && isSettled && post.isHidden && !post.isRemoved && (
          <button
            type="button"
            className={buttonClass({ look: 'line', small: true })}
            aria-disabled={pending}
            onClick={() => run(() => unhidePost(api, post.id), 'Everyone can see the post again.')}
          >
            Show the Post Again
          </button>
        )}
      </div>
      <h3>The topic</h3>
      <div className="rep-row">
        <button
          type="button"
          className={buttonClass({ look: 'line', small: true })}
          aria-disabled={pending}
          onClick={() => (topic.isLocked ? run(() => markTopic(api, topic.id, 'lock', false), 'The topic is open for replies again.') : setOpenDialog('lock'))}
        >
          {topic.isLocked ? 'Unlock the Topic' : 'Lock the Topic'}
        </button>
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => setOpenDialog('move')}>
          Move the Topic
        </button>
      </div>
      {openDialog === 'lock' && <LockDialog topic={topic} onClose={close} onDone={onDone} />}
      {openDialog === 'move' && <MoveDialog view={view} onClose={close} onDone={onDone} />}
    </section>
  )
}

interface UndoRaidProps {
  api: Api
  scope: ModerationScope
  view: CaseView
  pending: boolean
  run: (work: () => Promise<unknown>, text: string) => Promise<void>
}

/** For reports that are a raid: one click for all of them. */
const UndoRaid = ({ api, scope, view: { post }, pending, run }: UndoRaidProps) => (
  <p>
    <button
      type="button"
      className={buttonClass({ look: 'line', small: true, block: true })}
      aria-disabled={pending}
      onClick={() => run(() => undoRaid(api, scope, post.id), 'The reports by new members are rejected, and the posts they hid show again.')}
    >
      Undo False Reports
    </button>
    <span className="small muted">
      Rejects what new members who reported this post, and others along with them, reported in the last 24 hours. Posts they hid show again. Reports by our team and by members who aren’t new stay.
    </span>
  </p>
)

interface MoveProps {
  view: CaseView
  onClose: () => void
  onDone: () => void
}

function MoveDialog({ view: { topic }, ...ways }: MoveProps) {
  const api = useApi()
  const { data: categories = [] } = useQuery(categoriesQuery(api))
  const [chosen, setChosen] = useState(String(topic.categoryId))
  return (
    <ReasonDialog
      {...ways}
      title="Move the Topic"
      button="Move"
      hint="For the log. The member who started the topic sees it, too. Please don’t repeat private details."
      toast={{ title: 'Done', text: 'The topic has been moved.' }}
      work={(reason) => changeTopic(api, topic.id, { categoryId: Number(chosen), reason })}
    >
      <CategoryField categories={categories} value={chosen} onChange={setChosen} />
    </ReasonDialog>
  )
}
