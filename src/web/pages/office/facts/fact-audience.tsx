import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeFactView } from '../../../../shared/office/office-facts.ts'
import { isUndecided } from '../../../../shared/playground/playground.ts'
import type { FactAudience as Audience } from '../../../../shared/playground/visit.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { factAudienceQuery, setAudienceData, removePoll } from '../../../queries/office/fact-audience.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { longDate } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { PollResults } from '../../visit/poll-results.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { useAct } from '../frame/use-saving.ts'
import { AskForm, EndForm, OutcomeForm } from './poll-forms.tsx'

/** The parents behind a fact: how many wait to be told, and what they are asked. */
export function FactAudience({ fact }: { fact: OfficeFactView }) {
  const { data, isPending, refetch } = useQuery(factAudienceQuery(useApi(), fact.key))
  if (!data) return <QueryError isPending={isPending} onRetry={refetch} />
  return (
    <section className="card fact-audience" aria-labelledby="fact-parents">
      <h2 id="fact-parents">Ask the parents</h2>
      <p>{waitingInWords(data.waiting, isUndecided(fact))}</p>
      {data.poll ? <Poll fact={fact} audience={data} /> : isUndecided(fact) && <AskForm factKey={fact.key} />}
    </section>
  )
}

function waitingInWords(waiting: number, isOpen: boolean): string {
  if (!isOpen) return 'This is decided, and whoever asked was told.'
  if (waiting === 0) return 'Nobody has asked to be told when this is known. Whoever does on the page for visitors is counted here.'
  return `${waiting === 1 ? 'One parent wants' : `${waiting.toLocaleString('en-US')} parents want`} to be told when this is known. They are, once, when you set the state to Known or No.`
}

function Poll({ fact, audience: { poll } }: { fact: OfficeFactView; audience: Audience }) {
  const [isAsking, setAsking] = useState(false)
  if (!poll) return null
  return (
    <>
      <h3>{poll.question}</h3>
      <PollResults poll={poll} />
      <p className="small muted">{STATES[poll.state](longDate(new Date(Date.parse(poll.openUntil) - 1).toISOString()))}</p>
      {poll.state !== 'decided' && <EndForm factKey={fact.key} poll={poll} />}
      <OutcomeForm key={poll.id} factKey={fact.key} poll={poll} />
      <p>
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={() => setAsking(true)}>
          Remove this poll
        </button>
      </p>
      {isAsking && <RemoveDialog factKey={fact.key} onClose={() => setAsking(false)} />}
    </>
  )
}

const STATES = {
  open: (day: string) => `Open through ${day}.`,
  over: (day: string) => `Closed on ${day}. You have not decided yet.`,
  decided: () => 'Closed with your decision. Only the sums are kept.',
} as const

function RemoveDialog({ factKey, onClose }: { factKey: string; onClose: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const remove = () =>
    act(async () => {
      await setAudienceData(queries, factKey, await removePoll(api, factKey))
      onClose()
      showToast({ tone: 'good', title: 'Removed', text: 'The poll and its votes are gone.' })
    })
  return (
    <ConfirmDialog title="Remove this poll?" confirmLabel="Remove" pendingLabel="Removing..." pending={pending} onConfirm={remove} onClose={onClose}>
      <p>Its votes go with it, and nobody can bring them back.</p>
    </ConfirmDialog>
  )
}
