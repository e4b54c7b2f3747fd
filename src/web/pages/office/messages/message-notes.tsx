import { NOTE_MAX_CHARS, type WrittenBy } from '../../../../shared/office/messages/office-messages.ts'
import { usePersistedDraft } from '../../../drafts/use-persisted-draft.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { useSaving } from '../frame/forms/use-saving.ts'
import { noteForm } from './message-forms.ts'

/** What the office writes down about a message, for itself. */
export function MessageNotes({ id, notes }: { id: string; notes: readonly WrittenBy[] }) {
  const { again, dialog } = usePasswordAgain()
  const { values, setValues, pending, field, ...form } = useSaving({ text: '' }, {
    form: noteForm,
    around: again,
    onSent: () => {
      setValues({ text: '' })
      showToast({ tone: 'good', title: 'Note added', text: 'Only your team can see it.' })
    },
  })
  usePersistedDraft(`note:${id}`, values.text ? values : undefined, setValues)
  return (
    <section className="card" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {notes.length === 0 && <p className="small muted">No notes yet. Only your team can see notes; the sender can’t.</p>}
      <ul className="message-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="message-text">{note.text}</p>
            <p className="small muted">
              {note.author ?? 'Deleted account'}, <time dateTime={note.createdAt}>{exactTime(note.createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      <OfficeForm of={form} aria-label="New note">
        <TextArea label="Note" {...field('text')} rows={3} maxLength={NOTE_MAX_CHARS} />
        <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
          Add Note
        </SubmitButton>
      </OfficeForm>
      {dialog}
    </section>
  )
}
