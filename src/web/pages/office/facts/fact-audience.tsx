import { useQuery } from '@tanstack/react-query'
import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { isUndecided } from '../../../../shared/playground/playground.ts'
import type { FactAudience as Audience } from '../../../../shared/playground/visit.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factAudienceQuery } from '../../../queries/office/fact-audience-queries.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { longDate } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { PollResults } from '../../visit/poll-results.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { ActButton } from '../frame/forms/page-act.tsx'
import { emailedInWords } from '../../frame/emailed.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { removePollForm } from './fact-forms.ts'
import { AskForm, EndForm, OutcomeForm } from './poll-forms.tsx'

/** The parents behind a fact: how many wait to be told, and what they are asked. */
export function FactAudience({ fact }: { fact: OfficeFactView }) {
  const canSendEmail = useCanSendEmail()
  const { data, isPending, refetch } = useQuery(factAudienceQuery(useApi(), fact.key))
  if (!data) return <QueryError isPending={isPending} onRetry={refetch} />
  return (
    <section className="card fact-audience" aria-labelledby="fact-parents">
      <h2 id="fact-parents">Ask parents</h2>
      <p>{waitingInWords(data.waiting, isUndecided(fact), canSendEmail)}</p>
      {data.poll ? <Poll audience={data} /> : isUndecided(fact) && <AskForm factKey={fact.key} />}
    </section>
  )
}

function waitingInWords(waiting: number, isOpen: boolean, canSendEmail: boolean): string {
  if (!isOpen) return `This is decided. ${emailedInWords(canSendEmail, 'everyone who asked')}`
  if (waiting === 0) return 'No one has asked for this yet. Parents can sign up for the answer on “Know Before You Go.”'
  return `${counted(waiting, 'parent wants', 'parents want')} to know. We’ll email them once, when you set the status to Announced or Not offered${canSendEmail ? '' : ', and email is set up'}.`
}

function Poll({ audience: { poll } }: { audience: Audience }) {
  if (!poll) return null
  return (
    <>
      <h3>{poll.question}</h3>
      <PollResults poll={poll} />
      <p className="small muted">{STATES[poll.state](longDate(new Date(Date.parse(poll.openUntil) - 1).toISOString()))}</p>
      {poll.state !== 'decided' && <EndForm poll={poll} />}
      <OutcomeForm key={poll.id} poll={poll} />
      <div>
        <ActButton
          form={removePollForm}
          look={{ look: 'quiet', small: true }}
          question={{ title: 'Delete this poll?', button: 'Delete Poll', pendingLabel: 'Deleting...', text: <p>This deletes its votes too. You can’t undo this.</p> }}
          onSent={() => showToast({ tone: 'good', title: 'Deleted', text: 'The poll and its votes have been deleted.' })}
        >
          Delete Poll
        </ActButton>
      </div>
    </>
  )
}

const STATES = {
  open: (day: string) => `Open through ${day}.`,
  over: (day: string) => `Closed on ${day}. You haven’t decided yet.`,
  decided: () => 'Closed when you decided. We keep only the totals.',
} as const
