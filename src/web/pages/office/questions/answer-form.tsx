import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { FACT_MAX_CHARS, hasOwnShort } from '../../../../shared/fact-words.ts'
import type { OfficeFactView } from '../../../../shared/office-facts.ts'
import type { QuestionGroupView } from '../../../../shared/office-questions.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { officeFactsQuery } from '../../../queries/office/facts.ts'
import { answerQuestions } from '../../../queries/office/questions.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { FactConflict } from '../facts/fact-conflict.tsx'
import { Choice } from '../frame/choice.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { usePersistedDraft } from '../frame/use-kept.ts'
import { useSaving } from '../frame/use-saving.ts'
import { keysOf } from '../../../../shared/typed-object.ts'

interface AnswerFormProps {
  id: string
  group: QuestionGroupView
  facts: readonly OfficeFactView[]
}

const TEXTS = ['label', 'question', 'answer'] as const
type Texts = Record<(typeof TEXTS)[number], string>
type Answer = Texts & { factKey: string }
const textsOf = ({ label, question, answer }: Texts): Texts => ({ label, question, answer })

/** What was typed and not saved, and the fact that it began from. */
interface SavedTexts {
  values: Answer
  seen?: OfficeFactView
}

/**
 * One written answer: a new fact, or a better answer of one that is there. What is not saved stays in the tab, and a
 * fact that somebody else changed meanwhile is not overwritten before it was shown.
 */
export function AnswerForm({ id, group, facts }: AnswerFormProps) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const fresh: Answer = { factKey: '', label: '', question: asQuestion(group.question), answer: '' }
  /** The chosen fact as it came in, and as it was saved since. */
  const [seen, setSeen] = useState<OfficeFactView>()
  const [theirs, setTheirs] = useState<OfficeFactView>()
  const { values, setValues, pending, onSubmit, field } = useSaving(fresh, {
    save: async (values) => {
      await answerQuestions(api, id, values, (theirs ?? seen)?.version)
      await Promise.all(['facts', 'office'].map((key) => queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })))
      forget()
      showToast({ tone: 'good', title: 'Answered', text: doneText(group.waiting) })
      await navigate('/office/questions')
    },
    onRefused: (status) => {
      if (status === 409) void faceNewest()
      return status === 409
    },
  })
  const faceNewest = async () => {
    const newest = await queries.fetchQuery({ ...officeFactsQuery(api), staleTime: 0 })
    const newer = newest.find(({ key }) => key === values.factKey)
    if (newer) face(newer, theirs ?? seen)
  }
  /** The fact's words come in, except where something was typed already. */
  const fill = (factKey: string, words: Texts, before: Texts) =>
    setValues((typed) => {
      const saved = TEXTS.filter((name) => typed[name] !== before[name])
      return { factKey, ...textsOf(words), ...Object.fromEntries(saved.map((name) => [name, typed[name]])) }
    })
  const face = (newer: OfficeFactView, before: Texts = fresh) => {
    setTheirs(newer)
    fill(newer.key, newer, before)
  }
  const take = (fact: OfficeFactView | undefined) => {
    setSeen(fact)
    setTheirs(undefined)
  }
  const chooseFact = ({ target: { value: factKey } }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = facts.find(({ key }) => key === factKey)
    fill(factKey, chosen ?? fresh, theirs ?? seen ?? fresh)
    take(chosen)
  }
  const isTouched = (keysOf(fresh)).some((name) => values[name] !== fresh[name])
  const forget = usePersistedDraft(`answer:${id}`, isTouched ? JSON.stringify({ values, seen: theirs ?? seen }) : '', (text) => {
    const saved = JSON.parse(text) as SavedTexts
    setValues(saved.values)
    setSeen(saved.seen)
    const now = facts.find(({ key }) => key === saved.seen?.key)
    if (now && now.version !== saved.seen?.version) face(now, saved.seen)
  })
  const drop = () => {
    setValues(fresh)
    take(undefined)
  }
  const chosen = theirs ?? seen
  const choices = [{ value: '', label: 'A new fact' }, ...facts.map(({ key, label, question }) => ({ value: key, label: `${label}: ${question}` }))]

  return (
    <form className="card form" aria-label="Answer this question" noValidate onSubmit={onSubmit}>
      {theirs && (
        <FactConflict
          theirs={theirs}
          local={{ ...theirs, ...textsOf(values) }}
          onTake={() => {
            setValues({ factKey: theirs.key, ...textsOf(theirs) })
            take(theirs)
          }}
        />
      )}
      <div>
        <h2>Your answer</h2>
        <p className="hint">It becomes a fact: “Know before you go” and the assistant say it at once, word for word, and mark it as known.</p>
      </div>
      <Choice label="Where it belongs" choices={choices} {...field('factKey')} onChange={chooseFact} />
      <TextField label="Name" {...field('label')} hint="A word or two, such as Ball pit." maxLength={FACT_MAX_CHARS.label} />
      <TextField label="Question" {...field('question')} maxLength={FACT_MAX_CHARS.question} />
      <TextArea label="Answer" {...field('answer')} hint={chosen && shortStays(chosen)} maxLength={FACT_MAX_CHARS.answer} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        {theirs ? 'Save mine instead' : 'Save the answer'}
      </SubmitButton>
      {isTouched && <NotSavedYet onDrop={drop} />}
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

const doneText = (waiting: number): string =>
  waiting === 0 ? 'The assistant says so from now on.' : `The assistant says so from now on, and ${waiting === 1 ? 'one mail is' : `${waiting} mails are`} on the way.`
