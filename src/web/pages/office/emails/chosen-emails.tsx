import { Send, Trash2 } from 'lucide-react'
import type { OfficeMailView } from '../../../../shared/office/office-emails.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { chosenFields, type ChosenRows } from '../frame/chosen-rows.tsx'
import { ActButton, usePageAct } from '../frame/forms/page-act.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { removeEmailsForm, sendEmailsForm } from './email-forms.ts'

const LINE = buttonClass({ look: 'line', small: true })

const DELETES = <p>We won’t try to send them again. You can’t undo this.</p>

/** What can be done with several failed emails without scripts. */
export const plainEmails = (hasMailServer: boolean) => [
  ...(hasMailServer ? [{ label: 'Send Again', form: sendEmailsForm }] : []),
  { label: 'Delete', form: removeEmailsForm, question: { button: 'Delete Emails', text: DELETES } },
]

/** What can be done with several failed emails at once. */
export function ChosenEmails({ of: { chosen, clear }, hasMailServer }: { of: ChosenRows<OfficeMailView>; hasMailServer: boolean }) {
  const sendable = chosen.filter(({ canSend }) => canSend)
  const finish = (title: string, text: string) => {
    clear()
    document.getElementById('main')?.focus()
    showToast({ tone: 'good', title, text })
  }
  const among = useAct()
  const send = usePageAct({
    form: sendEmailsForm,
    among,
    fields: chosenFields(sendable),
    onSent: ({ done }) => finish('On its way', `We’re sending ${counted(done, 'email')} again. What fails again shows up here.`),
  })
  return (
    <>
      {hasMailServer && sendable.length > 0 && (
        <button type="button" className={LINE} aria-disabled={send.pending} onClick={send.start}>
          <Send className="i" aria-hidden />
          {send.isOnItsWay ? 'Sending...' : 'Send Again'}
        </button>
      )}
      {send.dialogs}
      <ActButton
        form={removeEmailsForm}
        among={among}
        fields={chosenFields(chosen)}
        question={{ title: `Delete ${counted(chosen.length, 'email')}?`, button: 'Delete Emails', text: DELETES }}
        needsScripts
        onSent={({ done }) => finish('Deleted', `${counted(done, 'email')} deleted.`)}
      >
        <Trash2 className="i" aria-hidden />
        Delete
      </ActButton>
    </>
  )
}
