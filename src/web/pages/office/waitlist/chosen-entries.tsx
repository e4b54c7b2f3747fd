import { useQueryClient } from '@tanstack/react-query'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { EntryView } from '../../../../shared/office/office-waitlist.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { removeEntry, resendConfirmation } from '../../../queries/office/waitlist-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { type ChosenRows, countUnless } from '../frame/chosen-rows.tsx'
import { useAct } from '../frame/use-saving.ts'

const LINE = buttonClass({ look: 'line', small: true })

/** What can be done with several people on the waitlist at once. */
export function ChosenEntries({ of: { chosen, clear } }: { of: ChosenRows<EntryView> }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const [isAsking, setAsking] = useState(false)
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const canSendEmail = useCanSendEmail()
  const waiting = chosen.filter(({ state }) => state === 'unconfirmed')
  const people = counted(chosen.length, 'address', 'addresses')
  const resend = () =>
    act(async () => {
      let sent = 0
      // Someone may have had that email a moment ago, or have confirmed since.
      for (const { id } of waiting) sent += await again(() => countUnless([409, 429], resendConfirmation(api, id)))
      clear()
      showToast(resent(sent, waiting.length - sent, canSendEmail))
    })
  const remove = () =>
    act(async () => {
      setAsking(false)
      for (const { id } of chosen) await again(() => removeEntry(api, queries, id))
      clear()
      showToast({ tone: 'good', title: 'Deleted', text: `${people} off the waitlist, along with every email to them.` })
      document.getElementById('main')?.focus()
    })
  return (
    <>
      {waiting.length > 0 && (
        <button type="button" className={LINE} aria-disabled={pending} onClick={resend}>
          <Send className="i" aria-hidden />
          {pending ? 'Sending...' : 'Resend Confirmation'}
        </button>
      )}
      <button type="button" className={LINE} aria-disabled={pending} onClick={() => setAsking(true)}>
        <Trash2 className="i" aria-hidden />
        Delete
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${people}?`}
          confirmLabel="Delete Addresses"
          pendingLabel="Deleting..."
          pending={pending}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>This permanently deletes what you chose and every email to it. If people just want fewer emails, they can unsubscribe from any announcement.</p>
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
}

/** What became of it, in words. */
export function resent(sent: number, skipped: number, canSendEmail: boolean) {
  const people = (count: number) => counted(count, 'person', 'people')
  const left = skipped === 0 ? '' : ` We left out ${people(skipped)}: they got that email in the last few minutes, or have confirmed.`
  if (sent === 0) return { tone: 'bad' as const, title: 'Nothing sent', text: left.trim() }
  const text = canSendEmail ? `We’re emailing the link to confirm to ${people(sent)}.` : `We’ll email the link to confirm to ${people(sent)} once email is set up.`
  return { tone: 'good' as const, title: canSendEmail ? 'On its way' : 'Saved', text: `${text}${left}` }
}
