import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { useApi } from '../../../queries/client/api-context.tsx'
import { type Period, PERIODS, popularTopicsQuery } from '../../../queries/forum/forum-queries.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { load, missing, type PageModule } from '../../frame/page-data.ts'
import { useTexts } from '../../frame/use-texts.ts'
import { pagedHead } from './paged-head.ts'
import { addressWith, choiceIn, isBeyond, pageIn, pagePart } from '../addresses.ts'
import { ChoiceLinks } from './choice-links.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { loadSidebar } from '../frame/sidebar.tsx'
import { NoTopicsYet } from './no-topics-yet.tsx'
import { PagedTopics } from './paged-topics.tsx'

const LABELS: Record<Period, string> = { week: 'Week', month: 'Month', year: 'Year', all: 'All time' }
/** Not named in the address. */
const USUAL: Period = 'month'

const periodIn = (search: URLSearchParams): Period => choiceIn(search, 'period', [USUAL, ...PERIODS])
const addressOf = (period: Period, page: number): string =>
  addressWith('/forum/popular', { period: period === USUAL ? undefined : period, page: pagePart(page) })

function PopularPage() {
  const texts = useTexts('popular')
  const [search] = useSearchParams()
  const [period, page] = [periodIn(search), pageIn(search)]
  const topics = useQuery(popularTopicsQuery(useApi(), period, page))
  return (
    <ForumPage crumbs={[{ label: 'Popular' }]}>
      <div className="page-h">
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </div>
        <ChoiceLinks
          label="Period"
          choices={PERIODS.map((name) => ({ label: LABELS[name], to: addressOf(name, 1), isChosen: name === period }))}
        />
      </div>
      <PagedTopics query={topics} page={page} addressOf={(to) => addressOf(period, to)} nameCategory>
        <NoTopicsYet />
      </PagedTopics>
    </ForumPage>
  )
}

export const page: PageModule = {
  Component: PopularPage,
  head: (queries, { search }) => ({ ...pagedHead(queries, 'popular', pageIn(search)), canonical: addressOf(periodIn(search), pageIn(search)) }),
  load: async (site, { search }) => {
    const page = pageIn(search)
    const [topics] = await Promise.all([load(site, popularTopicsQuery(site.api, periodIn(search), page)), loadSidebar(site), load(site, textsQuery(site.api, 'popular'))])
    return isBeyond(topics, page) ? missing() : null
  },
}
