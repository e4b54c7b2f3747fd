import { useQueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { FACT_MAX_CHARS, hasOwnShort } from '../../../../shared/fact-words.ts'
import type { OfficeFactView } from '../../../../shared/office-facts.ts'
import type { QuestionGroupView } from '../../../../shared/office-questions.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { answerQuestions } from '../../../queries/office/questions.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { useKept } from '../frame/use-kept.ts'
import { useSaving } from '../frame/use-saving.ts'

interface AnswerFormProps {
  id: string
  group: QuestionGroupView
  facts: readonly OfficeFactView[]
}

/** One written answer: a new fact, or a better answer of one that is there. What is not saved stays in the tab. */
export function AnswerForm({ id, group, facts }: AnswerFormProps) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const fresh = { factKey: '', label: '', question: asQuestion(group.question), answer: '' }
  const { values, setValues, pending, onSubmit, field } = useSaving(fresh, {
    save: async (values) => {
      await answerQuestions(api, id, values)
      await Promise.all(['facts', 'office'].map((key) => queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })))
      forget()
      showToast({ tone: 'good', title: 'Answered', text: told(group.waiting) })
      await navigate('/office/questions')
    },
  })
  const textsOf = (factKey: string): typeof fresh => {
    const fact = facts.find(({ key }) => key === factKey)
    return fact ? { factKey, label: fact.label, question: fact.question, answer: fact.answer } : fresh
  }
  /** The chosen fact's words come in, except where something was typed already. */
  const chooseFact = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    setValues((typed) => {
      const [before, chosen] = [textsOf(typed.factKey), textsOf(target.value)]
      const kept = (['label', 'question', 'answer'] as const).filter((name) => typed[name] !== before[name])
      return { ...chosen, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) }
    })
  const isTouched = (Object.keys(fresh) as (keyof typeof fresh)[]).some((name) => values[name] !== fresh[name])
  const forget = useKept(`question:${id}`, isTouched ? JSON.stringify(values) : '', (text) => setValues(JSON.parse(text) as typeof fresh))
  const chosen = facts.find(({ key }) => key === values.factKey)
  const choices = [{ value: '', label: 'A new fact' }, ...facts.map(({ key, label, question }) => ({ value: key, label: `${label}: ${question}` }))]

  return (
    <form className="card form" aria-label="Answer this question" noValidate onSubmit={onSubmit}>
      <div>
        <h2>Your answer</h2>
        <p className="hint">It becomes a fact: “Know before you go” and the assistant say it at once, word for word, and mark it as known.</p>
      </div>
      <Choice label="Where it belongs" choices={choices} {...field('factKey')} onChange={chooseFact} />
      <TextField label="Name" {...field('label')} hint="A word or two, such as Ball pit." maxLength={FACT_MAX_CHARS.label} />
      <TextField label="Question" {...field('question')} maxLength={FACT_MAX_CHARS.question} />
      <TextArea label="Answer" {...field('answer')} hint={chosen && shortStays(chosen)} maxLength={FACT_MAX_CHARS.answer} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save the answer
      </SubmitButton>
      {isTouched && <NotSavedYet onDrop={() => setValues(fresh)} />}
    </form>
  )
}

/** What visitors type seldom ends with its mark. */
const asQuestion = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim().replace(/[.!,;:]+$/, '').slice(0, FACT_MAX_CHARS.question - 1)
  const begun = line.charAt(0).toUpperCase() + line.slice(1)
  return begun.endsWith('?') ? begun : `${begun}?`
}

const shortStays = (fact: OfficeFactView): string | undefined =>
  hasOwnShort(fact) ? `In short it still says “${fact.short}”. That is changed on the fact’s own page.` : undefined

const told = (waiting: number): string =>
  waiting === 0 ? 'The assistant says so from now on.' : `The assistant says so from now on, and ${waiting === 1 ? 'one mail is' : `${waiting} mails are`} on the way.`
