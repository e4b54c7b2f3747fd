import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Mail, Trash2 } from 'lucide-react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { MessageView } from '../../../../shared/office/messages/office-messages.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton, PlainAct } from '../frame/forms/page-act.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { archiveForm, eraseForm, markReadForm, markUnreadForm, takeOutForm } from './message-forms.ts'

/** What can be done with a message beside answering it. */
export function MessageActs({ message: { id, name, state } }: { message: MessageView }) {
  const [queries, navigate] = [useQueryClient(), useNavigate()]
  const among = useAct()
  const leave = async (text: string) => {
    showToast({ tone: 'good', title: 'Done', text })
    await navigate('/office/messages')
  }
  const erased = async () => {
    await leave('Deleted the message with its replies and notes.')
    // Known to be gone: the page that is just being left need not ask.
    queries.setQueryData(['office', 'message', String(id)], null)
  }
  return (
    <>
      {state === 'new' && <PlainAct form={markReadForm}>Mark Read</PlainAct>}
      {state !== 'set-aside' && state !== 'archived' && (
        <>
          {state !== 'answered' && (
            // With scripts, reading a new message marks it; without them, it's still unread.
            <ActButton form={markUnreadForm} among={among} needsScripts={state === 'new'} onSent={() => leave('Marked as unread.')}>
              <Mail className="i" aria-hidden />
              Mark Unread
            </ActButton>
          )}
          <ActButton form={archiveForm} among={among} onSent={() => leave(`Archived the message from ${name}.`)}>
            <Archive className="i" aria-hidden />
            Archive
          </ActButton>
        </>
      )}
      {state === 'archived' && (
        <ActButton form={takeOutForm} among={among} onSent={() => leave(`Moved the message from ${name} to your inbox.`)}>
          <ArchiveRestore className="i" aria-hidden />
          Move to Inbox
        </ActButton>
      )}
      <ActButton
        form={eraseForm}
        among={among}
        question={{
          title: `Delete the message from ${name}?`, button: 'Delete Message',
          text: <p>This permanently deletes the message with its replies, notes, and emails. Do it when the sender asks you to.</p>,
        }}
        onSent={erased}
      >
        <Trash2 className="i" aria-hidden />
        Delete
      </ActButton>
    </>
  )
}
