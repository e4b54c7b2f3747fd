import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PollView } from '../../../shared/playground/visit.ts'
import { VOTE_FAILED, VOTED } from '../../../shared/playground/visit-words.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { PageFormElement } from '../../forms/page-form-element.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { refusalOf } from '../../queries/client/refusal.ts'
import { factsQuery } from '../../queries/playground-queries.ts'
import { vote, visitQuery } from '../../queries/visit-queries.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { Complaint } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import type { Errors } from '../../ui/form/use-form.ts'
import { ShownMemberField } from '../accounts/login/shown-member-field.tsx'
import { tokenOf } from '../accounts/email-links/token-in-address.ts'
import { showFailure } from '../accounts/login/show-failure.ts'

const CHOOSE = 'Please choose an answer.'

export const voteForm: PageForm = {
  name: 'poll-vote',
  loadCheck: async () => ({ choice }): Errors => (choice ? {} : { choice: CHOOSE }),
  send: ({ api, page, values: { poll = '0', choice = '0' } }) => vote(api, Number(poll), Number(choice), tokenOf(page.searchParams) || undefined),
  refresh: (queries) => invalidate(queries, ['visit', 'watch']),
  next: ({ page }) => (page.pathname === '/visit' ? '/visit?sent=poll-vote#sent' : confirmPage(page, 'poll-vote')),
}

/** The page of a link that confirms an address, which is also where that address votes, saying that a form was sent. */
export const confirmPage = (page: URL, sent: string): string => `/visit/confirm?token=${encodeURIComponent(tokenOf(page.searchParams))}&sent=${sent}`

const invalidate = (queries: QueryClient, names: string[]) => Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })))

/** Votes, or changes one's vote, while the poll is open: as the member who is logged in, or by the emailed link the page was opened with. */
export function VoteForm({ poll, onVoted }: { poll: PollView; onVoted: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  /** A poll that was closed or removed in the meantime takes this form away; its question has the focus then. */
  const showClosed = async () => {
    // An emailed link leads nowhere anymore once this is decided: its page then shows what everyone sees.
    const fresh = { staleTime: 0 }
    await Promise.all([queries.fetchQuery({ ...visitQuery(api), ...fresh }), queries.fetchQuery({ ...factsQuery(api), ...fresh })])
    await invalidate(queries, ['watch'])
    setTimeout(() => document.getElementById(`poll-${poll.id}`)?.focus()) // once that page is there
  }
  const form = usePageForm(voteForm, {
    isPosted: (values) => values.poll === String(poll.id),
    onSent: () => {
      showToast({ tone: 'good', title: 'Thanks', text: VOTED })
      onVoted()
    },
    onFailed: (error) => {
      if ([404, 409].includes(refusalOf(error)?.status ?? 0)) void showClosed()
      return showFailure(error, VOTE_FAILED) ?? {}
    },
  })
  const { errors, pending, posted } = form
  const error = errors.choice ?? errors.choiceId // the API's name for it
  if (poll.state !== 'open') return posted?.failure && <Notice tone="bad" title={VOTE_FAILED.title}>{posted.failure}</Notice>
  return (
    <PageFormElement of={form} failed={VOTE_FAILED.title} aria-label={`Vote: ${poll.question}`}>
      <ShownMemberField />
      <input type="hidden" name="poll" value={poll.id} />
      <fieldset key={poll.mine} className="poll-choices" aria-describedby={error ? `poll-${poll.id}-error` : undefined}>
        <legend className="vh">{poll.question}</legend>
        {poll.choices.map(({ id, text }) => (
          <label key={id}>
            <input type="radio" name="choice" value={id} defaultChecked={poll.mine === id} />
            {text}
          </label>
        ))}
        <Complaint id={`poll-${poll.id}-error`} error={error} />
      </fieldset>
      <SubmitButton small look="line" pending={pending} pendingLabel="Sending...">
        {poll.mine === null ? 'Vote' : 'Change My Vote'}
      </SubmitButton>
    </PageFormElement>
  )
}
