import type { MessageThread, SavedAnswerView } from '../../../../shared/office/messages/office-messages.ts'
import type { PageForm, Submission } from '../../../forms/page-form.ts'
import { addNote, archive, eraseMessage, inboxChanged, markRead, markUnread, removeSavedAnswer, saveAnswer, sendAnswer, setSavedAnswersData, setThreadData, takeIn, takeOut } from '../../../queries/office/messages-queries.ts'
import { officeForm, sentAt } from '../frame/forms/office-form.tsx'

const INBOX = '/office/messages'

const threadForm = (name: string, send: (sent: Submission, id: string) => Promise<MessageThread>, leadsAway = false): PageForm<MessageThread> =>
  officeForm({ name, send: (sent) => send(sent, sent.params['id'] ?? ''), refresh: setThreadData, ...(leadsAway && { next: () => `${INBOX}?sent=${name}` }) })

/** Names the saved reply in the reply's field, in the address of a page without scripts. */
export const INSERTED = 'insert'

/** Its page takes the answer itself. */
export const answerForm = officeForm<MessageThread>({
  name: 'answer',
  send: ({ api, values, params }) => sendAnswer(api, params['id'] ?? '', values['text'] ?? ''),
  next: ({ page }) => sentAt(page, 'answer', INSERTED),
})
export const noteForm = threadForm('note', ({ api, values }, id) => addNote(api, id, values['text'] ?? ''))
export const notSpamForm = threadForm('not-spam', ({ api }, id) => takeIn(api, id))
export const markReadForm = threadForm('mark-read', ({ api }, id) => markRead(api, id))
export const archiveForm = threadForm('archive', ({ api }, id) => archive(api, id), true)
export const takeOutForm = threadForm('take-out', ({ api }, id) => takeOut(api, id), true)
export const markUnreadForm: PageForm = {
  name: 'mark-unread',
  send: ({ api, params }) => markUnread(api, params['id'] ?? ''),
  refresh: inboxChanged,
  next: () => `${INBOX}?sent=mark-unread`,
}
export const eraseForm: PageForm = { ...markUnreadForm, name: 'erase', send: ({ api, params }) => eraseMessage(api, params['id'] ?? ''), next: () => `${INBOX}?sent=erase` }

export const saveAnswerForm = officeForm<SavedAnswerView[]>({
  name: 'save-answer',
  send: ({ api, values: { title = '', text = '' } }) => saveAnswer(api, { title, text }),
  refresh: setSavedAnswersData,
})
export const removeAnswerForm = officeForm<SavedAnswerView[]>({
  name: 'remove-answer',
  send: ({ api, values }) => removeSavedAnswer(api, Number(values['answer'])),
  refresh: setSavedAnswersData,
})

export const messageForms: readonly PageForm[] = [
  answerForm, noteForm, notSpamForm, markReadForm, archiveForm, takeOutForm, markUnreadForm, eraseForm, saveAnswerForm, removeAnswerForm,
]

/** What the inbox says of a form that led back to it. */
export const DONE_IN_INBOX = {
  'archive': { title: 'Done', text: 'Archived the message.' },
  'take-out': { title: 'Done', text: 'Moved the message to your inbox.' },
  'mark-unread': { title: 'Done', text: 'Marked as unread.' },
  'erase': { title: 'Done', text: 'Deleted the message with its replies and notes.' },
}
