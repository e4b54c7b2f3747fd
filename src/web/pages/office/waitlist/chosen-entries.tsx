import { Send, Trash2 } from 'lucide-react'
import type { EntryView } from '../../../../shared/office/office-waitlist.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { chosenFields, type ChosenRows } from '../frame/chosen-rows.tsx'
import { linkSent } from '../frame/link-sent.ts'
import { ActButton, usePageAct } from '../frame/forms/page-act.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { leftOut, removeEntriesForm, resendEntriesForm } from './waitlist-forms.ts'

const LINE = buttonClass({ look: 'line', small: true })

const DELETES = <p>This permanently deletes what you chose and every email to it. If people just want fewer emails, they can unsubscribe from any announcement.</p>

/** What can be done with several people on the waitlist without scripts. */
export const PLAIN_ENTRIES = [
  { label: 'Resend Confirmation', form: resendEntriesForm },
  { label: 'Delete', form: removeEntriesForm, question: { button: 'Delete Addresses', text: DELETES } },
]

/** What can be done with several people on the waitlist at once. */
export function ChosenEntries({ of: { chosen, clear } }: { of: ChosenRows<EntryView> }) {
  const canSendEmail = useCanSendEmail()
  const waiting = chosen.filter(({ state }) => state === 'unconfirmed')
  const people = counted(chosen.length, 'address', 'addresses')
  const among = useAct()
  const resend = usePageAct({
    form: resendEntriesForm,
    among,
    fields: chosenFields(waiting),
    onSent: ({ done, skipped }) => {
      clear()
      showToast(resent(done, skipped, canSendEmail))
    },
  })
  return (
    <>
      {waiting.length > 0 && (
        <button type="button" className={LINE} aria-disabled={resend.pending} onClick={resend.start}>
          <Send className="i" aria-hidden />
          {resend.isOnItsWay ? 'Sending...' : 'Resend Confirmation'}
        </button>
      )}
      {resend.dialogs}
      <ActButton
        form={removeEntriesForm}
        among={among}
        fields={chosenFields(chosen)}
        question={{ title: `Delete ${people}?`, button: 'Delete Addresses', text: DELETES }}
        needsScripts
        onSent={() => {
          clear()
          showToast({ tone: 'good', title: 'Deleted', text: `${people} off the waitlist, along with every email to them.` })
          document.getElementById('main')?.focus()
        }}
      >
        <Trash2 className="i" aria-hidden />
        Delete
      </ActButton>
    </>
  )
}

/** What the waitlist says of a form that was sent without scripts. */
export function doneOnWaitlist(canSendEmail: boolean) {
  const { title, text } = linkSent(canSendEmail)
  return {
    'remove': { title: 'Deleted', text: 'What you chose is off the waitlist, along with every email to it.' },
    'resend': { title, text: `${text} We left out anyone who got that email in the last few minutes, or has confirmed.` },
    'resend-one': { title, text },
    'remove-draft': { title: 'Deleted', text: 'Deleted the draft. Nothing was sent.' },
  }
}

/** What became of it, in words. */
export function resent(sent: number, skipped: number, canSendEmail: boolean) {
  const people = (count: number) => counted(count, 'person', 'people')
  if (sent === 0) return { tone: 'bad' as const, title: 'Nothing sent', text: leftOut(skipped) }
  const left = skipped === 0 ? '' : ` ${leftOut(skipped)}`
  const text = canSendEmail ? `We’re emailing the link to confirm to ${people(sent)}.` : `We’ll email the link to confirm to ${people(sent)} once email is set up.`
  return { tone: 'good' as const, title: canSendEmail ? 'On its way' : 'Saved', text: `${text}${left}` }
}
