import type { FactWithChanges, OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import type { PublicationOverview } from '../../../../shared/office/facts/publication.ts'
import { BADGES, claimOf, STATUS_OF } from '../../../../shared/playground/badges.ts'
import { FACT_FIELDS, type FactTexts, factTextsOf } from '../../../../shared/playground/fact-fields.ts'
import { OPENING_STATUSES, writeOpening } from '../../../../shared/playground/opening.ts'
import type { FactInSpanish } from '../../../../shared/playground/spanish-fields.ts'
import type { FactAudience } from '../../../../shared/playground/visit.ts'
import type { PageForm, Submission } from '../../../forms/page-form.ts'
import { askParents, movePollEnd, removePoll, setAudienceData, setPollOutcome } from '../../../queries/office/fact-audience-queries.ts'
import { cancelPublication, movePublication, planPublication, publishNow, setPublicationData } from '../../../queries/office/fact-publication-queries.ts'
import { saveFactSpanish } from '../../../queries/office/fact-spanish-queries.ts'
import { fetchFact, removeFact, restoreFact, saveFact, setFactData } from '../../../queries/office/facts-queries.ts'
import type { Values } from '../../../ui/form/use-form.ts'
import { officeForm } from '../frame/forms/office-form.tsx'
import { reviewForms } from './review-forms.tsx'
import { dateOf } from './editing/opening-fields.tsx'

const keyIn = ({ params }: Submission): string => params['key'] ?? ''
const versionIn = ({ values }: Submission): number => Number(values['version'])

/** The parts of a fact among the values of a form, by their names. */
const partsIn = (values: Values): Partial<FactTexts> => Object.fromEntries(FACT_FIELDS.flatMap((name) => (name in values ? [[name, values[name]]] : [])))

/** A fact as its form has it without scripts, where the status and the date are still as the owner chose them. */
export function factTextsIn(values: Values, saved: FactTexts): FactTexts {
  const claim = BADGES.find((badge) => badge === values['state']) ?? claimOf(saved)
  const { state, standing } = claim === claimOf(saved) ? saved : STATUS_OF[claim]
  return { ...saved, ...partsIn(values), state, standing, opening: openingIn(values) ?? saved.opening }
}

function openingIn({ opening, 'opening-year': year, 'opening-month': month = '', 'opening-day': day }: Values): string | undefined {
  const status = OPENING_STATUSES.find((one) => one === opening)
  return status && writeOpening({ status, ...(year && dateOf(Number(year), month, Number(day) || undefined)) })
}

export const factForm = officeForm<FactWithChanges>({
  name: 'fact',
  send: async (sent) => {
    const { api, values, isScripted } = sent
    const { fact } = isScripted ? { fact: undefined } : await fetchFact(api, keyIn(sent))
    return saveFact(api, keyIn(sent), fact ? factTextsIn(values, factTextsOf(fact)) : (partsIn(values) as FactTexts), versionIn(sent)) // scripts send all of them
  },
  refresh: setFactData,
})

export const restoreFactForm = officeForm<FactWithChanges>({
  name: 'restore',
  send: (sent) => restoreFact(sent.api, keyIn(sent), Number(sent.values['change']), versionIn(sent)),
  refresh: setFactData,
})

export const removeFactForm: PageForm = { name: 'remove-fact', send: (sent) => removeFact(sent.api, keyIn(sent)), next: () => '/office/facts?sent=remove-fact' }

interface About<Answer> {
  key: string
  answer: Answer
}

/** A form whose answer says nothing of the fact it's about. */
const aboutFact = <Answer,>(name: string, send: (sent: Submission, key: string) => Promise<Answer>, refresh: (queries: Parameters<typeof setFactData>[0], key: string, answer: Answer) => unknown) =>
  officeForm<About<Answer>>({
    name,
    send: async (sent) => ({ key: keyIn(sent), answer: await send(sent, keyIn(sent)) }),
    refresh: (queries, { key, answer }) => refresh(queries, key, answer),
  })

export const spanishForm = aboutFact<FactInSpanish>(
  'spanish',
  ({ api, values: { label = '', question = '', answer = '', english = '' } }, key) => saveFactSpanish(api, key, { label, question, answer, english }),
  (queries, key, answer) => queries.setQueryData(['office', 'fact-spanish', key], answer),
)

const audienceForm = (name: string, send: (sent: Submission, key: string) => Promise<FactAudience>) => aboutFact(name, send, setAudienceData)

const linesOf = (text = ''): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean)

export const askForm = audienceForm('ask', ({ api, values: { question = '', choices, openUntil = '' } }, key) => askParents(api, key, { question, choices: linesOf(choices), openUntil }))
export const endForm = audienceForm('end', ({ api, values: { openUntil = '' } }, key) => movePollEnd(api, key, openUntil))
export const outcomeForm = audienceForm('outcome', ({ api, values: { choiceId, reason = '' } }, key) => setPollOutcome(api, key, { choiceId: choiceId ? Number(choiceId) : null, reason }))
export const removePollForm = audienceForm('remove-poll', ({ api }, key) => removePoll(api, key))

const publicationForm = (name: string, send: (sent: Submission, key: string) => Promise<PublicationOverview>) => aboutFact(name, send, setPublicationData)

export const planForm = publicationForm('plan', (sent, key) => {
  const { api, values: { subject = '', body = '', date = '', time = '', ...texts } } = sent
  return planPublication(api, key, { ...(partsIn(texts) as FactTexts), subject, body, date, time, version: versionIn(sent) }) // the dialog sends all of them
})
export const moveForm = publicationForm('move', ({ api, values: { date = '', time = '' } }, key) => movePublication(api, key, { date, time }))
export const publishForm = publicationForm('publish', (sent, key) => publishNow(sent.api, key, versionIn(sent)))
export const cancelForm = publicationForm('cancel', ({ api }, key) => cancelPublication(api, key))

export const factForms: readonly PageForm[] = [
  ...reviewForms, factForm, restoreFactForm, removeFactForm, spanishForm, askForm, endForm, outcomeForm, removePollForm, planForm, moveForm, publishForm, cancelForm,
]

/** Hidden fields that name the version on screen. */
export const seenVersion = ({ version }: Pick<OfficeFactView, 'version'>): Values => ({ version: String(version) })
