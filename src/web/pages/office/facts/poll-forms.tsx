import type { OfficePollView } from '../../../../shared/playground/visit.ts'
import { POLL_CHOICE_MAX_CHARS, POLL_CHOICES_MAX, POLL_QUESTION_MAX_CHARS, POLL_REASON_MAX_CHARS } from '../../../../shared/playground/visit-words.ts'
import { usePersistedDraft } from '../../../drafts/use-persisted-draft.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { useSaving } from '../frame/forms/use-saving.ts'
import { askForm, endForm, outcomeForm } from './fact-forms.ts'

const saved = (title: string, text: string) => showToast({ tone: 'good', title, text })

const NO_QUESTION = { question: '', choices: '', openUntil: '' }

/** Puts a poll on the fact. */
export function AskForm({ factKey }: { factKey: string }) {
  const { values, setValues, pending, field, ...form } = useSaving(NO_QUESTION, {
    form: askForm,
    onSent: () => {
      saved('Poll published', 'Parents can vote on “Know Before You Go.”')
      forget()
    },
  })
  const { errors } = form
  const isBegun = Object.values(values).some((value) => value !== '')
  const forget = usePersistedDraft(`poll:${factKey}`, isBegun ? values : undefined, setValues)
  const choiceError = errors.choices ?? Object.entries(errors).find(([name]) => name.startsWith('choices.'))?.[1]
  return (
    <OfficeForm of={form} aria-label="Ask parents">
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
    </OfficeForm>
  )
}

/** Gives a poll more time, or less. */
export function EndForm({ poll }: { poll: OfficePollView }) {
  const lastDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(Date.parse(poll.openUntil) - 1)
  const { pending, field, ...form } = useSaving({ openUntil: lastDay }, { form: endForm, onSent: () => saved('Saved', 'You changed the last day to vote.') })
  return (
    <OfficeForm of={form} aria-label="Last day to vote">
      <TextField label="Last day to vote" type="date" {...field('openUntil')} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Change Last Day
      </SubmitButton>
    </OfficeForm>
  )
}

/** Says what was chosen and why. */
export function OutcomeForm({ poll }: { poll: OfficePollView }) {
  const { pending, field, ...form } = useSaving({ choiceId: poll.chosenId === null ? '' : String(poll.chosenId), reason: poll.reason }, {
    form: outcomeForm,
    onSent: () => saved('Saved', poll.state === 'decided' ? 'Parents can see it now.' : 'Parents will see it once you decide.'),
  })
  const choices = [{ value: '', label: 'None of these' }, ...poll.choices.map(({ id, text }) => ({ value: String(id), label: text }))]
  return (
    <OfficeForm of={form} aria-label="Your decision">
      <Choice label="Your choice" choices={choices} {...field('choiceId')} />
      <TextArea label="Why" {...field('reason')} hint="In your own words. Parents will see it once you decide." rows={3} maxLength={POLL_REASON_MAX_CHARS} />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Save Choice
      </SubmitButton>
    </OfficeForm>
  )
}
