import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FACT_MAX_CHARS, FACT_STATE_NAMES } from '../../../../shared/playground/fact-words.ts'
import type { FactTexts, OfficeFactView } from '../../../../shared/office/office-facts.ts'
import { pastDatesIn } from '../../../../shared/time/past-dates.ts'
import { FACT_STATES, isUndecided } from '../../../../shared/playground/playground.ts'
import type { Version } from '../../../drafts/versioned-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factAudienceQuery } from '../../../queries/office/fact-audience.ts'
import { setFactData, officeFactQuery, saveFact } from '../../../queries/office/facts.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { useVersionedDraft } from '../frame/use-versioned-draft.ts'
import { FactConflict } from './fact-conflict.tsx'
import { FactPreview } from './fact-preview.tsx'

const STATES = FACT_STATES.map((state) => ({ value: state, label: FACT_STATE_NAMES[state] }))

const versionOf = ({ label, question, short, answer, state, link, words, version }: OfficeFactView): Version<FactTexts> => ({
  fields: { label, question, short, answer, state, link, words },
  version,
})

/** Changes a fact beside a preview of how it reads. */
export function FactEditor({ fact, today }: { fact: OfficeFactView; today: string }) {
  const draft = useFactDraft(fact)
  const { base, local, remote, isChanged, pending, onSubmit, field } = draft
  return (
    <div className="adm-grid fact-edit">
      <form className="card form" aria-label="Change this fact" noValidate onSubmit={onSubmit}>
        {remote && <FactConflict remote={remote} local={local} onTake={() => draft.startFrom(base)} />}
        <FactFields local={local} field={field} today={today} />
        {isUndecided(base.fields) && !isUndecided(local) && <WhatSavingDoes factKey={fact.key} />}
        <SubmitButton pending={pending} pendingLabel="Saving...">
          {remote ? 'Save mine instead' : 'Save'}
        </SubmitButton>
        {isChanged && <NotSavedYet onDrop={draft.drop} />}
      </form>
      <FactPreview texts={local} />
    </div>
  )
}

function useFactDraft(fact: OfficeFactView) {
  const [api, queries] = [useApi(), useQueryClient()]
  return useVersionedDraft({
    name: `fact:${fact.key}`,
    saved: versionOf(fact),
    save: async (texts, base) => {
      const answer = await saveFact(api, fact.key, texts, Number(base.version))
      await setFactData(queries, answer)
      showToast({ tone: 'good', title: 'Saved', text: 'The site, the assistant and search engines say so from now on.' })
      return versionOf(answer.fact)
    },
    fetchRemote: async () => versionOf((await queries.fetchQuery({ ...officeFactQuery(api, fact.key), staleTime: 0 })).fact),
    showsConflict: true,
  })
}

type FactFieldsProps = Pick<ReturnType<typeof useFactDraft>, 'local' | 'field'> & { today: string }

const FactFields = ({ local, field, today }: FactFieldsProps) => (
  <>
    <div className="two">
      <Dated today={today} value={local.label}>
        {(hint) => <TextField label="Name" {...field('label')} hint={hint} maxLength={FACT_MAX_CHARS.label} />}
      </Dated>
      <Choice label="State" choices={STATES} {...field('state')} />
    </div>
    <Dated today={today} value={local.question}>
      {(hint) => <TextField label="Question" {...field('question')} hint={hint} maxLength={FACT_MAX_CHARS.question} />}
    </Dated>
    <Dated today={today} value={local.short}>
      {(hint) => <TextField label="In short" {...field('short')} hint={hint} maxLength={FACT_MAX_CHARS.short} />}
    </Dated>
    <Dated today={today} value={local.answer}>
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
  </>
)

/** What a decision sets off beside the new words. */
function WhatSavingDoes({ factKey }: { factKey: string }) {
  const { data } = useQuery(factAudienceQuery(useApi(), factKey))
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
