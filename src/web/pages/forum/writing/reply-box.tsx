import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useLocation } from '../../../ui/router/router-context.tsx'
import { type PostView, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { LOGIN_TO_REPLY, POST_MAX_CHARS, REPLY_MIN_CHARS, REPLY_TOO_SHORT, TOPIC_LOCKED } from '../../../../shared/forum/forum-words.ts'
import { useFormSubmit, usePostedForm } from '../../../forms/use-page-form.ts'
import { forgetUser } from '../../../queries/accounts-queries.ts'
import { refreshLists } from '../../../queries/forum/writing-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { reviewToast } from './review-toast.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { Values } from '../../../ui/form/use-form.ts'
import { useGoOn } from '../../frame/use-continue.ts'
import type { Draft } from './drafts.ts'
import { LoggedOutNotice } from '../states/login-prompt.tsx'
import { OtherDraftNotice } from './other-draft.tsx'
import { focusPost } from '../topic/focus-post.ts'
import { QuoteChip, repliedTo, TO_THE_TOPIC, withQuote } from './quote-chip.tsx'
import { replyForm } from '../reply-form.ts'
import { WritingFormFields } from '../writing-form-fields.tsx'
import { replyPlace, useDraft } from './use-draft.ts'
import { WritingHint } from '../pii-hints/writing-hint.tsx'

export interface ReplyBoxHandle {
  /** Brings the box to the post that's answered, which stays in view. */
  replyTo: (post: PostView) => void
}

/** Where members write. What they write stays in this browser until it has been posted. */
export function ReplyBox({ topic, ref }: { topic: TopicView; ref: Ref<ReplyBoxHandle> }) {
  const posted = usePostedForm(replyForm)
  const form = useRef<HTMLFormElement>(null)
  const [isDocked, setDocked] = useState(false)
  const first = { content: posted?.values.content ?? '', ...TO_THE_TOPIC }
  const { fields, change, clear, written, offer } = useDraft(replyPlace(topic), first, { form, wasSent: posted !== undefined })
  const { content = '', replyToId } = fields
  const { send, pending, error, setError } = useSending(topic, clear, posted?.errors.content)
  const { search } = useLocation()

  useImperativeHandle(ref, () => ({
    replyTo: (post) => {
      change(repliedTo(post))
      setDocked(true)
      requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }))
    },
  }))

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (content.trim().length < REPLY_MIN_CHARS) {
      setError(REPLY_TOO_SHORT)
      form.current?.querySelector('textarea')?.focus()
      return
    }
    void send({ content: withQuote(fields), ...(replyToId && { replyToId }) }, written()).then(() => setDocked(false))
  }
  const onType = (text: string) => {
    change({ content: text })
    if (error && text.trim().length >= REPLY_MIN_CHARS) setError(undefined)
  }

  const toTopicInstead = () => {
    change(TO_THE_TOPIC)
    form.current?.querySelector('textarea')?.focus()
  }
  /** Makes the box small again, and goes back to the post. What was written stays. */
  const undock = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || !isDocked || nativeEvent.isComposing) return
    setDocked(false)
    if (replyToId) focusPost(Number(replyToId))
  }

  return (
    <section className={isDocked ? 'card pad reply-box is-docked' : 'card pad reply-box'} id="reply">
      <h2>Post a Reply</h2>
      {replyToId && <QuoteChip fields={fields} onChange={change} onRemove={toTopicInstead} />}
      <OtherDraftNotice {...offer} />
      {posted?.failure && (
        <Notice tone="bad" title="Not posted">
          {posted.failure}
        </Notice>
      )}
      <form
        className="form"
        ref={form}
        method="post"
        action={`${topicAddress(topic)}${search}#reply`}
        noValidate
        onSubmit={onSubmit}
        aria-label="Post a Reply"
      >
        <WritingFormFields form={replyForm.name} />
        <TextArea
          label="Your reply"
          hideLabel
          name="content"
          placeholder="Write your reply here..."
          maxLength={POST_MAX_CHARS}
          error={error}
          value={content}
          onKeyDown={undock}
          onChange={({ target }) => onType(target.value)}
        />
        <WritingHint text={content} onSoften={onType} />
        <div className="form-ways">
          <span className="hint">At least 3 characters. Be kind and be specific.</span>
          <SubmitButton pending={pending} pendingLabel="Posting...">
            Post Reply
          </SubmitButton>
        </div>
        <LoggedOutNotice />
      </form>
    </section>
  )
}

/** Posts a reply and shows it; a reply that was not posted stays where it was written. */
function useSending(topic: TopicView, clear: (sent: Draft) => void, firstError: string | undefined) {
  const [submit, queries, goOn] = [useFormSubmit(replyForm), useQueryClient(), useGoOn()]
  const [pending, setPending] = useState(false)
  const [error, setError] = useState(firstError)
  const busy = useRef(false)

  const send = async (draft: Values, sent: Draft) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setError(undefined)
    try {
      const { next, answer } = await submit({ ...draft, sendKey: sent.key })
      clear(sent)
      showToast(answer.reviewReason ? reviewToast(answer.reviewReason) : { tone: 'good', title: 'Reply Posted', text: 'Your reply has been successfully posted.' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['posts', topic.id] }),
        queries.invalidateQueries({ queryKey: ['topic', topic.id] }),
      ])
      await goOn(next)
      await refreshLists(queries)
    } catch (failure) {
      if (refusalOf(failure)?.status === 401) forgetUser(queries)
      setError(explain(failure))
      if (isLockedBy(failure)) await showLocked()
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  /** The notice takes the place of the box, and the focus with it; what was written is shown below. */
  const showLocked = async () => {
    await queries.invalidateQueries({ queryKey: ['topic', topic.id] })
    await queries.invalidateQueries({ queryKey: ['posts', topic.id] })
    setTimeout(() => document.getElementById('locked')?.focus())
  }
  return { send, pending, error, setError }
}

const isLockedBy = (failure: unknown): boolean => refusalOf(failure)?.message === TOPIC_LOCKED

/** Shows the toast a failed reply calls for. @returns what the server said against this reply, for the field */
function explain(failure: unknown): string | undefined {
  const refusal = refusalOf(failure)
  if (refusal?.status === 401) {
    showToast({ tone: 'warn', title: 'Authentication Required', text: LOGIN_TO_REPLY })
    return undefined
  }
  if (isLockedBy(failure)) {
    showToast({ tone: 'bad', title: 'Not posted', text: `${TOPIC_LOCKED} We kept your text.` })
    return undefined
  }
  showToast({ tone: 'bad', title: 'Error', text: 'There was an error posting your reply. Please try again.' })
  if (!refusal || refusal.status >= 500) return undefined
  return Object.values(refusal.errors)[0] ?? refusal.message
}
