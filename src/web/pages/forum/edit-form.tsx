import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PostView } from '../../../shared/forum.ts'
import { POST_MAX_CHARS, REPLY_MIN_CHARS, REPLY_TOO_SHORT } from '../../../shared/forum-words.ts'
import { useApi } from '../../queries/api-context.tsx'
import { editPost, keepPost } from '../../queries/forum-writing.ts'
import { refusalOf } from '../../queries/refusal.ts'
import { buttonClass, SubmitButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { OtherDraftNotice } from './other-draft.tsx'
import { useAct } from './use-act.ts'
import { useDraft } from './use-draft.ts'
import { WritingHint } from './softer-words/writing-hint.tsx'

/** Changes a post where it stands. */
export function EditForm({ post, onDone }: { post: PostView; onDone: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { fields, change, clear, written, offer } = useDraft(`edit:${post.id}`, { content: post.content }, { form })
  const content = fields.content ?? ''
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  const finish = () => {
    clear()
    onDone()
    document.getElementById(`post-${post.id}`)?.focus({ preventScroll: true })
  }
  const save = async () => {
    const { key } = written()
    try {
      keepPost(queries, await editPost(api, post.id, content))
    } catch (failure) {
      setError(refusalOf(failure)?.errors.content)
      throw failure
    }
    // What was written on meanwhile is still to be saved.
    if (written().key === key) finish()
    showToast({ tone: 'good', title: 'Post changed', text: 'Your changes are saved.' })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isShort = content.trim().length < REPLY_MIN_CHARS
    setError(isShort ? REPLY_TOO_SHORT : undefined)
    if (!isShort) void act(save, 'Your changes could not be saved. They are still here; please try again.')
  }
  return (
    <form className="form edit" ref={form} noValidate onSubmit={onSubmit} aria-label={`Edit post ${post.number}`}>
      <OtherDraftNotice {...offer} />
      <TextArea
        label="Your post"
        hideLabel
        name="content"
        error={error}
        maxLength={POST_MAX_CHARS}
        value={content}
        onChange={({ target }) => change({ content: target.value })}
      />
      <WritingHint text={content} onSoften={(text) => change({ content: text })} />
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
