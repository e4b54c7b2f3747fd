import { useQuery } from '@tanstack/react-query'
import { Mail, ThumbsDown } from 'lucide-react'
import { PAGE_SIZE } from '../../../../shared/forum/forum.ts'
import type { QuestionGroupList, QuestionGroupView } from '../../../../shared/office/office-questions.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { questionsQuery } from '../../../queries/office/questions-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { shortDate } from '../../../ui/words/time-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { NothingHere } from '../frame/nothing-here.tsx'
import { DONE_WITH_QUESTION } from './question-forms.ts'
import './questions.css'

const pageIn = (search: URLSearchParams): string => search.get('page') ?? ''

/** What visitors asked the assistant without getting a good answer. */
function QuestionsPage() {
  const [search] = useSearchParams()
  const { data, isPending, refetch } = useQuery(questionsQuery(useApi(), pageIn(search)))
  return (
    <OfficePage
      title="Questions"
      note="What visitors asked the assistant without getting a good answer. Answer one and it becomes a fact. Questions are deleted after 30 days."
      isBusy={isPending}
      done={DONE_WITH_QUESTION}
    >
      {data ? <Questions list={data} page={Number(pageIn(search)) || 1} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

function Questions({ list: { groups, total }, page }: { list: QuestionGroupList; page: number }) {
  if (groups.length === 0) {
    return (
      <section className="card" aria-label="Questions">
        <NothingHere>No open questions. When the assistant doesn’t have an answer, or an answer gets a thumbs-down, the question will show up here.</NothingHere>
      </section>
    )
  }
  return (
    <section className="card" aria-label="Open questions">
      <table className="adm-table questions-table">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Asked</th>
            <th scope="col">Last asked</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Row key={group.id} group={group} />
          ))}
        </tbody>
      </table>
      <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} label="Questions" addressOf={(to) => `/office/questions?page=${to}`} />
    </section>
  )
}

const Row = ({ group: { id, question, count, thumbsDown, waiting, askedAt } }: { group: QuestionGroupView }) => (
  <tr>
    <td>
      <Link className="link question" to={`/office/questions/${id}`}>
        {question}
      </Link>
      {(waiting > 0 || thumbsDown > 0) && (
        <p className="question-marks">
          {waiting > 0 && (
            <Badge look="info" Icon={Mail}>
              {waiting === 1 ? '1 person waiting' : `${waiting} people waiting`}
            </Badge>
          )}
          {thumbsDown > 0 && (
            <Badge look="warn" Icon={ThumbsDown}>
              {thumbsDown === 1 ? '1 thumbs-down' : `${thumbsDown} thumbs-down`}
            </Badge>
          )}
        </p>
      )}
    </td>
    <td>
      <span className="vh">Asked </span>
      {counted(count, 'time')}
    </td>
    <td className="muted">
      <span className="vh">Last asked </span>
      {shortDate(askedAt)}
    </td>
  </tr>
)

export const page: PageModule = {
  Component: QuestionsPage,
  load: (site, { search }) => loadOffice(site, questionsQuery(site.api, pageIn(search))),
}
