import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, ExternalLink, Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import { austinMoment, austinWords, soonInAustin } from '../../../../shared/time/austin-time.ts'
import { type BlogDraftView, blogAddress } from '../../../../shared/blog/blog.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { publishPost, removePost, schedulePost, unpublishPost } from '../../../queries/office/blog-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/forms/use-saving.ts'
import { StateBadge } from './state-badge.tsx'
import type { PostDraft } from './draft/use-post-draft.ts'
import type { Uploads } from './use-uploads.ts'

/** Whether and when readers see a post, in a sentence. */
function stateWords({ state, publishedAt, isPending }: BlogDraftView): string {
  if (state === 'draft') return 'Only admins can see it.'
  if (state === 'scheduled') return `Goes live ${austinWords(publishedAt ?? '')}.`
  const since = `Live since ${austinWords(publishedAt ?? '')}.`
  return isPending ? `${since} Your latest changes aren’t published yet.` : since
}

interface PublishPanelProps {
  draft: PostDraft
  uploads: Uploads
  errors: Record<string, string>
  onErrors: (errors: Record<string, string>) => void
}

/** Everything that decides who sees the post, and when. */
export function PublishPanel({ draft: { post, session, autosave }, uploads, errors, onErrors }: PublishPanelProps) {
  const api = useApi()
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  /** Does it, tells it, and puts complaints at their fields. */
  const decide = (work: (version: number) => Promise<BlogDraftView>, toast: string) =>
    act(async () => {
      try {
        onErrors({})
        if (!(await uploads.arrived())) return showToast(NOT_ARRIVED)
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
  const main = (
    <MainWay
      post={post}
      pending={pending}
      isWaiting={uploads.isWaiting}
      onPublish={() => void decide((version) => publishPost(api, post.id, version), isPublic ? 'Your changes are live.' : 'Your post is live.')}
    />
  )
  return (
    <>
      <section className="card" aria-labelledby="post-state">
        <div className="ch">
          <h2 id="post-state">Publishing</h2>
          <StateBadge state={post.state} />
        </div>
        <p role="status">{stateWords(post)}</p>
        <div className="adm-ways post-main-ways">{main}</div>
        {!isPublic && (
          <ScheduleForm
            error={errors.publishAt}
            pending={pending}
            isScheduled={post.state === 'scheduled'}
            onSchedule={(at) => void decide((version) => schedulePost(api, post.id, version, at), 'It’ll go live on its own.')}
          />
        )}
        <div className="adm-ways">
          {post.state !== 'draft' && (
            <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={() => setAsking(true)}>
              {isPublic ? 'Unpublish Post' : 'Cancel Schedule'}
            </button>
          )}
          <RemoveButton id={post.id} onRemoved={() => autosave.forget()} />
        </div>
        {isAsking && (
          <ConfirmDialog
            title={isPublic ? 'Unpublish this post?' : 'Cancel the schedule?'}
            confirmLabel={isPublic ? 'Unpublish Post' : 'Cancel Schedule'}
            pendingLabel={isPublic ? 'Unpublishing...' : 'Canceling...'}
            pending={pending}
            onClose={() => setAsking(false)}
            onConfirm={() => void decide((version) => unpublishPost(api, post.id, version), 'It’s a draft again. Readers can’t see it.')}
          >
            <p>{isPublic ? 'Readers won’t be able to find it, and links to it won’t work until you publish it again.' : 'It won’t go live on its own. The post stays in your drafts.'}</p>
          </ConfirmDialog>
        )}
      </section>
      <div className="post-bar">
        <StateBadge state={post.state} />
        {main}
      </div>
    </>
  )
}

interface MainWayProps {
  post: BlogDraftView
  pending: boolean
  /** Whether it's put off until a picture has arrived. */
  isWaiting: boolean
  onPublish: () => void
}

/** The one thing to do next. It's in the panel, and where that's far below the text, at the window's end. */
const MainWay = ({ post: { state, isPending, slug }, pending, isWaiting, onPublish }: MainWayProps) => {
  const isPublic = state === 'published'
  return (
    <>
      {(!isPublic || isPending) && (
        <button type="button" className={buttonClass({ small: true })} aria-disabled={pending} onClick={onPublish}>
          <Send className="i" aria-hidden />
          {isWaiting ? 'Waiting for Your Image...' : isPublic ? 'Publish Changes' : 'Publish Now'}
        </button>
      )}
      {isPublic && (
        <a className={buttonClass({ look: 'line', small: true })} href={blogAddress(slug)}>
          <ExternalLink className="i" aria-hidden />
          View on Site
        </a>
      )}
    </>
  )
}

const NOT_ARRIVED = { tone: 'bad', title: 'Not published yet', text: 'An image didn’t upload. Please add it again, or publish without it.' } as const

/** Deletes the post, after a second question. */
function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { act, pending } = useAct()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    act(async () => {
      await removePost(api, id)
      onRemoved()
      await queries.invalidateQueries({ queryKey: ['office', 'blog'] })
      showToast({ tone: 'good', title: 'Deleted', text: 'The post has been deleted.' })
      await navigate('/office/blog')
    })
  return (
    <>
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} aria-disabled={pending} onClick={() => setAsking(true)}>
        Delete Post
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this post?"
          confirmLabel="Delete Post"
          pendingLabel="Deleting..."
          pending={pending}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>This permanently deletes the post and its history. To just hide it, unpublish it instead.</p>
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
    <form className="form post-schedule" aria-label="Schedule" noValidate onSubmit={submit}>
      <div className="two">
        <TextField label="Date" name="date" type="date" value={at.date} error={error} onChange={({ target }) => setAt((now) => ({ ...now, date: target.value }))} />
        <TextField label="Time (Austin)" name="time" type="time" value={at.time} onChange={({ target }) => setAt((now) => ({ ...now, time: target.value }))} />
      </div>
      <p className="small muted">{moment ? austinWords(moment) : 'That time doesn’t exist in Austin: clocks skip it when daylight saving time starts.'}</p>
      <button type="submit" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending}>
        <CalendarClock className="i" aria-hidden />
        {isScheduled ? 'Reschedule' : 'Schedule'}
      </button>
    </form>
  )
}
