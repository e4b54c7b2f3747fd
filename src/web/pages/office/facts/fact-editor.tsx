import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BADGE_NAMES, BADGES, claimOf, STATUS_OF } from '../../../../shared/playground/badges.ts'
import { FACT_TEXT_FIELDS, factText, type FactTextField, type FactTexts, factTextsOf } from '../../../../shared/playground/fact-fields.ts'
import type { OfficeFactView } from '../../../../shared/office/office-facts.ts'
import { fillReferences } from '../../../../shared/references/fill-references.ts'
import { pastDatesIn } from '../../../../shared/time/past-dates.ts'
import { isUndecided } from '../../../../shared/playground/playground.ts'
import type { Version } from '../../../drafts/versioned-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factAudienceQuery } from '../../../queries/office/fact-audience.ts'
import { factsQuery } from '../../../queries/playground.ts'
import { setFactData, officeFactQuery, saveFact } from '../../../queries/office/facts.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { counted } from '../../../ui/words/count-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { useVersionedDraft } from '../frame/use-versioned-draft.ts'
import { FactConflict } from './fact-conflict.tsx'
import { FactPreview } from './fact-preview.tsx'

const CLAIMS = BADGES.map((badge) => ({ value: badge, label: BADGE_NAMES[badge] }))

const versionOf = (fact: OfficeFactView): Version<FactTexts> => ({ fields: factTextsOf(fact), version: fact.version })

/** Changes a fact beside a preview of how it reads. */
export function FactEditor({ fact, today }: { fact: OfficeFactView; today: string }) {
  const draft = useFactDraft(fact)
  const { base, local, remote, isChanged, pending, onSubmit } = draft
  return (
    <div className="adm-grid fact-edit">
      <form className="card form" aria-label="Edit this fact" noValidate onSubmit={onSubmit}>
        {remote && <FactConflict remote={remote} local={local} onTake={() => draft.startFrom(base)} />}
        <FactFields draft={draft} today={today} />
        {isUndecided(base.fields) && !isUndecided(local) && <WhatSavingDoes factKey={fact.key} />}
        <SubmitButton pending={pending} pendingLabel="Saving...">
          {remote ? 'Save my version' : 'Save'}
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
      showToast({ tone: 'good', title: 'Saved', text: 'Your change is live on the site and in the assistant.' })
      return versionOf(answer.fact)
    },
    fetchRemote: async () => versionOf((await queries.fetchQuery({ ...officeFactQuery(api, fact.key), staleTime: 0 })).fact),
    showsConflict: true,
  })
}

type Draft = ReturnType<typeof useFactDraft>

const FactFields = ({ draft, today }: { draft: Draft; today: string }) => {
  const { local, field } = draft
  const { data: facts = {} } = useQuery(factsQuery(useApi()))
  const [first, ...rest] = FACT_TEXT_FIELDS.map((name) => (
    <FactTextInput key={name} part={name} value={fillReferences(local[name], facts)} today={today} control={field(name)} />
  ))
  return (
    <>
      <div className="two">
        {first}
        <StatusChoice draft={draft} />
      </div>
      {rest}
    </>
  )
}

/** One choice for the owner, saved in two parts. Going back to the saved one changes nothing. */
function StatusChoice({ draft: { base, local, field, setDraft } }: { draft: Draft }) {
  const { name, error } = field('state')
  const choose = (value: string) => {
    const claim = BADGES.find((badge) => badge === value) ?? claimOf(base.fields)
    const { state, standing } = claim === claimOf(base.fields) ? base.fields : STATUS_OF[claim]
    setDraft((before) => ({ ...before, local: { ...before.local, state, standing } }))
  }
  return <Choice label="Status" choices={CLAIMS} name={name} error={error} value={claimOf(local)} onChange={({ target }) => choose(target.value)} />
}

interface FactTextInputProps {
  part: FactTextField
  /** As visitors read it. */
  value: string
  today: string
  control: ReturnType<Draft['field']>
}

function FactTextInput({ part, value, today, control }: FactTextInputProps) {
  const { name, hint, kind, maxChars, isRead } = factText(part)
  const Input = kind === 'text' || kind === 'words' ? TextArea : TextField
  const input = (advice: string | undefined) => <Input label={name} {...control} hint={advice ?? hint} maxLength={maxChars} />
  return isRead ? <Dated value={value} today={today}>{input}</Dated> : input(undefined)
}

/** What a decision sets off beside the new words. */
function WhatSavingDoes({ factKey }: { factKey: string }) {
  const { data } = useQuery(factAudienceQuery(useApi(), factKey))
  const { waiting = 0, poll } = data ?? {}
  const notice = waiting > 0 && `email ${counted(waiting, 'parent')}`
  const consequences = [notice, poll && poll.state !== 'decided' && 'close the poll'].filter(Boolean)
  if (consequences.length === 0) return null
  return (
    <p className="adm-warning" role="status">
      When you save, we’ll {consequences.join(' and ')}. You can’t undo this.
    </p>
  )
}

/** A field with a warning when it mentions a past date. */
function Dated({ value, today, children }: { value: string; today: string; children: (hint: string | undefined) => ReactNode }) {
  const over = pastDatesIn(value, today)
  // The same element either way: what's being typed stays in the same field when the warning comes or goes.
  return <div className={over.length > 0 ? 'field-over' : undefined}>{children(over.length > 0 ? `Mentions a past date: ${over.join(', ')}.` : undefined)}</div>
}
