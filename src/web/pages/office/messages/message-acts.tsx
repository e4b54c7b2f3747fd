import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { MessageThread, MessageView } from '../../../../shared/office/messages/office-messages.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { archive, eraseMessage, inboxChanged, setThreadData, markUnread, takeOut } from '../../../queries/office/messages-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useAct } from '../frame/use-saving.ts'

const LOOK = buttonClass({ look: 'line', small: true })

/** What can be done with a message beside answering it. */
export function MessageActs({ message: { id, name, state } }: { message: MessageView }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const [isAsking, setAsking] = useState(false)
  const key = String(id)

  const leave = async (text: string) => {
    showToast({ tone: 'good', title: 'Done', text })
    await inboxChanged(queries)
    await navigate('/office/messages')
  }
  const unread = () =>
    act(async () => {
      await again(() => markUnread(api, key))
      await leave('Marked as unread.')
    })
  const move = (to: (thread: typeof api, id: string) => Promise<MessageThread>, text: string) =>
    act(async () => {
      await setThreadData(queries, await again(() => to(api, key)))
      await leave(text)
    })
  const erase = () =>
    act(async () => {
      setAsking(false)
      await again(() => eraseMessage(api, key))
      await leave('Deleted the message with its replies and notes.')
      // Known to be gone: the page that is just being left need not ask.
      queries.setQueryData(['office', 'message', key], null)
    })

  return (
    <>
      {state !== 'set-aside' && state !== 'archived' && (
        <>
          {state !== 'answered' && (
            <button type="button" className={LOOK} aria-disabled={pending} onClick={unread}>
              <Mail className="i" aria-hidden />
              Mark Unread
            </button>
          )}
          <button type="button" className={LOOK} aria-disabled={pending} onClick={() => move(archive, `Archived the message from ${name}.`)}>
            <Archive className="i" aria-hidden />
            Archive
          </button>
        </>
      )}
      {state === 'archived' && (
        <button type="button" className={LOOK} aria-disabled={pending} onClick={() => move(takeOut, `Moved the message from ${name} to your inbox.`)}>
          <ArchiveRestore className="i" aria-hidden />
          Move to Inbox
        </button>
      )}
      <button type="button" className={LOOK} aria-disabled={pending} onClick={() => setAsking(true)}>
        <Trash2 className="i" aria-hidden />
        Delete
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete the message from ${name}?`}
          confirmLabel="Delete Message"
          pendingLabel="Deleting..."
          pending={pending}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          <p>This permanently deletes the message with its replies, notes, and emails. Do it when the sender asks you to.</p>
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
}
