import { useQuery } from '@tanstack/react-query'
import { FACT_PARTS } from '../../../../../shared/playground/fact-fields.ts'
import type { FactInSpanish } from '../../../../../shared/playground/spanish-fields.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { factSpanishQuery } from '../../../../queries/office/fact-spanish-queries.ts'
import { SubmitButton } from '../../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../../ui/form/field.tsx'
import { showToast } from '../../../../ui/overlay/toast-store.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { OfficeForm } from '../../frame/forms/office-form.tsx'
import { useSaving } from '../../frame/forms/use-saving.ts'
import { spanishForm } from '../fact-forms.ts'

/** What the assistant says of a fact to families who ask in Spanish, beside the English it stands for. */
export function FactSpanish({ factKey }: { factKey: string }) {
  const { data, isPending, refetch } = useQuery(factSpanishQuery(useApi(), factKey))
  if (!data) return <QueryError isPending={isPending} onRetry={refetch} />
  return (
    <section className="card fact-spanish" aria-labelledby="fact-in-spanish">
      <h2 id="fact-in-spanish">In Spanish</h2>
      <p>{stateInWords(data)}</p>
      <p className="small fact-spanish-heading">The English it translates</p>
      <p className="small muted fact-spanish-english">{data.english}</p>
      <SpanishForm key={data.english} spanish={data} />
    </section>
  )
}

function stateInWords({ state, isDraft }: FactInSpanish): string {
  if (state === 'missing') return 'There’s no Spanish yet. The assistant answers in English, and says so in Spanish.'
  if (state === 'stale') return 'The English changed after this was written. Until you save the Spanish, the assistant answers in English, and says so in Spanish.'
  return isDraft ? 'This came with the website. The assistant answers with it when someone asks in Spanish.' : 'The assistant answers with this when someone asks in Spanish.'
}

function SpanishForm({ spanish: { texts, english } }: { spanish: FactInSpanish }) {
  const { pending, field, ...form } = useSaving(texts, {
    form: spanishForm,
    onSent: () => showToast({ tone: 'good', title: 'Saved', text: 'The assistant says this in Spanish now.' }),
  })
  return (
    <OfficeForm of={form} aria-label="In Spanish">
      <input type="hidden" name="english" value={english} />
      <TextField label="Name in Spanish" lang="es" {...field('label')} maxLength={FACT_PARTS.label.maxChars} autoComplete="off" />
      <TextField label="Question in Spanish" lang="es" {...field('question')} maxLength={FACT_PARTS.question.maxChars} autoComplete="off" />
      <TextArea label="Answer in Spanish" lang="es" {...field('answer')} maxLength={FACT_PARTS.answer.maxChars} rows={4} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save Spanish
      </SubmitButton>
    </OfficeForm>
  )
}
