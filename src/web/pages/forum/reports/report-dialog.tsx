import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type PostView, REPORT_REASONS, type ReportReason } from '../../../../shared/forum/forum.ts'
import { NOTE_MISSING, REASON_MISSING, REPORT_NOTE_MAX_CHARS } from '../../../../shared/forum/forum-words.ts'
import { REMOVAL_HOURS } from '../../../../shared/forum/removals/removal-words.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { reportPost } from '../../../queries/forum/writing-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { focusPost } from '../topic/focus-post.ts'
import { useAct } from '../use-act.ts'

const WORDS: Record<ReportReason, string> = {
  'child-details': 'It shares a child’s details or photo',
  'unsafe-advice': 'Unsafe advice',
  'unkind': 'It’s unkind',
  'spam': 'Spam or selling',
  'off-topic': 'It doesn’t belong here',
  'unlawful': 'It’s against the law',
  'other': 'Something else',
}

/** Where a post is, without the words of its topic's title. */
const addressOf = ({ id, topicId }: PostView): string => `/forum/topics/${topicId}#post-${id}`

/** Tells staff what is wrong with a post. */
export function ReportDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const noteError = reason === 'other' && note.trim() === '' ? NOTE_MISSING : undefined

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!reason || noteError) return
    void act(async () => {
      const { message } = await reportPost(api, post.id, { reason, note })
      onClose()
      showToast({ tone: 'good', title: 'Report sent', text: message })
      // It may have hidden the post, and the button that the focus went back to.
      await queries.invalidateQueries({ queryKey: ['posts', post.topicId] })
      focusPost(post.id, { onlyIfLost: true })
    }, 'We couldn’t send your report. Please try again.')
  }
  return (
    <Dialog title="Report this post" onClose={onClose}>
      <form className="form" noValidate onSubmit={onSubmit}>
        <fieldset className="reasons">
          <legend>What’s wrong with it?</legend>
          {REPORT_REASONS.map((name) => (
            <label key={name}>
              <input type="radio" name="reason" value={name} checked={reason === name} onChange={() => setReason(name)} />
              {WORDS[name]}
            </label>
          ))}
          {isTried && !reason && (
            <p className="err" role="alert">
              {REASON_MISSING}
            </p>
          )}
        </fieldset>
        <TextArea
          label={reason === 'other' ? 'What’s wrong?' : 'Anything to add? (optional)'}
          name="note"
          rows={3}
          maxLength={REPORT_NOTE_MAX_CHARS}
          error={isTried ? noteError : undefined}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="small">
          An intimate picture, or a child in danger?{' '}
          <Link className="link" to={`/forum/removal-request?address=${encodeURIComponent(addressOf(post))}`}>
            Ask us to remove it
          </Link>
          . We’ll decide within {REMOVAL_HOURS} hours.
        </p>
        <div className="dialog-ways">
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
            Cancel
          </button>
          <SubmitButton small pending={pending} pendingLabel="Sending...">
            Send Report
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
