import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../ui/router/router-context.tsx'
import type { WholeQuestionGroup } from '../../../../shared/office/office-questions.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeFactsQuery } from '../../../queries/office/facts-queries.ts'
import { questionGroupQuery } from '../../../queries/office/questions-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import type { PageData, PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DismissButton } from './dismiss-button.tsx'
import { answerForm, dismissForm } from './question-forms.ts'
import './questions.css'

/** Most characters of a question in the page's heading; below it stands as it was asked. */
const HEADING_CHARS = 90

/** One question, the ways it was asked, and the owner's answer. */
function QuestionPage() {
  const id = useParams()['groupId'] ?? ''
  const api = useApi()
  const { data, isPending, error, refetch } = useQuery(questionGroupQuery(api, id))
  const { data: facts, isPending: areFactsPending, refetch: refetchFacts } = useQuery(officeFactsQuery(api))
  const isGone = !data && refusalOf(error)?.status === 404
  return (
    <OfficePage
      title={titleOf(data)}
      note={data && countsOf(data)}
      isBusy={isPending}
      acts={
        <>
          <Link className={buttonClass({ look: 'line', small: true })} to="/office/questions">
            All Questions
          </Link>
          {data && <DismissButton waiting={data.group.waiting} />}
        </>
      }
    >
      {isGone && <DeletedState />}
      {data && facts ? (
        <div className="adm-grid">
          <AnswerForm key={id} id={id} group={data.group} facts={facts} />
          <QuestionList asked={data.asked} />
        </div>
      ) : (
        !isGone && <QueryError isPending={isPending || areFactsPending} onRetry={data ? refetchFacts : refetch} />
      )}
    </OfficePage>
  )
}

const QuestionList = ({ asked: requested }: Pick<WholeQuestionGroup, 'asked'>) => (
  <section className="card" aria-labelledby="asked-how">
    <h2 id="asked-how">How people asked it</h2>
    <ul className="asked-how">
      {requested.map(({ id, text, at, isThumbDown }) => (
        <li key={id}>
          <p>{text}</p>
          <p className="small muted">
            {isThumbDown ? 'Thumbs-down, ' : ''}
            {exactTime(at)}
          </p>
        </li>
      ))}
    </ul>
  </section>
)

const DeletedState = () => <p className="card">This question no longer exists. It was answered or dismissed, or it’s more than 30 days old.</p>

const titleOf = (whole: WholeQuestionGroup | undefined): string => (whole ? headingOf(whole.group.question) : 'Question')

const headingOf = (question: string): string =>
  question.length <= HEADING_CHARS ? question : `${question.slice(0, HEADING_CHARS).replace(/\s+\S*$/, '')}…`

function countsOf({ group: { count, waiting } }: WholeQuestionGroup): string {
  const countLabel = count === 1 ? 'Asked once' : `Asked ${count} times`
  if (waiting === 0) return `${countLabel} in the last 30 days.`
  return `${countLabel} in the last 30 days. ${waiting === 1 ? '1 person is' : `${waiting} people are`} waiting for the answer by email.`
}

export const page: PageModule = {
  Component: QuestionPage,
  head: (queries, { params }) => officeHead(titleOf(queries.getQueryData<WholeQuestionGroup>(['office', 'question', params['groupId']]))),
  load: async (site: PageData, { params }) => {
    const [loaded] = await Promise.all([
      loadOffice(site, questionGroupQuery(site.api, params['groupId'] ?? '')),
      loadOffice(site, officeFactsQuery(site.api)),
    ])
    return loaded
  },
  forms: [answerForm, dismissForm],
}
