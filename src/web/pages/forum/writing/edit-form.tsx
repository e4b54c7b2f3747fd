import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { FRESH_MS, POST_MAX_CHARS, REPLY_MIN_CHARS, REPLY_TOO_SHORT } from '../../../../shared/forum/forum-words.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { postQuery } from '../../../queries/forum/forum-queries.ts'
import { editPost, setPostData } from '../../../queries/forum/writing-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { emailedTo, ReasonField } from '../../reports/reason-field.tsx'
import { OtherDraftNotice } from './other-draft.tsx'
import { PostBody } from '../topic/post-body.tsx'
import { useAct } from '../use-act.ts'
import { useDraft } from './use-draft.ts'
import { WritingHint } from '../pii-hints/writing-hint.tsx'

/** Changes a post where it stands. A text that someone else saved in the meantime is not replaced before it was shown. */
export function EditForm({ post, onDone }: { post: PostView; onDone: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [reason, setReason] = useState('')
  const isTheirs = post.can.report
  const form = useRef<HTMLFormElement>(null)
  const { fields, change, clear, written, offer } = useDraft(`edit:${post.id}`, { content: post.content, began: post.version }, { form })
  const content = fields.content ?? ''
  const [removesDetails, setRemovesDetails] = useState(!post.can.edit)
  /** Whether what is typed began from another text than the post has now. */
  const isOther = fields.began !== post.version && content !== post.content
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  const finish = () => {
    clear()
    onDone()
    document.getElementById(`post-${post.id}`)?.focus({ preventScroll: true })
  }
  const save = async () => {
    const { key } = written()
    const saved = await editPost(api, post.id, { content, seen: post.version, removesDetails, ...(isTheirs && { reason }) }).catch(refused)
    setPostData(queries, saved)
    // What was written on in the meantime is still to be saved.
    if (written().key === key) finish()
    else change({ began: saved.version })
    showToast({ tone: 'good', title: 'Post updated', text: 'Your changes are saved.' })
  }
  const refused = async (failure: unknown): Promise<never> => {
    const refusal = refusalOf(failure)
    setErrors(refusal?.errors ?? {})
    const now = refusal?.status === 409 ? await queries.fetchQuery({ ...postQuery(api, post.id), staleTime: 0 }) : null
    if (now) setPostData(queries, now)
    throw failure
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isShort = content.trim().length < REPLY_MIN_CHARS
    setErrors(isShort ? { content: REPLY_TOO_SHORT } : {})
    if (!isShort) void act(save, 'We couldn’t save your changes. They’re still here, so please try again.')
  }
  return (
    <form className="form edit" ref={form} noValidate onSubmit={onSubmit} aria-label={`Edit post ${post.number}`}>
      <OtherDraftNotice {...offer} />
      {isOther && (
        <div className="changed-meanwhile" role="alert">
          <p>
            <b>This post was edited while you were writing.</b> It now says:
          </p>
          <PostBody content={post.content} linksAllowed={false} />
          <p>Your version is still below. Save to replace this text, or cancel to keep it.</p>
        </div>
      )}
      <TextArea
        label="Your post"
        hideLabel
        name="content"
        error={errors['content']}
        maxLength={POST_MAX_CHARS}
        value={content}
        onChange={({ target }) => change({ content: target.value })}
      />
      <WritingHint
        text={content}
        isPosted
        onSoften={(text) => {
          change({ content: text })
          setRemovesDetails(true)
        }}
      />
      {post.can.removeDetails && <RemovesDetails post={post} isChecked={removesDetails} onChange={setRemovesDetails} />}
      {isTheirs && <ReasonField hint={emailedTo(post.user?.username ?? 'The author')} value={reason} error={errors['reason']} onChange={setReason} />}
      <div className="form-ways">
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={finish}>
          Cancel
        </button>
        <SubmitButton small pending={pending} pendingLabel="Saving...">
          Save Changes
        </SubmitButton>
      </div>
    </form>
  )
}

/** Whether what the post said before is to be deleted; soon after posting it is anyway. */
function RemovesDetails({ post, isChecked, onChange }: { post: PostView; isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  const id = useId()
  const [isFresh] = useState(() => Date.now() - Date.parse(post.createdAt) < FRESH_MS)
  return (
    <>
      {post.can.edit && isFresh ? (
        <p className="hint">What it said before is deleted for good, because you posted it less than 24 hours ago.</p>
      ) : (
        <div className="check">
          <input type="checkbox" id={id} checked={isChecked} disabled={!post.can.edit} onChange={({ target }) => onChange(target.checked)} />
          <label htmlFor={id}>Remove private details: delete what this post said before, for good</label>
        </div>
      )}
      {post.number === 1 && <p className="hint">This doesn’t change the title. To take details out of the title, too, use Rename at the top of the topic.</p>}
    </>
  )
}
