import { type FormEvent, type ReactNode, useState } from 'react'
import { SUSPENSION_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { WARNING_MAX_CHARS } from '../../../shared/forum/reports/report-words.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { removeAllBy, removeAvatarOf, suspend } from '../../queries/office/members-queries.ts'
import { warnAboutPost } from '../../queries/member-moderation-queries.ts'
import { buttonClass, SubmitButton } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/confirm-dialog.tsx'
import { TextArea, TextField } from '../../ui/form/field.tsx'
import { useCanSendEmail } from '../frame/no-email.tsx'
import { DaysField, emailedTo, notedTo, onlyEmailedTo, ReasonField, type ReasonHint } from './reason-field.tsx'
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
  const reader = notedTo(username, useCanSendEmail())
  const toast = { title: 'Warned', text: `Your note goes to ${reader}.` }
  return (
    <AskDialog title={`Warn ${username}`} button="Send Warning" work={() => warnAboutPost(api, postId, words)} {...{ toast, onClose, onDone }}>
      {(errors) => (
        <>
          <p>Your note goes to {reader}. Nothing else changes.</p>
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
  const toast = { title: 'Suspended', text: `${username} can still read the forum but can’t post, and has been told why.` }
  return (
    <ReasonDialog title={`Suspend ${username}`} button="Suspend" hint={emailedTo(username)} work={(reason) => suspend(api, id, days, reason)} {...{ toast, onClose, onDone }}>
      <DaysField choices={SUSPENSION_DAYS} value={days} onChange={setDays} />
    </ReasonDialog>
  )
}

/** Takes down a member's photo. */
export function RemovePhotoDialog({ id, username, onClose, onDone }: MemberDialogProps) {
  const api = useApi()
  const toast = { title: 'Photo removed', text: `${username}’s initials will show instead.` }
  const hint = onlyEmailedTo(username)
  return <ReasonDialog title={`Remove ${username}’s photo?`} button="Remove Photo" work={(reason) => removeAvatarOf(api, id, reason)} {...{ hint, toast, onClose, onDone }} />
}

export const REMOVES_ALL =
  'This removes every post and topic, plus the profile text and photo. You can restore posts and topics for 24 hours, but not the profile text or photo. The account itself stays.'

/** Removes everything a member wrote, and asks why. */
export function RemoveAllDialog({ id, username, onClose, onDone }: MemberDialogProps) {
  const api = useApi()
  const [reason, setReason] = useState('')
  const toast = { title: 'Removed', text: `Everything ${username} wrote is removed. You can restore the posts for 24 hours.` }
  return (
    <TypedNameDialog
      title={`Remove everything ${username} wrote?`}
      button="Remove Everything"
      work={(typed) => removeAllBy(api, id, { username: typed, reason })}
      {...{ username, toast, onClose, onDone }}
    >
      {(errors) => (
        <>
          <p>{REMOVES_ALL}</p>
          <ReasonField hint={onlyEmailedTo(username)} value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
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

interface ReasonDialogProps extends Omit<AskProps, 'children' | 'work'> {
  work: (reason: string) => Promise<unknown>
  hint: ReasonHint
  /** What is asked or said above the reason. */
  children?: ReactNode
}

/** Asks why before it does something. */
export function ReasonDialog({ work, hint, children, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <AskDialog {...dialog} work={() => work(reason)}>
      {(errors) => (
        <>
          {children}
          <ReasonField hint={hint} value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
    </AskDialog>
  )
}

export const typedNameLabel = (username: string): string => `To continue, type the username: ${username}`

interface TypedNameProps extends Omit<AskProps, 'work'> {
  username: string
  work: (typed: string) => Promise<unknown>
}

/** Asks for the username, typed by hand, before what cannot be taken back. */
export function TypedNameDialog({ username, work, children, ...dialog }: TypedNameProps) {
  const [typed, setTyped] = useState('')
  return (
    <AskDialog {...dialog} work={() => work(typed)}>
      {(errors) => (
        <>
          {children(errors)}
          <TextField
            label={typedNameLabel(username)}
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
