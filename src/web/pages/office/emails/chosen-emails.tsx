import { useQueryClient } from '@tanstack/react-query'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OfficeMailView } from '../../../../shared/office/office-emails.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { removeFailedMail, sendMailAgain } from '../../../queries/office/emails-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { type ChosenRows, countUnless } from '../frame/chosen-rows.tsx'
import { useAct } from '../frame/use-saving.ts'

const LINE = buttonClass({ look: 'line', small: true })

/** What can be done with several failed emails at once. */
export function ChosenEmails({ of: { chosen, clear }, hasMailServer }: { of: ChosenRows<OfficeMailView>; hasMailServer: boolean }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const [isAsking, setAsking] = useState(false)
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const sendable = chosen.filter(({ canSend }) => canSend)
  const emails = counted(chosen.length, 'email')
  /** Does it to each. Some may be gone, or be under way, since the list was read. @returns how many it was done to */
  const each = async (mails: readonly OfficeMailView[], work: (id: number) => Promise<unknown>) => {
    let done = 0
    for (const { id } of mails) done += await again(() => countUnless([404, 409], work(id)))
    clear()
    await queries.invalidateQueries({ queryKey: ['office', 'mails'] })
    document.getElementById('main')?.focus()
    return done
  }
  const send = () =>
    act(async () => {
      const sent = await each(sendable, (id) => sendMailAgain(api, id))
      showToast({ tone: 'good', title: 'On its way', text: `We’re sending ${counted(sent, 'email')} again. What fails again shows up here.` })
    })
  const remove = () =>
    act(async () => {
      setAsking(false)
      showToast({ tone: 'good', title: 'Deleted', text: `${counted(await each(chosen, (id) => removeFailedMail(api, id)), 'email')} deleted.` })
    })
  return (
    <>
      {hasMailServer && sendable.length > 0 && (
        <button type="button" className={LINE} aria-disabled={pending} onClick={send}>
          <Send className="i" aria-hidden />
          {pending ? 'Sending...' : 'Send Again'}
        </button>
      )}
      <button type="button" className={LINE} aria-disabled={pending} onClick={() => setAsking(true)}>
        <Trash2 className="i" aria-hidden />
        Delete
      </button>
      {isAsking && (
        <ConfirmDialog title={`Delete ${emails}?`} confirmLabel="Delete Emails" pendingLabel="Deleting..." pending={pending} onConfirm={remove} onClose={() => setAsking(false)}>
          <p>We won’t try to send them again. You can’t undo this.</p>
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
}
