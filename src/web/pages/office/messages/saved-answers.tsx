import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type SavedAnswerView, TITLE_MAX_CHARS } from '../../../../shared/office/messages/office-messages.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setSavedAnswersData, removeSavedAnswer, saveAnswer, savedAnswersQuery } from '../../../queries/office/messages-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { RowMenu } from '../../../ui/overlay/row-menu.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct, useSaving } from '../frame/use-saving.ts'

/** Words for answers given often: to insert, to add to, to throw away. */
export function SavedAnswers({ words, onInsert }: { words: string; onInsert: (text: string) => void }) {
  const api = useApi()
  const { data: answers = [] } = useQuery(savedAnswersQuery(api))
  return (
    <details className="saved-answers">
      <summary>Saved replies ({answers.length})</summary>
      {answers.length === 0 && <p className="small muted">None yet. Write a reply you’ll use again, give it a title below, and save it.</p>}
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
  const [api, queries] = [useApi(), useQueryClient()]
  const [isAsking, setAsking] = useState(false)
  const { act, pending } = useAct()
  const remove = () =>
    act(async () => {
      setSavedAnswersData(queries, await removeSavedAnswer(api, id))
      showToast({ tone: 'good', title: 'Deleted', text: `Deleted the saved reply “${title}”.` })
    })
  return (
    <li>
      <span className="saved-words">
        <b>{title}</b>
        <span className="small muted trunc">{text}</span>
      </span>
      <span className="adm-ways">
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onInsert}>
          Insert<span className="vh"> {title}</span>
        </button>
        <RowMenu about={title} acts={[{ label: 'Delete', Icon: Trash2, isDanger: true, onChoose: () => setAsking(true) }]} />
      </span>
      {isAsking && (
        <ConfirmDialog
          title={`Delete “${title}”?`}
          confirmLabel="Delete Saved Reply"
          pendingLabel="Deleting..."
          pending={pending}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>This permanently deletes the saved reply. Replies you’ve already sent won’t change.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function NewSaved({ words }: { words: string }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { setValues, errors, pending, onSubmit, field } = useSaving(
    { title: '' },
    {
      save: async ({ title }) => {
        setSavedAnswersData(queries, await saveAnswer(api, { title, text: words }))
        setValues({ title: '' })
        showToast({ tone: 'good', title: 'Saved', text: `You can now insert “${title}” into any reply.` })
      },
    },
  )
  return (
    <form className="saved-new" aria-label="Save this reply" noValidate onSubmit={onSubmit}>
      <TextField label="Save the reply above as" {...field('title')} error={errors['title'] ?? errors['text']} maxLength={TITLE_MAX_CHARS} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Save Reply
      </SubmitButton>
    </form>
  )
}
