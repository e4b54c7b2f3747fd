import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { BADGE_NAMES, BADGES, claimOf, STATUS_OF } from '../../../../../shared/playground/badges.ts'
import { contradictionIn } from '../../../../../shared/playground/contradictions.ts'
import { FACT_TEXT_FIELDS, factText, type FactTextField, type FactTexts, factTextsOf } from '../../../../../shared/playground/fact-fields.ts'
import type { OfficeFactView } from '../../../../../shared/office/facts/office-facts.ts'
import { OPENING_KEY } from '../../../../../shared/playground/opening.ts'
import type { ReferableFacts } from '../../../../../shared/playground/references/referable-fact.ts'
import { fillReferences } from '../../../../../shared/playground/references/fill-references.ts'
import { pastDatesIn } from '../../../../../shared/time/past-dates.ts'
import { NOT_DECIDED } from '../../../../../shared/playground/fact-words.ts'
import { isUndecided } from '../../../../../shared/playground/playground.ts'
import type { Version } from '../../../../drafts/versioned-draft.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { factAudienceQuery } from '../../../../queries/office/fact-audience-queries.ts'
import { publicationQuery } from '../../../../queries/office/fact-publication-queries.ts'
import { officeFactQuery } from '../../../../queries/office/facts-queries.ts'
import { buttonClass, SubmitButton } from '../../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../../ui/form/field.tsx'
import { counted } from '../../../../../shared/text/count-words.ts'
import { showToast } from '../../../../ui/overlay/toast-store.ts'
import { Choice } from '../../frame/choice.tsx'
import { NotSavedYet } from '../../frame/forms/not-saved-yet.tsx'
import { OfficeForm } from '../../frame/forms/office-form.tsx'
import { useVersionedDraft } from '../../frame/forms/use-versioned-draft.ts'
import { HearFirst } from '../hear-first.tsx'
import { ContradictionDialog } from './contradiction-dialog.tsx'
import { FactConflict } from './fact-conflict.tsx'
import { factForm, factTextsIn } from '../fact-forms.ts'
import { ReferenceField, useStoredFacts } from '../../references/reference-field.tsx'
import { FactPlaces } from '../fact-places.tsx'
import { FactPreview } from './fact-preview.tsx'
import { isWordedBySite, OpeningFields, OwnWordsSwitch, SITE_WORDS } from './opening-fields.tsx'

const CLAIMS = BADGES.map((badge) => ({ value: badge, label: BADGE_NAMES[badge] }))

const versionOf = (fact: OfficeFactView): Version<FactTexts> => ({ fields: factTextsOf(fact), version: fact.version })

/** Changes a fact beside a preview of how it reads. */
export function FactEditor({ fact, today }: { fact: OfficeFactView; today: string }) {
  const draft = useFactDraft(fact)
  const stored = useStoredFacts()
  const { base, local, remote, isChanged, pending } = draft
  const { form, submit, dialog } = useContradiction(draft)
  const facts = { ...stored, [fact.key]: local }
  const [isPlanning, setPlanning] = useState(false)
  const { data } = useQuery(publicationQuery(useApi(), fact.key))
  const canHearFirst = isChanged && !isUndecided(local) && data?.publication === null
  return (
    <div className="adm-grid fact-edit">
      <OfficeForm of={{ ...draft, formProps: { noValidate: true, onSubmit: submit } }} ref={form} className="card form" aria-label="Edit this fact">
        <input type="hidden" name="version" value={base.version} />
        {remote && <FactConflict remote={remote} local={local} onTake={() => draft.startFrom(base)} />}
        <FactFields factKey={fact.key} draft={draft} facts={facts} today={today} />
        {data?.publication && !data.publication.isStopped && <Once is={isChanged}>{NEW_VERSION_WAITS}</Once>}
        {isUndecided(base.fields) && <Once is={!isUndecided(local)}><WhatSavingDoes factKey={fact.key} when={isUndecided(local) ? 'If you decide this' : 'When you save'} /></Once>}
        <SubmitButton pending={pending} pendingLabel="Saving...">
          {remote ? 'Save my version' : 'Save'}
        </SubmitButton>
        {data?.publication === null && !isUndecided(local) && (
          <noscript>
            <p className="hint">To tell the waitlist before the site says it, turn on JavaScript in your browser.</p>
          </noscript>
        )}
        {canHearFirst && (
          <button type="button" className={buttonClass({ look: 'line' })} onClick={() => setPlanning(true)}>
            Tell the Waitlist First
          </button>
        )}
        {isChanged && <NotSavedYet onDrop={draft.drop} />}
      </OfficeForm>
      <div className="adm-stack">
        <FactPreview fact={{ ...local, key: fact.key }} facts={facts} today={today} />
        <FactPlaces factKey={fact.key} />
      </div>
      {dialog}
      {isPlanning && (
        <HearFirst
          factKey={fact.key} version={Number(base.version)} texts={local} facts={facts} onClose={() => setPlanning(false)}
          onPlanned={() => {
            setPlanning(false)
            draft.drop()
          }}
        />
      )}
    </div>
  )
}

const NEW_VERSION_WAITS = (
  <p className="adm-warning" role="status">
    A new version is waiting to be published. If you save here, it won’t go live automatically.
  </p>
)

/** What's said once it's so. Without scripts, it's there from the start. */
const Once = ({ is, children }: { is: boolean; children: ReactNode }) => (is ? children : <noscript>{import.meta.env.SSR && children}</noscript>)

function useFactDraft(fact: OfficeFactView) {
  const [api, queries] = [useApi(), useQueryClient()]
  return useVersionedDraft({
    name: `fact:${fact.key}`,
    saved: versionOf(fact),
    form: factForm,
    fieldsIn: factTextsIn,
    onSaved: (answer) => {
      showToast({ tone: 'good', title: 'Saved', text: 'Your change is live on the site and in the assistant.' })
      return versionOf(answer.fact)
    },
    fetchRemote: async () => versionOf((await queries.fetchQuery({ ...officeFactQuery(api, fact.key), staleTime: 0 })).fact),
    showsConflict: true,
  })
}

type Draft = ReturnType<typeof useFactDraft>

/** Saves at once, or asks first where the texts say something else than the badge. */
function useContradiction({ base, local, setDraft, formProps }: Draft) {
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const found = contradictionIn(base.fields, local)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!found || isSure.current) return formProps.onSubmit(event)
    event.preventDefault()
    setAsking(true)
  }
  const saveAnyway = () => {
    setAsking(false)
    isSure.current = true
    form.current?.requestSubmit()
    isSure.current = false
  }
  const clear = () => {
    setAsking(false)
    setDraft((before) => ({ ...before, local: { ...before.local, short: NOT_DECIDED.short, answer: NOT_DECIDED.answer } }))
  }
  const dialog = isAsking && found && (
    <ContradictionDialog found={found} onClear={isUndecided(local) ? clear : undefined} onSave={saveAnyway} onClose={() => setAsking(false)} />
  )
  return { form, submit, dialog }
}

interface FactFieldsProps {
  factKey: string
  draft: Draft
  facts: ReferableFacts
  today: string
}

const SHOWN = FACT_TEXT_FIELDS.filter((part) => part !== 'opening')

/** What no one reads: it tells the assistant and the search what leads to the fact. */
const FOR_ASSISTANT: readonly FactTextField[] = ['link', 'words']

/** Folded away until someone wants it, or something in it is wrong. */
function ForAssistant({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fact-assistant" open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>For search and the assistant</summary>
      <div className="form">{children}</div>
    </details>
  )
}

function FactFields({ factKey, draft, facts, today }: FactFieldsProps) {
  const [isOwn, setOwn] = useState(false)
  const { local, field, setDraft } = draft
  const set = (change: Partial<FactTexts>) => setDraft((before) => ({ ...before, local: { ...before.local, ...change } }))
  const isOpening = factKey === OPENING_KEY
  const isHidden = (part: FactTextField) => isOpening && !isOwn && factText(part).refers === true && isWordedBySite(local)
  const input = (part: FactTextField) => (
    <FactTextInput key={part} part={part} own={factKey} isDecided={!isUndecided(local)} read={fillReferences(local[part], facts)} today={today} control={field(part)} onText={(text) => set({ [part]: text })} />
  )
  const [first, ...others] = SHOWN.filter((part) => !isHidden(part) && !FOR_ASSISTANT.includes(part)).map(input)
  const rest = [
    ...others,
    <ForAssistant key="assistant" isWrong={FOR_ASSISTANT.some((part) => field(part).error !== undefined)}>
      {FOR_ASSISTANT.map(input)}
    </ForAssistant>,
  ]
  if (!isOpening) return <>
    <div className="two">
      {first}
      <StatusChoice draft={draft} />
    </div>
    {rest}
  </>
  const wordIt = (own: boolean) => {
    setOwn(own)
    if (!own) set(SITE_WORDS)
  }
  return (
    <>
      <OpeningFields value={local.opening} error={field('opening').error} today={today} onChange={(opening) => set({ opening })} />
      <OwnWordsSwitch isOwn={isOwn || !isWordedBySite(local)} onOwn={() => wordIt(true)} onSite={() => wordIt(false)} />
      {first}
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
  /** The fact it belongs to. */
  own: string
  isDecided: boolean
  /** As visitors read it. */
  read: string
  today: string
  control: ReturnType<Draft['field']>
  onText: (text: string) => void
}

function FactTextInput({ part, own, isDecided, read, today, control, onText }: FactTextInputProps) {
  const { name, hint, kind, maxChars, isRead, refers } = factText(part)
  const advice = (isRead && adviceOn(read, today, isDecided)) || undefined
  const field = { ...control, label: name, hint: advice ?? hint, maxLength: maxChars }
  const Plain = kind === 'text' || kind === 'words' ? TextArea : TextField
  // The same element either way: what's being typed stays in the same field when the warning comes or goes.
  return (
    <div className={advice ? 'field-over' : undefined}>
      {refers ? <ReferenceField {...field} onChange={onText} isLine={kind === 'line'} own={own} /> : <Plain {...field} />}
    </div>
  )
}

/** What may be wrong with a text: a past date, or words from before the decision. */
function adviceOn(read: string, today: string, isDecided: boolean): string {
  const over = pastDatesIn(read, today)
  if (over.length > 0) return `Mentions a past date: ${over.join(', ')}.`
  return isDecided && /not yet announced/i.test(read) ? 'Still says “not yet announced.”' : ''
}

/** What a decision sets off beside the new words. */
function WhatSavingDoes({ factKey, when }: { factKey: string; when: string }) {
  const { data } = useQuery(factAudienceQuery(useApi(), factKey))
  const { waiting = 0, poll } = data ?? {}
  const notice = waiting > 0 && `email ${counted(waiting, 'parent')}`
  const consequences = [notice, poll && poll.state !== 'decided' && 'close the poll'].filter(Boolean)
  if (consequences.length === 0) return null
  return (
    <p className="adm-warning" role="status">
      {when}, we’ll {consequences.join(' and ')}. You can’t undo this.
    </p>
  )
}
