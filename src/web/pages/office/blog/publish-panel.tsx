import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, ExternalLink, Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { austinMoment, austinWords, soonInAustin } from '../../../../shared/time/austin-time.ts'
import { type BlogDraftView, blogAddress } from '../../../../shared/blog/blog.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { publishPost, removePost, schedulePost, unpublishPost } from '../../../queries/office/blog.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'
import { StateBadge } from './state-badge.tsx'
import type { PostDraft } from './draft/use-post-draft.ts'

/** Whether and when readers see a post, in a sentence. */
function stateWords({ state, publishedAt, isPending }: BlogDraftView): string {
  if (state === 'draft') return 'Nobody but admins sees it.'
  if (state === 'scheduled') return `Readers will see it from ${austinWords(publishedAt ?? '')}.`
  const since = `Readers have seen it since ${austinWords(publishedAt ?? '')}.`
  return isPending ? `${since} They still see the earlier text until you publish your changes.` : since
}

interface PublishPanelProps {
  draft: PostDraft
  errors: Record<string, string>
  onErrors: (errors: Record<string, string>) => void
}

/** Everything that decides who sees the post, and when. */
export function PublishPanel({ draft: { post, session, autosave }, errors, onErrors }: PublishPanelProps) {
  const api = useApi()
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  /** Does it, tells it, and puts complaints at their fields. */
  const decide = (work: (version: number) => Promise<BlogDraftView>, toast: string) =>
    act(async () => {
      try {
        onErrors({})
        if (await session.withSaved(work)) showToast({ tone: 'good', title: 'Done', text: toast })
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal?.status !== 400) throw error
        onErrors(refusal.errors)
      } finally {
        setAsking(false)
      }
    })
  const isPublic = post.state === 'published'
  return (
    <section className="card" aria-labelledby="post-state">
      <div className="ch">
        <h2 id="post-state">Publishing</h2>
        <StateBadge state={post.state} />
      </div>
      <p role="status">{stateWords(post)}</p>
      <div className="adm-ways">
        {(!isPublic || post.isPending) && (
          <button
            type="button"
            className={buttonClass({ small: true })}
            aria-disabled={pending}
            onClick={() => void decide((version) => publishPost(api, post.id, version), isPublic ? 'Readers see your changes now.' : 'The post is on the blog now.')}
          >
            <Send className="i" aria-hidden />
            {isPublic ? 'Publish the changes' : 'Publish now'}
          </button>
        )}
        {isPublic && (
          <a className={buttonClass({ look: 'line', small: true })} href={blogAddress(post.slug)}>
            <ExternalLink className="i" aria-hidden />
            View on site
          </a>
        )}
      </div>
      {!isPublic && (
        <ScheduleForm
          error={errors.publishAt}
          pending={pending}
          isScheduled={post.state === 'scheduled'}
          onSchedule={(at) => void decide((version) => schedulePost(api, post.id, version, at), 'The post will appear by itself.')}
        />
      )}
      <div className="adm-ways">
        {post.state !== 'draft' && (
          <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={() => setAsking(true)}>
            Make it a draft again
          </button>
        )}
        <RemoveButton id={post.id} onRemoved={() => autosave.forget()} />
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Make it a draft again?"
          confirmLabel="Make it a draft"
          pendingLabel="Taking back..."
          pending={pending}
          onClose={() => setAsking(false)}
          onConfirm={() => void decide((version) => unpublishPost(api, post.id, version), 'The post is a draft again. Readers do not see it.')}
        >
          <p>{isPublic ? 'Readers will not find the post any more, and links to it will lead nowhere until you publish it again.' : 'The post will not appear by itself.'}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** Deletes the post, once it is asked for twice. */
function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    act(async () => {
      await removePost(api, id)
      onRemoved()
      await queries.invalidateQueries({ queryKey: ['office', 'blog'] })
      showToast({ tone: 'good', title: 'Removed', text: 'The post is gone.' })
      await navigate('/office/blog')
    })
  return (
    <>
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} aria-disabled={pending} onClick={() => setAsking(true)}>
        Delete the post
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this post?"
          confirmLabel="Delete for good"
          pendingLabel="Deleting..."
          pending={pending}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>The post goes with all its earlier texts, and nobody can bring it back. To hide it only, make it a draft again.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface ScheduleFormProps {
  error: string | undefined
  pending: boolean
  isScheduled: boolean
  onSchedule: (at: { date: string; time: string }) => void
}

/** Date and time as calendars and clocks in Austin show them, wherever this browser is. */
function ScheduleForm({ error, pending, isScheduled, onSchedule }: ScheduleFormProps) {
  const [at, setAt] = useState(() => soonInAustin(Date.now()))
  const moment = austinMoment(at.date, at.time)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSchedule(at)
  }
  return (
    <form className="form post-schedule" aria-label="Publish later" noValidate onSubmit={submit}>
      <div className="two">
        <TextField label="Date" name="date" type="date" value={at.date} error={error} onChange={({ target }) => setAt((now) => ({ ...now, date: target.value }))} />
        <TextField label="Time in Austin" name="time" type="time" value={at.time} onChange={({ target }) => setAt((now) => ({ ...now, time: target.value }))} />
      </div>
      <p className="small muted">{moment ? austinWords(moment) : 'No clock in Austin ever shows this date and time.'}</p>
      <button type="submit" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending}>
        <CalendarClock className="i" aria-hidden />
        {isScheduled ? 'Schedule for then instead' : 'Schedule'}
      </button>
    </form>
  )
}
