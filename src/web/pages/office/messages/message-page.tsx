import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from '../../../ui/router/router-context.tsx'
import type { MessageThread } from '../../../../shared/office/messages/office-messages.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setThreadData, markRead, savedAnswersQuery, threadQuery } from '../../../queries/office/messages-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AnswerList } from './answer-list.tsx'
import { MessageActs } from './message-acts.tsx'
import { MessageCard } from './message-card.tsx'
import { MessageNotes } from './message-notes.tsx'
import { messageForms } from './message-forms.ts'
import './messages.css'

/** How often the state of an answer's email is asked for while it waits. */
const MAIL_POLL_MS = 3_000

const isMailWaiting = (thread: MessageThread | undefined): boolean => thread?.answers.some(({ mail }) => mail === 'waiting') ?? false

const DONE = { answer: { title: 'Reply saved', text: 'You’ll see below when it’s sent.' } }

const titleOf = (thread: MessageThread | null | undefined): string => (thread ? `Message from ${thread.message.name}` : 'Message')

/** One message, with all that was answered and noted. */
function MessagePage() {
  const id = useParams()['id'] ?? ''
  const { data: thread, isPending, error, refetch } = useQuery({
    ...threadQuery(useApi(), id),
    refetchInterval: (query) => (isMailWaiting(query.state.data) ? MAIL_POLL_MS : false),
  })
  useReadMark(thread)
  const isGone = thread === null || refusalOf(error)?.status === 404
  return (
    <OfficePage
      title={titleOf(thread)}
      done={DONE}
      isBusy={isPending}
      acts={
        <>
          <Link className={buttonClass({ look: 'line', small: true })} to="/office/messages">
            All Messages
          </Link>
          {thread && <MessageActs message={thread.message} />}
        </>
      }
    >
      {isGone && !thread && <DeletedState />}
      {thread ? <Thread key={id} thread={thread} /> : !isGone && <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

const Thread = ({ thread: { message, answers, notes } }: { thread: MessageThread }) => (
  <div className="adm-grid message">
    <div className="adm-stack">
      <MessageCard message={message} />
      <AnswerList answers={answers} />
      {message.state !== 'set-aside' && <AnswerForm message={message} />}
    </div>
    <MessageNotes id={String(message.id)} notes={notes} />
  </div>
)

const DeletedState = () => (
  <p className="card">Someone deleted this message, or it was deleted automatically.</p>
)

/** Anyone who opens a new message has read it. */
function useReadMark(thread: MessageThread | undefined) {
  const [api, queries] = [useApi(), useQueryClient()]
  const marked = useRef<number>(undefined)
  const { id, state } = thread?.message ?? {}
  useEffect(() => {
    if (id === undefined || state !== 'new' || marked.current === id) return
    marked.current = id
    // Should it fail, it simply stays new.
    void markRead(api, String(id)).then((read) => setThreadData(queries, read), () => {})
  }, [api, queries, id, state])
}

export const page: PageModule = {
  Component: MessagePage,
  head: (queries, { params }) => officeHead(titleOf(queries.getQueryData<MessageThread | null>(['office', 'message', params['id']]))),
  load: async (site, { params }) => {
    await loadOffice(site, savedAnswersQuery(site.api))
    return loadOffice(site, threadQuery(site.api, params['id'] ?? ''))
  },
  forms: messageForms,
}
