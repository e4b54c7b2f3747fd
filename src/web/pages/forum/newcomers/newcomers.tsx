import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { topicAddress } from '../../../../shared/forum/forum.ts'
import { NEWCOMERS_MAX, SPAM_REASON, SPAM_SILENCE_DAYS } from '../../../../shared/forum/newcomers/newcomer-words.ts'
import type { Newcomer } from '../../../../shared/forum/newcomers/newcomers.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { refreshModerated, removeSpam, restoreSpam } from '../../../queries/member-moderation-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted } from '../../../../shared/text/count-words.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { emailedTo, ReasonField } from '../../reports/reason-field.tsx'
import { focusBad, useModerationAct } from '../../reports/use-moderation-act.ts'
import './newcomers.css'

/** New accounts with what they wrote: choose, remove once, undo once. */
export function Newcomers({ newcomers }: { newcomers: readonly Newcomer[] }) {
  const removed = newcomers.filter(({ removedAt }) => removedAt !== null)
  const present = newcomers.filter(({ removedAt }) => removedAt === null)
  return (
    <div className="rep-stack newcomers">
      <Removal newcomers={present} />
      {removed.length > 0 && <Restoring newcomers={removed} />}
    </div>
  )
}

function useChosen(newcomers: readonly Newcomer[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const ids = newcomers.map(({ id }) => id).filter((id) => marked.has(id))
  const set = (id: number, isOn: boolean) => setMarked((before) => (isOn ? new Set([...before, id]) : new Set([...before].filter((other) => other !== id))))
  const setAll = (isOn: boolean) => setMarked(new Set(isOn ? newcomers.map(({ id }) => id) : []))
  return { ids, set, setAll }
}

function Removal({ newcomers }: { newcomers: readonly Newcomer[] }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { ids, set, setAll } = useChosen(newcomers)
  const { act, pending, errors } = useModerationAct()
  const [reason, setReason] = useState(SPAM_REASON)
  const heading = useRef<HTMLHeadingElement>(null)
  const canSendEmail = useCanSendEmail()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const toast = { title: 'Removed', text: `The posts of ${counted(ids.length, 'account')} are removed. You can restore them for 24 hours.` }
    if (!(await act(() => removeSpam(api, ids, reason), toast))) return focusBad(form)
    setAll(false)
    await refreshModerated(queries)
    heading.current?.focus()
  }
  return (
    <section className="card rep-card" aria-labelledby="newcomers-present">
      <h2 id="newcomers-present" ref={heading} tabIndex={-1}>
        {counted(newcomers.length, 'new account')} with posts
      </h2>
      {newcomers.length === 0 ? (
        <p className="muted">All caught up. Posts by new accounts will show up here.</p>
      ) : (
        <form className="form" noValidate aria-labelledby="newcomers-present" onSubmit={onSubmit}>
          <All newcomers={newcomers} chosen={ids} onChange={setAll} />
          <ReasonField hint={emailedTo('They')} value={reason} error={errors['reason']} onChange={setReason} />
          <SubmitButton small pending={pending} pendingLabel="Removing...">
            {`Remove All Posts (${counted(ids.length, 'account')})`}
          </SubmitButton>
          {newcomers.length >= NEWCOMERS_MAX && <p className="hint">Only the newest {NEWCOMERS_MAX} accounts are shown. The next ones show up once these are removed, or with fewer hours.</p>}
          <p className="hint">This also pauses their posting for {SPAM_SILENCE_DAYS} days{canSendEmail && ' and emails them the reason'}. You can undo it for 24 hours.</p>
          <List newcomers={newcomers} chosen={ids} onChange={set} />
        </form>
      )}
    </section>
  )
}

function Restoring({ newcomers }: { newcomers: readonly Newcomer[] }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { ids, set, setAll } = useChosen(newcomers)
  const { act, pending } = useModerationAct()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const toast = { title: 'Restored', text: `The posts of ${counted(ids.length, 'account')} are back.` }
    if (!(await act(() => restoreSpam(api, ids), toast))) return
    setAll(false)
    await refreshModerated(queries)
    // This part may be gone with its last account.
    document.getElementById('newcomers-present')?.focus()
  }
  return (
    <section className="card rep-card" aria-labelledby="newcomers-removed">
      <h2 id="newcomers-removed">Removed in the last 24 hours</h2>
      <form className="form" noValidate aria-labelledby="newcomers-removed" onSubmit={onSubmit}>
        <All newcomers={newcomers} chosen={ids} onChange={setAll} />
        <SubmitButton look="line" small pending={pending} pendingLabel="Restoring...">
          {`Restore the Posts (${counted(ids.length, 'account')})`}
        </SubmitButton>
        <List newcomers={newcomers} chosen={ids} onChange={set} />
      </form>
    </section>
  )
}

interface ChoiceProps {
  newcomers: readonly Newcomer[]
  chosen: readonly number[]
}

const All = ({ newcomers, chosen, onChange }: ChoiceProps & { onChange: (isOn: boolean) => void }) => (
  <label className="check newcomer-check">
    <input type="checkbox" checked={chosen.length === newcomers.length} onChange={({ target }) => onChange(target.checked)} />
    <b>Select all</b>
  </label>
)

const List = ({ newcomers, chosen, onChange }: ChoiceProps & { onChange: (id: number, isOn: boolean) => void }) => (
  <ul className="rep-list">
    {newcomers.map((newcomer) => (
      <li key={newcomer.id}>
        <label className="check newcomer-check">
          <input type="checkbox" checked={chosen.includes(newcomer.id)} onChange={({ target }) => onChange(newcomer.id, target.checked)} />
          <span>
            <b>{newcomer.username}</b>{' '}
            <span className="muted">
              joined {exactTime(newcomer.joinedAt)}
              {newcomer.removedAt ? `, removed ${exactTime(newcomer.removedAt)}` : `, ${counted(newcomer.postCount, 'post')}`}
              {newcomer.isSilenced && !newcomer.removedAt && ', silenced'}
            </span>
          </span>
        </label>
        <Posts newcomer={newcomer} />
      </li>
    ))}
  </ul>
)

const Posts = ({ newcomer: { username, posts, postCount } }: { newcomer: Newcomer }) => (
  <details className="newcomer-posts">
    <summary>
      {posts[0]?.excerpt ?? 'No posts left'}
      <span className="vh"> (posts by {username})</span>
    </summary>
    <ul>
      {posts.map(({ id, number, topic, excerpt }) => (
        <li key={id}>
          <Link className="link" to={topicAddress(topic, { id, number })}>
            {topic.title}
          </Link>
          : {excerpt}
        </li>
      ))}
    </ul>
    {postCount > posts.length && <p className="muted">And {counted(postCount - posts.length, 'older post')}.</p>}
    <Link className={buttonClass({ look: 'quiet', small: true })} to={`/forum/members/${username}`}>
      {`See ${username}’s Profile`}
    </Link>
  </details>
)
