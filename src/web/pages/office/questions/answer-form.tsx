import { useQueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import { FACT_PARTS } from '../../../../shared/playground/fact-fields.ts'
import { hasOwnShort } from '../../../../shared/playground/fact-words.ts'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import type { QuestionGroupView } from '../../../../shared/office/office-questions.ts'
import { mergeFields, rebase, type Version } from '../../../drafts/versioned-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeFactsQuery } from '../../../queries/office/facts-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { FactConflict } from '../facts/editing/fact-conflict.tsx'
import { Choice } from '../frame/choice.tsx'
import { NotSavedYet } from '../frame/forms/not-saved-yet.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { withValues } from '../frame/forms/use-saving.ts'
import { useVersionedDraft } from '../frame/forms/use-versioned-draft.ts'
import { ReferenceField } from '../references/reference-field.tsx'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { answerForm } from './question-forms.ts'
import { TryAnswer, useTrial } from './try-answer.tsx'

interface AnswerFormProps {
  id: string
  group: QuestionGroupView
  facts: readonly OfficeFactView[]
}

type Answer = Record<'factKey' | 'label' | 'question' | 'answer' | 'tries', string>

/** Said without scripts, where the form only now shows what the chosen fact says. */
const JUST_CHOSEN = { title: 'This fact has an answer already', text: 'Your answer isn’t saved yet, but it’s still here.' }

/** A fact as the answer's fields have it. */
const versionOf = ({ key, label, question, answer, version }: OfficeFactView): Version<Answer> => ({
  fields: { factKey: key, label, question, answer, tries: '' },
  version,
})

/** One written answer: a new fact, or a better answer of one that is there. */
export function AnswerForm({ id, group, facts }: AnswerFormProps) {
  const trial = useTrial(id)
  const blank: Version<Answer> = { fields: { factKey: '', label: '', question: asQuestion(group.question), answer: '', tries: '' } }
  const { local, remote, base, isChanged, pending, field, setDraft, startFrom, drop, ...parts } = useAnswerDraft({ id, group, facts }, blank, trial)
  const chosen = facts.find(({ key }) => key === local.factKey)
  /** The fact's words come in, except where something was typed already. */
  const chooseFact = ({ target: { value: factKey } }: ChangeEvent<HTMLSelectElement>) => {
    const fact = facts.find(({ key }) => key === factKey)
    trial.clear()
    setDraft((before) => ({ ...rebase(before, fact ? versionOf(fact) : blank), isConflict: false }))
  }
  const choices = [{ value: '', label: 'New fact' }, ...facts.map(({ key, label, question }) => ({ value: key, label: `${label}: ${question}` }))]

  const values = parts.posted?.values
  const isJustChosen = values !== undefined && values['shown'] !== values['factKey']
  const compared = isJustChosen || remote ? chosen : undefined

  return (
    <OfficeForm of={parts} className="card form" aria-label="Answer this question">
      {Object.entries({ shown: base.fields.factKey, version: base.version ?? '', phrasings: trial.phrasings.join('\n'), also: trial.also.map((other) => other.id).join() }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {compared && (
        <FactConflict {...(isJustChosen && { words: JUST_CHOSEN })} remote={{ ...compared, ...base.fields }} local={{ ...compared, ...local }} onTake={() => startFrom(base)} />
      )}
      <div>
        <h2>Your answer</h2>
        <p className="hint">Your answer becomes a fact. “Know Before You Go” and the assistant will use it right away, word for word, marked as Announced.</p>
      </div>
      <Choice label="Save as" choices={choices} {...field('factKey')} onChange={chooseFact} />
      <TextField label="Name" {...field('label')} hint="A word or two, like “Ball pit.”" maxLength={FACT_PARTS.label.maxChars} />
      <TextField label="Question" {...field('question')} maxLength={FACT_PARTS.question.maxChars} />
      <ReferenceField
        key={local.factKey}
        label="Answer"
        {...field('answer')}
        {...(chosen && { own: chosen.key })}
        hint={chosen && shortStays(chosen)}
        maxLength={FACT_PARTS.answer.maxChars}
        onChange={(answer) => setDraft((before) => ({ ...before, local: { ...before.local, answer } }))}
      />
      <TryAnswer trial={trial} field={field('tries')} onTry={() => void trial.run(local)} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        {compared ? 'Save My Version' : 'Save Answer'}
      </SubmitButton>
      {isChanged && <NotSavedYet onDrop={drop} />}
    </OfficeForm>
  )
}

function useAnswerDraft({ id, group, facts }: AnswerFormProps, blank: Version<Answer>, { also }: ReturnType<typeof useTrial>) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const canSendEmail = useCanSendEmail()
  const find = (all: readonly OfficeFactView[], { factKey }: Answer) => {
    const fact = all.find(({ key }) => key === factKey)
    return fact && versionOf(fact)
  }
  return useVersionedDraft({
    name: `question-answer:${id}`,
    saved: blank,
    blank: blank.fields,
    savedFor: (restored) => find(facts, restored),
    // What was chosen without scripts takes the place of what was shown, where that was left as it was.
    fieldsIn: (values) => {
      const posted = withValues(values, blank.fields)
      const shown = facts.find(({ key }) => key === values['shown'])
      return mergeFields((shown ? versionOf(shown) : blank).fields, posted, (find(facts, posted) ?? blank).fields)
    },
    form: answerForm,
    onSaved: async () => {
      showToast({ tone: 'good', title: 'Answered', text: doneText(group.waiting, also.reduce((sum, { waiting }) => sum + waiting, 0), canSendEmail) })
      await navigate('/office/questions')
      return undefined
    },
    fetchRemote: async (local) => find(await queries.fetchQuery({ ...officeFactsQuery(api), staleTime: 0 }), local),
    showsConflict: true,
  })
}

/** What visitors type seldom ends with its mark. */
const asQuestion = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim().replace(/[.!,;:]+$/, '').slice(0, FACT_PARTS.question.maxChars - 1)
  const begun = line.charAt(0).toUpperCase() + line.slice(1)
  return begun.endsWith('?') ? begun : `${begun}?`
}

const shortStays = (fact: OfficeFactView): string | undefined =>
  hasOwnShort(fact) ? `The short answer still says “${fact.short}”. You can change it on the fact’s page.` : undefined

/** One address may wait for several of the questions, so with others the emails aren't counted. */
function doneText(waiting: number, others: number, canSendEmail: boolean): string {
  const start = 'The assistant will use it from now on'
  if (waiting + others === 0) return `${start}.`
  if (!canSendEmail) return `${start}. We’ll email everyone who asked once email is set up.`
  if (others > 0) return `${start}, and the emails are on the way.`
  return `${start}, and ${waiting === 1 ? '1 email is' : `${waiting} emails are`} on the way.`
}
