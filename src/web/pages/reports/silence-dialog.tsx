import { useState } from 'react'
import { SILENCE_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { SPAM_REASON, SPAM_SILENCE_DAYS } from '../../../shared/forum/newcomers/newcomer-words.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { removeSpam, silence } from '../../queries/member-moderation-queries.ts'
import { AskDialog, type MemberDialogProps, ReasonDialog } from './member-dialogs.tsx'
import { DaysField, emailedTo, ReasonField } from './reason-field.tsx'

/** Keeps a member from posting for some days. */
export function SilenceDialog({ username, onClose, onDone }: MemberDialogProps) {
  const api = useApi()
  const [days, setDays] = useState<number>(SILENCE_DAYS[0])
  const toast = { title: 'Silenced', text: `${username} can’t post for now, and we’ve told them why.` }
  return (
    <ReasonDialog title={`Silence ${username}`} button="Silence" hint={emailedTo(username)} work={(reason) => silence(api, username, days, reason)} {...{ toast, onClose, onDone }}>
      <p>They can still read, like, and delete what they wrote. You can end it early.</p>
      <DaysField choices={SILENCE_DAYS} value={days} onChange={setDays} />
    </ReasonDialog>
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
          <ReasonField hint={emailedTo(username)} value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
    </AskDialog>
  )
}
