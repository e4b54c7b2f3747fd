import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FACT_PARTS } from '../../../../shared/playground/fact-fields.ts'
import type { FactInSpanish } from '../../../../shared/playground/spanish-fields.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factSpanishQuery, saveFactSpanish } from '../../../queries/office/fact-spanish-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { QueryError } from '../frame/query-error.tsx'
import { useSaving } from '../frame/use-saving.ts'

/** What the assistant says of a fact to families who ask in Spanish, beside the English it stands for. */
export function FactSpanish({ factKey }: { factKey: string }) {
  const { data, isPending, refetch } = useQuery(factSpanishQuery(useApi(), factKey))
  if (!data) return <QueryError isPending={isPending} onRetry={refetch} />
  return (
    <section className="card fact-spanish" aria-labelledby="fact-in-spanish">
      <h2 id="fact-in-spanish">In Spanish</h2>
      <p>{stateInWords(data)}</p>
      <p className="small muted fact-spanish-english">{data.english}</p>
      <SpanishForm key={data.english} factKey={factKey} spanish={data} />
    </section>
  )
}

function stateInWords({ state, isDraft }: FactInSpanish): string {
  if (state === 'missing') return 'There’s no Spanish yet. The assistant answers in English, and says so in Spanish.'
  if (state === 'stale') return 'The English changed after this was written. Until you save the Spanish, the assistant answers in English, and says so in Spanish.'
  return isDraft ? 'This came with the website. The assistant answers with it when someone asks in Spanish.' : 'The assistant answers with this when someone asks in Spanish.'
}

function SpanishForm({ factKey, spanish: { texts, english } }: { factKey: string; spanish: FactInSpanish }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { pending, onSubmit, field } = useSaving(texts, {
    save: async (values) => {
      queries.setQueryData(['office', 'fact-spanish', factKey], await saveFactSpanish(api, factKey, { ...values, english }))
      showToast({ tone: 'good', title: 'Saved', text: 'The assistant says this in Spanish now.' })
    },
  })
  return (
    <form className="form" aria-label="In Spanish" noValidate onSubmit={onSubmit}>
      <TextField label="Name in Spanish" lang="es" {...field('label')} maxLength={FACT_PARTS.label.maxChars} autoComplete="off" />
      <TextField label="Question in Spanish" lang="es" {...field('question')} maxLength={FACT_PARTS.question.maxChars} autoComplete="off" />
      <TextArea label="Answer in Spanish" lang="es" {...field('answer')} maxLength={FACT_PARTS.answer.maxChars} rows={4} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save Spanish
      </SubmitButton>
    </form>
  )
}
