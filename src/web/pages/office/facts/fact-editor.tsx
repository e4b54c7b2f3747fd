import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FACT_FIELDS, FACT_MAX_CHARS, FACT_STATE_NAMES, type FactField } from '../../../../shared/fact-words.ts'
import type { FactTexts, FactWithChanges, OfficeFactView } from '../../../../shared/office-facts.ts'
import { pastDatesIn } from '../../../../shared/past-dates.ts'
import { FACT_STATES, type FactState, isUndecided } from '../../../../shared/playground.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { factAudienceQuery } from '../../../queries/office/fact-audience.ts'
import { setFactData, officeFactQuery, saveFact } from '../../../queries/office/facts.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { usePersistedDraft } from '../frame/use-kept.ts'
import { useSaving } from '../frame/use-saving.ts'
import { FactConflict } from './fact-conflict.tsx'
import { FactPreview } from './fact-preview.tsx'

const STATES = FACT_STATES.map((state) => ({ value: state, label: FACT_STATE_NAMES[state] }))

const textsOf = (fact: FactTexts): FactTexts =>
  Object.fromEntries(FACT_FIELDS.map((field) => [field, fact[field]])) as unknown as FactTexts

/** What was typed into a fact and not saved. */
interface SavedTexts {
  seen: OfficeFactView
  values: Record<FactField, string>
}

/** Changes a fact beside a preview of how it reads. Whoever saved meanwhile is not overwritten, and nothing typed is lost. */
export function FactEditor({ fact, today }: { fact: OfficeFactView; today: string }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const [seen, setSeen] = useState(fact)
  const [theirs, setTheirs] = useState<OfficeFactView>()
  const save = async (answer: FactWithChanges) => {
    setSeen(answer.fact)
    setTheirs(undefined)
    await setFactData(queries, answer)
    showToast({ tone: 'good', title: 'Saved', text: 'The site, the assistant and search engines say so from now on.' })
  }
  const { values, setValues, pending, onSubmit, field } = useSaving({ ...textsOf(seen) } as Record<FactField, string>, {
    save: async (texts) => {
      const answer = await saveFact(api, fact.key, texts as FactTexts, theirs?.version ?? seen.version)
      // What was typed meanwhile stays.
      setValues((typed) => (typed === texts ? ({ ...textsOf(answer.fact) } as Record<FactField, string>) : typed))
      await save(answer)
    },
    onRefused: (status) => {
      if (status === 409) void fetchTheirs()
      return status === 409
    },
  })
  const fetchTheirs = async () => faceTheirs((await queries.fetchQuery({ ...officeFactQuery(api, fact.key), staleTime: 0 })).fact, theirs ?? seen)
  /** What the writer did not touch becomes theirs, so that saving takes nothing else back. */
  const faceTheirs = (newer: OfficeFactView, before: FactTexts) => {
    setTheirs(newer)
    setValues((typed) => {
      const untouched = FACT_FIELDS.filter((name) => typed[name] === before[name])
      return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, newer[name]])) }
    })
  }
  const take = (version: OfficeFactView) => {
    setSeen(version)
    setValues({ ...textsOf(version) } as Record<FactField, string>)
    setTheirs(undefined)
  }
  const isTouched = FACT_FIELDS.some((name) => values[name] !== seen[name])
  // What is kept says which version it began from: whoever saved since is not overwritten.
  usePersistedDraft(`fact:${fact.key}`, isTouched ? JSON.stringify({ seen, values }) : '', (text) => {
    const saved = JSON.parse(text) as SavedTexts
    setValues(saved.values)
    if (saved.seen.version === fact.version) return
    setSeen(saved.seen)
    faceTheirs(fact, saved.seen)
  })
  // A newer version that comes while nothing was typed simply takes the place of the older one.
  if (fact.version !== seen.version && !isTouched && !pending) take(fact)

  return (
    <div className="adm-grid fact-edit">
      <form className="card form" aria-label="Change this fact" noValidate onSubmit={onSubmit}>
        {theirs && <FactConflict theirs={theirs} local={values as unknown as FactTexts} onTake={() => take(theirs)} />}
        <div className="two">
          <Dated today={today} value={values.label}>
            {(hint) => <TextField label="Name" {...field('label')} hint={hint} maxLength={FACT_MAX_CHARS.label} />}
          </Dated>
          <Choice label="State" choices={STATES} {...field('state')} />
        </div>
        <Dated today={today} value={values.question}>
          {(hint) => <TextField label="Question" {...field('question')} hint={hint} maxLength={FACT_MAX_CHARS.question} />}
        </Dated>
        <Dated today={today} value={values.short}>
          {(hint) => <TextField label="In short" {...field('short')} hint={hint} maxLength={FACT_MAX_CHARS.short} />}
        </Dated>
        <Dated today={today} value={values.answer}>
          {(hint) => <TextArea label="Answer" {...field('answer')} hint={hint} maxLength={FACT_MAX_CHARS.answer} />}
        </Dated>
        <TextField
          label="Where it stands on the site"
          {...field('link')}
          hint="A path of this site, such as /#features. The assistant links to it."
          maxLength={FACT_MAX_CHARS.link}
        />
        <TextArea
          label="Other words parents use"
          {...field('words')}
          hint="Only the search reads them, with blanks between."
          maxLength={FACT_MAX_CHARS.words}
        />
        {isUndecided(theirs ?? seen) && !isUndecided({ state: values.state as FactState }) && <WhatSavingDoes fact={theirs ?? seen} />}
        <SubmitButton pending={pending} pendingLabel="Saving...">
          {theirs ? 'Save mine instead' : 'Save'}
        </SubmitButton>
        {isTouched && <NotSavedYet onDrop={() => take(fact)} />}
      </form>
      <FactPreview texts={values as unknown as FactTexts} />
    </div>
  )
}

/** What a decision sets off beside the new words. */
function WhatSavingDoes({ fact: { key } }: { fact: OfficeFactView }) {
  const { data } = useQuery(factAudienceQuery(useApi(), key))
  const { waiting = 0, poll } = data ?? {}
  const notice = waiting > 0 && `${waiting === 1 ? '1 parent is' : `${waiting.toLocaleString('en-US')} parents are`} told by mail`
  const consequences = [notice, poll && poll.state !== 'decided' && 'the poll closes'].filter(Boolean)
  if (consequences.length === 0) return null
  return (
    <p className="adm-warning" role="status">
      When you save, {consequences.join(' and ')}. That cannot be taken back.
    </p>
  )
}

/** A field that is told off for dates that are over. */
function Dated({ value, today, children }: { value: string; today: string; children: (hint: string | undefined) => ReactNode }) {
  const over = pastDatesIn(value, today)
  if (over.length === 0) return children(undefined)
  return <div className="field-over">{children(`Names a date that is over: ${over.join(', ')}.`)}</div>
}
