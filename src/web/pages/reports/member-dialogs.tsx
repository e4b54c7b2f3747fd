import { type FormEvent, type ReactNode, useState } from 'react'
import { SUSPENSION_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { SUSPENSION_REASON_MAX_CHARS, WARNING_MAX_CHARS } from '../../../shared/forum/report-words.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { removeAllBy, suspend } from '../../queries/office/members.ts'
import { warnAboutPost } from '../../queries/member-moderation.ts'
import { buttonClass, SubmitButton } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/confirm-dialog.tsx'
import { TextArea, TextField } from '../../ui/form/field.tsx'
import { focusBad, useModerationAct } from './use-moderation-act.ts'

export interface MemberDialogProps {
  id: number
  username: string
  onClose: () => void
  /** Called after it was done, with the dialog closed. */
  onDone: () => void
}

/** Tells the author what was wrong with a post. */
export function WarnDialog({ postId, username, onClose, onDone }: Omit<MemberDialogProps, 'id'> & { postId: number }) {
  const api = useApi()
  const [words, setWords] = useState('')
  const toast = { title: 'Warned', text: `${username} will get your note by email and as a notification.` }
  return (
    <AskDialog title={`Warn ${username}`} button="Send Warning" work={() => warnAboutPost(api, postId, words)} {...{ toast, onClose, onDone }}>
      {(errors) => (
        <>
          <p>Your note goes to {username} by email and as a notification. Nothing else changes.</p>
          <TextArea
            label="Your note"
            name="words"
            rows={6}
            maxLength={WARNING_MAX_CHARS}
            value={words}
            error={errors['words']}
            onChange={({ target }) => setWords(target.value)}
          />
        </>
      )}
    </AskDialog>
  )
}

/** Takes writing from a member for some days. */
export function SuspendDialog({ id, username, onClose, onDone }: MemberDialogProps) {
  const api = useApi()
  const [days, setDays] = useState<number>(SUSPENSION_DAYS[0])
  const [reason, setReason] = useState('')
  const toast = { title: 'Suspended', text: `${username} can still read the forum but can’t post, and has been told why.` }
  return (
    <AskDialog title={`Suspend ${username}`} button="Suspend" work={() => suspend(api, id, days, reason)} {...{ toast, onClose, onDone }}>
      {(errors) => (
        <>
          <fieldset className="rep-days">
            <legend>For how long?</legend>
            {SUSPENSION_DAYS.map((choice) => (
              <label key={choice}>
                <input type="radio" name="days" value={choice} checked={days === choice} onChange={() => setDays(choice)} />
                {choice === 1 ? '1 day' : `${choice} days`}
              </label>
            ))}
          </fieldset>
          <TextArea
            label="Reason"
            name="reason"
            rows={3}
            hint={`${username} will see this by email and in the forum.`}
            maxLength={SUSPENSION_REASON_MAX_CHARS}
            value={reason}
            error={errors['reason']}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </AskDialog>
  )
}

/** Removes everything a spammer wrote. */
export function RemoveAllDialog({ id, username, onClose, onDone }: MemberDialogProps) {
  const api = useApi()
  const toast = { title: 'Removed', text: `Everything ${username} wrote is removed. You can restore the posts for 24 hours.` }
  return (
    <TypedNameDialog
      title={`Remove everything ${username} wrote?`}
      button="Remove Everything"
      work={(typed) => removeAllBy(api, id, typed)}
      {...{ username, toast, onClose, onDone }}
    >
      <p>
        This removes every post and topic, plus the profile text and photo. You can restore posts and topics for 24 hours, but not the profile text or photo. The account itself stays.
      </p>
    </TypedNameDialog>
  )
}

interface AskProps {
  title: string
  button: string
  toast: { title: string; text: string }
  work: () => Promise<unknown>
  /** Whether the member is gone afterwards. */
  erases?: boolean
  onClose: () => void
  onDone: () => void
  children: (errors: Record<string, string>) => ReactNode
}

export function AskDialog({ title, button, toast, work, erases, onClose, onDone, children }: AskProps) {
  const { act, pending, errors } = useModerationAct()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await act(work, toast, erases))) return focusBad(form)
    onClose()
    onDone()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" noValidate onSubmit={onSubmit}>
        {children(errors)}
        <div className="dialog-ways">
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
            Cancel
          </button>
          <SubmitButton small pending={pending} pendingLabel="Saving...">
            {button}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

interface TypedNameProps extends Omit<AskProps, 'children' | 'work'> {
  username: string
  work: (typed: string) => Promise<unknown>
  children: ReactNode
}

/** Asks for the username, typed by hand, before what cannot be taken back. */
export function TypedNameDialog({ username, work, children, ...dialog }: TypedNameProps) {
  const [typed, setTyped] = useState('')
  return (
    <AskDialog {...dialog} work={() => work(typed)}>
      {(errors) => (
        <>
          {children}
          <TextField
            label={`To continue, type the username: ${username}`}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={errors['username']}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </AskDialog>
  )
}
