import { useQuery } from '@tanstack/react-query'
import type { PollView } from '../../../shared/playground/visit.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { currentUserQuery } from '../../queries/accounts-queries.ts'
import { counted } from '../../../shared/text/count-words.ts'
import { longDate } from '../../ui/words/time-words.ts'
import { PollResults } from './poll-results.tsx'
import { VoteForm } from './vote-form.tsx'

interface PollProps {
  poll: PollView
  /** What is decided about the fact; undefined while nothing is. */
  answer: string | undefined
  heading?: 'h2' | 'h4'
  /** The page was opened with an emailed link, which votes. */
  isByLink?: boolean
}

/** What parents were asked about a fact: the vote while it is open, the sums always, the outcome once it is decided. */
export function Poll({ poll, answer, heading: Heading = 'h4', isByLink = false }: PollProps) {
  const { data: me } = useQuery(currentUserQuery(useApi()))
  const { id, factKey, question, state } = poll
  return (
    <section className="poll" aria-labelledby={`poll-${id}`}>
      <p className="eyebrow small">{state === 'open' ? 'Parent poll' : 'Parent poll results'}</p>
      <Heading id={`poll-${id}`} tabIndex={-1}>
        {question}
      </Heading>
      {isByLink || me ? <Vote poll={poll} /> : <PollResults poll={poll} />}
      {answer !== undefined && state === 'decided' && <Outcome poll={poll} answer={answer} />}
      <p className="small muted">{whenOf(poll, answer === undefined)}</p>
      {state === 'open' && !isByLink && !me && (
        <p className="small">
          <a className="link" href={`/forum/login?next=${encodeURIComponent(`/visit#${factKey}`)}`}>
            Log in to vote
          </a>
          , or sign up for an email alert and vote with the link we send you.
        </p>
      )}
    </section>
  )
}

/** The choices until one is made, and then the result, with a way to change one's mind. */
function Vote({ poll }: { poll: PollView }) {
  /** The form gives way to the result. */
  const showResult = () => setTimeout(() => document.getElementById(`change-${poll.id}`)?.focus())
  if (poll.state !== 'open' || poll.mine === null) {
    const total = poll.choices.reduce((sum, { votes }) => sum + votes, 0)
    return (
      <>
        <VoteForm poll={poll} onVoted={showResult} />
        {poll.state === 'open' ? <p className="small muted">{counted(total, 'vote')} so far</p> : <PollResults poll={poll} />}
      </>
    )
  }
  return (
    <>
      <PollResults poll={poll} />
      <details key={poll.mine} className="poll-change">
        <summary id={`change-${poll.id}`}>Choose Again</summary>
        <VoteForm poll={poll} onVoted={showResult} />
      </details>
    </>
  )
}

/** What was decided and why, in the owner's words. */
const Outcome = ({ poll: { chosen, reason }, answer }: { poll: PollView; answer: string }) => (
  <div className="poll-outcome">
    <p>
      <b>What we decided:</b> {chosen ?? answer}
    </p>
    {reason && (
      <p>
        <b>Why:</b> {reason}
      </p>
    )}
  </div>
)

/** A poll ends with its last day, so the moment before its end tells which that is. */
function whenOf({ state, openUntil }: PollView, isUndecided: boolean): string {
  const day = longDate(new Date(Date.parse(openUntil) - 1).toISOString())
  // What was decided may be taken back; its poll stays closed.
  if (state === 'decided') return isUndecided ? 'Closed. We’re rethinking this one.' : 'Closed. We’ve decided.'
  return state === 'open' ? `Open through ${day}. Votes show up only as totals.` : `Closed on ${day}. We haven’t decided yet.`
}
