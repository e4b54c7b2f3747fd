import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { ANSWER_MAX_CHARS, type SavedAnswerView, TITLE_MAX_CHARS } from '../../../../shared/office/messages/office-messages.ts'
import { usePostedForm } from '../../../forms/use-page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { savedAnswersQuery } from '../../../queries/office/messages-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { OfficeRowMenu, useRowAct } from '../frame/forms/page-act.tsx'
import { useSaving } from '../frame/forms/use-saving.ts'
import { INSERTED, removeAnswerForm, saveAnswerForm } from './message-forms.ts'

/** Words for answers given often: to insert, to add to, to throw away. */
export function SavedAnswers({ words, onInsert }: { words: string; onInsert: (text: string) => void }) {
  const api = useApi()
  const { data: answers = [] } = useQuery(savedAnswersQuery(api))
  const isPosted = [usePostedForm(saveAnswerForm), usePostedForm(removeAnswerForm)].some(Boolean)
  return (
    <details className="saved-answers" open={isPosted}>
      <summary>Saved replies ({answers.length})</summary>
      {answers.length === 0 && <p className="small muted">None yet. Write a reply you’ll use again, give it a title below, and save it.</p>}
      {answers.length > 0 && <noscript>{import.meta.env.SSR && <p className="small muted">Insert replaces what’s typed in your reply.</p>}</noscript>}
      <ul className="todo">
        {answers.map((answer) => (
          <Saved key={answer.id} answer={answer} onInsert={() => onInsert(answer.text)} />
        ))}
      </ul>
      <NewSaved words={words} />
    </details>
  )
}

function Saved({ answer: { id, title, text }, onInsert }: { answer: SavedAnswerView; onInsert: () => void }) {
  const remove = useRowAct({
    form: removeAnswerForm,
    fields: { answer: String(id) },
    question: {
      title: `Delete “${title}”?`, button: 'Delete Saved Reply', pendingLabel: 'Deleting...',
      text: <p>This permanently deletes the saved reply. Replies you’ve already sent won’t change.</p>,
    },
    onSent: () => showToast({ tone: 'good', title: 'Deleted', text: `Deleted the saved reply “${title}”.` }),
  })
  return (
    <li>
      <span className="saved-words">
        <b>{title}</b>
        <span className="small muted trunc">{text}</span>
      </span>
      <span className="adm-ways">
        <button type="button" className={LINE} onClick={onInsert}>
          Insert<span className="vh"> {title}</span>
        </button>
        <noscript>
          {import.meta.env.SSR && (
            <a className={LINE} href={`?${INSERTED}=${id}#the-answer`}>
              Insert<span className="vh"> {title}</span>
            </a>
          )}
        </noscript>
        <OfficeRowMenu about={title} acts={[{ label: 'Delete', Icon: Trash2, isDanger: true, ...remove }]} />
      </span>
    </li>
  )
}

function NewSaved({ words }: { words: string }) {
  const { setValues, pending, field, ...form } = useSaving({ title: '' }, {
    form: saveAnswerForm,
    onSent: (_answers, { title }) => {
      setValues({ title: '' })
      showToast({ tone: 'good', title: 'Saved', text: `You can now insert “${title}” into any reply.` })
    },
  })
  const { errors, posted } = form
  return (
    <OfficeForm of={form} className="saved-new" aria-label="Save this reply">
      <input type="hidden" name="text" value={words} />
      <noscript>{import.meta.env.SSR && <TextArea label="Reply to save" name="text" rows={4} defaultValue={posted?.values.text} error={errors['text']} maxLength={ANSWER_MAX_CHARS} />}</noscript>
      <TextField label="Save the reply above as" {...field('title')} error={errors['title'] ?? errors['text']} maxLength={TITLE_MAX_CHARS} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Save Reply
      </SubmitButton>
    </OfficeForm>
  )
}

const LINE = buttonClass({ look: 'line', small: true })
