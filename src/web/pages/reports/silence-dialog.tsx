import { useState } from 'react'
import { SILENCE_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { SPAM_REASON, SPAM_SILENCE_DAYS } from '../../../shared/forum/newcomer-words.ts'
import { SUSPENSION_REASON_MAX_CHARS } from '../../../shared/forum/report-words.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { removeSpam, silence } from '../../queries/member-moderation.ts'
import { TextArea } from '../../ui/form/field.tsx'
import { AskDialog, type MemberDialogProps } from './member-dialogs.tsx'

/** Keeps a member from posting for some days. */
export function SilenceDialog({ username, onClose, onDone }: MemberDialogProps) {
  const api = useApi()
  const [days, setDays] = useState<number>(SILENCE_DAYS[0])
  const [reason, setReason] = useState('')
  const toast = { title: 'Silenced', text: `${username} can’t post for now, and we’ve told them why.` }
  return (
    <AskDialog title={`Silence ${username}`} button="Silence" work={() => silence(api, username, days, reason)} {...{ toast, onClose, onDone }}>
      {(errors) => (
        <>
          <p>They can still read, like, and delete what they wrote. You can end it early.</p>
          <fieldset className="rep-days">
            <legend>For how long?</legend>
            {SILENCE_DAYS.map((choice) => (
              <label key={choice}>
                <input type="radio" name="days" value={choice} checked={days === choice} onChange={() => setDays(choice)} />
                {choice === 1 ? '1 day' : `${choice} days`}
              </label>
            ))}
          </fieldset>
          <ReasonField who={username} value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
    </AskDialog>
  )
}

/** Removes every post of a new account. */
export function SpamDialog({ id, username, onClose, onDone }: MemberDialogProps) {
  const api = useApi()
  const [reason, setReason] = useState(SPAM_REASON)
  const toast = { title: 'Removed', text: `All posts by ${username} are removed. You can restore them for 24 hours.` }
  return (
    <AskDialog title={`Remove all posts by ${username}?`} button="Remove Spam" work={() => removeSpam(api, [id], reason)} {...{ toast, onClose, onDone }}>
      {(errors) => (
        <>
          <p>This removes every post and topic by {username} and pauses their posting for {SPAM_SILENCE_DAYS} days. You can undo it for 24 hours.</p>
          <ReasonField who={username} value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
    </AskDialog>
  )
}

interface ReasonProps {
  who: string
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

export const ReasonField = ({ who, value, error, onChange }: ReasonProps) => (
  <TextArea
    label="Reason"
    name="reason"
    rows={3}
    hint={`${who} will see this by email and in the forum.`}
    maxLength={SUSPENSION_REASON_MAX_CHARS}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)
