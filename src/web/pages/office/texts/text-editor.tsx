import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { type OfficeTextView, TEXT_CONFLICT, type TextWithVersions } from '../../../../shared/site-texts/office-texts.ts'
import { placeholdersIn } from '../../../../shared/playground/references/parse-references.ts'
import type { Emphasis } from '../../../../shared/site-texts/site-text.ts'
import { findText } from '../../../../shared/site-texts/site-texts.ts'
import type { Version } from '../../../drafts/versioned-draft.ts'
import { useFormSubmit } from '../../../forms/use-page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeTextQuery } from '../../../queries/office/texts-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { NotSavedYet } from '../frame/forms/not-saved-yet.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { SaveYours } from '../frame/forms/save-yours.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { useVersionedDraft } from '../frame/forms/use-versioned-draft.ts'
import { ReferenceField } from '../references/reference-field.tsx'
import { resetTextForm, saveTextForm } from './text-forms.ts'
import { TextPreview } from './text-preview.tsx'

const versionOf = ({ text, version }: OfficeTextView): Version<{ text: string }> => ({ fields: { text }, version })

/** Changes a text above a preview of where it stands. */
export function TextEditor({ text, warning }: Pick<TextWithVersions, 'text' | 'warning'>) {
  const { draft, reset, isResetting } = useTextDraft(text)
  const { base, local, remote, isChanged, pending } = draft
  return (
    <>
      <OfficeForm of={draft} className="card form" aria-label="Edit this text">
        <input type="hidden" name="version" value={base.version} />
        {remote && <TextConflict remote={remote.text} onTake={() => draft.startFrom(base)} />}
        <TextInput text={text} control={draft.field('text')} onText={(words) => draft.setDraft((before) => ({ ...before, local: { text: words } }))} />
        {warning && !isChanged && (
          <p className="adm-warning" role="status">
            {warning}
          </p>
        )}
        <div className="text-acts">
          <SubmitButton small pending={pending} pendingLabel="Saving...">
            {remote ? 'Save My Version' : 'Save'}
          </SubmitButton>
          {text.isChanged && (
            <button type="submit" name="form" value={resetTextForm.name} className={buttonClass({ look: 'line', small: true })} aria-disabled={isResetting} onClick={reset}>
              Reset to Original
            </button>
          )}
        </div>
        {isChanged && <NotSavedYet onDrop={draft.drop} />}
        {text.isChanged && <Original text={text.original} />}
      </OfficeForm>
      <TextPreview text={text} draft={local.text} />
    </>
  )
}

function useTextDraft(text: OfficeTextView) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending: isResetting } = useAct()
  const submitReset = useFormSubmit(resetTextForm)
  const draft = useVersionedDraft({
    name: `text:${text.key}`,
    saved: versionOf(text),
    form: saveTextForm,
    onSaved: (answer) => {
      showToast({ tone: 'good', title: 'Saved', text: answer.warning || 'Your words are live.' })
      return versionOf(answer.text)
    },
    fetchRemote: async () => versionOf((await queries.fetchQuery({ ...officeTextQuery(api, text.key), staleTime: 0 })).text),
    showsConflict: true,
  })
  const reset = (event: MouseEvent) => {
    event.preventDefault()
    return act(async () => {
      const { answer } = await submitReset({ version: String(text.version) })
      draft.startFrom(versionOf(answer.text))
      showToast({ tone: 'good', title: 'Reset', text: 'The original is live again. Your words are in the version history.' })
    })
  }
  return { draft, reset, isResetting }
}

interface TextInputProps {
  text: OfficeTextView
  control: ReturnType<ReturnType<typeof useTextDraft>['draft']['field']>
  onText: (words: string) => void
}

/** A whole page shows its marks as they’re typed, and its references as names. */
function TextInput({ text: { key, kind, maxChars, original }, control, onText }: TextInputProps) {
  const emphasis = findText(key)?.text.emphasis
  const same = { ...control, label: 'Text', maxLength: maxChars, hint: kind === 'rich' ? RICH_HINT : emphasis && HINTS[emphasis] }
  return <ReferenceField {...same} onChange={onText} isLine={kind === 'line'} rows={kind === 'rich' ? PAGE_ROWS : undefined} placeholders={placeholdersIn(original)} />
}

const PAGE_ROWS = 24

const HINTS: Record<Emphasis, string> = {
  french: 'Put French words between *asterisks*. They’re shown in italics and read aloud in French.',
  color: 'Words between *asterisks* are shown in color.',
}

const RICH_HINT = 'Start a heading with ## and a list item with a hyphen. **Two asterisks** make words bold, and [words](/visit) makes a link.'

const Original = ({ text }: { text: string }) => (
  <details className="text-original">
    <summary>See the original</summary>
    <p>{text}</p>
  </details>
)

const TextConflict = ({ remote, onTake }: { remote: string; onTake: () => void }) => (
  <section className="adm-warning" role="alert">
    <h2>Someone else edited this</h2>
    <p>{TEXT_CONFLICT}</p>
    <p>
      <b>On the site now:</b> {remote}
    </p>
    <p>
      <SaveYours onTake={onTake} />
    </p>
  </section>
)
