import { useQueryClient } from '@tanstack/react-query'
import type { FactAudience, OfficePollView } from '../../../../shared/playground/visit.ts'
import { POLL_CHOICE_MAX_CHARS, POLL_CHOICES_MAX, POLL_QUESTION_MAX_CHARS, POLL_REASON_MAX_CHARS } from '../../../../shared/playground/visit-words.ts'
import { usePersistedDraft } from '../../../drafts/use-persisted-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { askParents, setAudienceData, movePollEnd, setPollOutcome } from '../../../queries/office/fact-audience-queries.ts'
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
      await save(await askParents(api, factKey, { question, choices: lines, openUntil }), 'Poll published', 'Parents can vote on “Know Before You Go.”')
      forget()
    },
  })
  const isBegun = Object.values(values).some((value) => value !== '')
  const forget = usePersistedDraft(`poll:${factKey}`, isBegun ? values : undefined, setValues)
  const choiceError = errors.choices ?? Object.entries(errors).find(([name]) => name.startsWith('choices.'))?.[1]
  return (
    <form className="form" aria-label="Ask parents" noValidate onSubmit={onSubmit}>
      <TextField label="What do you want to ask?" {...field('question')} maxLength={POLL_QUESTION_MAX_CHARS} autoComplete="off" />
      <TextArea
        label="Choices"
        {...field('choices')}
        error={choiceError}
        hint={`One per line, 2 to ${POLL_CHOICES_MAX} choices, up to ${POLL_CHOICE_MAX_CHARS} characters each.`}
        rows={4}
      />
      <TextField label="Last day to vote" type="date" {...field('openUntil')} />
      <SubmitButton pending={pending} pendingLabel="Publishing...">
        Publish Poll
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
    save: async ({ openUntil }) => save(await movePollEnd(api, factKey, openUntil), 'Saved', 'You changed the last day to vote.'),
  })
  return (
    <form className="form" aria-label="Last day to vote" noValidate onSubmit={onSubmit}>
      <TextField label="Last day to vote" type="date" {...field('openUntil')} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Change Last Day
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
      const when = poll.state === 'decided' ? 'Parents can see it now.' : 'Parents will see it once you decide.'
      await save(await setPollOutcome(api, factKey, outcome), 'Saved', when)
    },
  })
  const choices = [{ value: '', label: 'None of these' }, ...poll.choices.map(({ id, text }) => ({ value: String(id), label: text }))]
  return (
    <form className="form" aria-label="Your decision" noValidate onSubmit={onSubmit}>
      <Choice label="Your choice" choices={choices} {...field('choiceId')} />
      <TextArea label="Why" {...field('reason')} hint="In your own words. Parents will see it once you decide." rows={3} maxLength={POLL_REASON_MAX_CHARS} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Save Choice
      </SubmitButton>
    </form>
  )
}
