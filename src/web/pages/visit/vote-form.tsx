import { useQueryClient } from '@tanstack/react-query'
import type { PollView } from '../../../shared/visit.ts'
import { VOTE_FAILED, VOTED } from '../../../shared/visit-words.ts'
import { useApi } from '../../queries/api-context.tsx'
import { refusalOf } from '../../queries/refusal.ts'
import { factsQuery } from '../../queries/playground.ts'
import { vote, visitQuery } from '../../queries/visit.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { Complaint } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm } from '../../ui/use-form.ts'
import { ShownMemberField } from '../accounts/shown-member-field.tsx'
import { useMailedToken } from '../accounts/sent-form.ts'
import { showFailure } from '../accounts/tell-failure.ts'
import { usePlainForm } from '../frame/plain-form.tsx'

const CHOOSE = 'Please choose one.'
const loadCheck = async () => (values: Record<string, string>): Record<string, string> => (values.choice ? {} : { choice: CHOOSE })

/** Votes, or changes one's vote, while the poll is open: as the member who is logged in, or by the mailed link the page was opened with. */
export function VoteForm({ poll }: { poll: PollView }) {
  const [api, queries, token] = [useApi(), useQueryClient(), useMailedToken()]
  const sent = usePlainForm('poll-vote')
  const plain = sent?.values.poll === String(poll.id) ? sent : undefined
  const askAgain = (names: string[]) => Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })))
  /** A poll that was closed or removed meanwhile takes this form away; its question has the focus then. */
  const showClosed = async () => {
    // A mailed link leads nowhere any more once this is decided: its page then shows what everybody sees.
    const fresh = { staleTime: 0 }
    await Promise.all([queries.fetchQuery({ ...visitQuery(api), ...fresh }), queries.fetchQuery({ ...factsQuery(api), ...fresh })])
    await askAgain(['watch'])
    setTimeout(() => document.getElementById(`poll-${poll.id}`)?.focus()) // once that page is there
  }
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors.choiceId ? { choice: plain.errors.choiceId } : {},
    send: async ({ choice = '' }) => {
      await vote(api, poll.id, Number(choice), token() || undefined)
      await askAgain(['visit', 'watch'])
    },
    onSent: () => showToast({ tone: 'good', title: 'Thank you', text: VOTED }),
    onFailed: (error) => {
      if ([404, 409].includes(refusalOf(error)?.status ?? 0)) void showClosed()
      return showFailure(error, VOTE_FAILED) ?? {}
    },
  })
  const failure = plain?.failure && (
    <Notice tone="bad" title={VOTE_FAILED.title}>
      {plain.failure}
    </Notice>
  )
  if (poll.state !== 'open') return failure
  return (
    <form className="form" method="post" aria-label={`Vote: ${poll.question}`} {...formProps}>
      {failure}
      <input type="hidden" name="form" value="poll-vote" />
      <ShownMemberField />
      <input type="hidden" name="poll" value={poll.id} />
      <fieldset key={poll.mine} className="poll-choices" aria-describedby={errors.choice ? `poll-${poll.id}-error` : undefined}>
        <legend className="vh">{poll.question}</legend>
        {poll.choices.map(({ id, text }) => (
          <label key={id}>
            <input type="radio" name="choice" value={id} defaultChecked={poll.mine === id} />
            {text}
          </label>
        ))}
        <Complaint id={`poll-${poll.id}-error`} error={errors.choice} />
      </fieldset>
      <SubmitButton small look="line" pending={pending} pendingLabel="Sending...">
        {poll.mine === null ? 'Vote' : 'Change my vote'}
      </SubmitButton>
    </form>
  )
}
