import { useQueryClient } from '@tanstack/react-query'
import type { FactAudience, OfficePollView } from '../../../../shared/playground/visit.ts'
import { POLL_CHOICE_MAX_CHARS, POLL_CHOICES_MAX, POLL_QUESTION_MAX_CHARS, POLL_REASON_MAX_CHARS } from '../../../../shared/playground/visit-words.ts'
import { usePersistedDraft } from '../../../drafts/use-persisted-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { askParents, setAudienceData, movePollEnd, setPollOutcome } from '../../../queries/office/fact-audience.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { useSaving } from '../frame/use-saving.ts'

/** Keeps what was answered and says what happened. */
function useSavedPoll(factKey: string) {
  const queries = useQueryClient()
  return async (answer: FactAudience, title: string, text: string) => {
    await setAudienceData(queries, factKey, answer)
    showToast({ tone: 'good', title, text })
  }
}

const NO_QUESTION = { question: '', choices: '', openUntil: '' }

/** Puts a poll on the fact. */
export function AskForm({ factKey }: { factKey: string }) {
  const api = useApi()
  const save = useSavedPoll(factKey)
  const { values, setValues, errors, pending, onSubmit, field } = useSaving(NO_QUESTION, {
    save: async ({ question, choices, openUntil }) => {
      const lines = choices.split('\n').map((line) => line.trim()).filter(Boolean)
      await save(await askParents(api, factKey, { question, choices: lines, openUntil }), 'Asked', 'The poll stands on the page for visitors.')
      forget()
    },
  })
  const isBegun = Object.values(values).some((value) => value !== '')
  const forget = usePersistedDraft(`poll:${factKey}`, isBegun ? values : undefined, setValues)
  const choiceError = errors.choices ?? Object.entries(errors).find(([name]) => name.startsWith('choices.'))?.[1]
  return (
    <form className="form" aria-label="Ask the parents" noValidate onSubmit={onSubmit}>
      <TextField label="What do you want to ask?" {...field('question')} maxLength={POLL_QUESTION_MAX_CHARS} autoComplete="off" />
      <TextArea
        label="Choices"
        {...field('choices')}
        error={choiceError}
        hint={`One on each line, 2 to ${POLL_CHOICES_MAX}, each at most ${POLL_CHOICE_MAX_CHARS} characters.`}
        rows={4}
      />
      <TextField label="Open until the end of" type="date" {...field('openUntil')} />
      <SubmitButton pending={pending} pendingLabel="Asking...">
        Ask the parents
      </SubmitButton>
    </form>
  )
}

/** Gives a poll more time, or less. */
export function EndForm({ factKey, poll }: { factKey: string; poll: OfficePollView }) {
  const api = useApi()
  const save = useSavedPoll(factKey)
  const lastDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(Date.parse(poll.openUntil) - 1)
  const { pending, onSubmit, field } = useSaving({ openUntil: lastDay }, {
    save: async ({ openUntil }) => save(await movePollEnd(api, factKey, openUntil), 'Saved', 'The poll has another last day.'),
  })
  return (
    <form className="form" aria-label="Last day of the poll" noValidate onSubmit={onSubmit}>
      <TextField label="Open until the end of" type="date" {...field('openUntil')} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Change the last day
      </SubmitButton>
    </form>
  )
}

/** Says what was chosen and why. */
export function OutcomeForm({ factKey, poll }: { factKey: string; poll: OfficePollView }) {
  const api = useApi()
  const save = useSavedPoll(factKey)
  const { pending, onSubmit, field } = useSaving({ choiceId: poll.chosenId === null ? '' : String(poll.chosenId), reason: poll.reason }, {
    save: async ({ choiceId, reason }) => {
      const outcome = { choiceId: choiceId === '' ? null : Number(choiceId), reason }
      const when = poll.state === 'decided' ? 'Parents read it from now on.' : 'Parents read it once this fact is decided.'
      await save(await setPollOutcome(api, factKey, outcome), 'Saved', when)
    },
  })
  const choices = [{ value: '', label: 'None of these' }, ...poll.choices.map(({ id, text }) => ({ value: String(id), label: text }))]
  return (
    <form className="form" aria-label="What you chose and why" noValidate onSubmit={onSubmit}>
      <Choice label="What you chose" choices={choices} {...field('choiceId')} />
      <TextArea label="Why" {...field('reason')} hint="In your own words. Parents read it once this fact is decided." rows={3} maxLength={POLL_REASON_MAX_CHARS} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Save what you chose
      </SubmitButton>
    </form>
  )
}
