import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { useApi } from '../../../queries/client/api-context.tsx'
import { latestTopicsQuery } from '../../../queries/forum/forum-queries.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { load, missing, type PageModule } from '../../frame/page-data.ts'
import { useTexts } from '../../frame/use-texts.ts'
import { pagedHead } from './paged-head.ts'
import { addressWith, isBeyond, pageIn, pagePart } from '../addresses.ts'
import { ForumPage } from '../frame/forum-page.tsx'
import { loadSidebar } from '../frame/sidebar.tsx'
import { NoTopicsYet } from './no-topics-yet.tsx'
import { PagedTopics } from './paged-topics.tsx'

const addressOf = (page: number): string => addressWith('/forum/latest', { page: pagePart(page) })

function LatestPage() {
  const texts = useTexts('latest')
  const page = pageIn(useSearchParams()[0])
  const topics = useQuery(latestTopicsQuery(useApi(), page))
  return (
    <ForumPage crumbs={[{ label: 'Latest' }]}>
      <div className="page-h">
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <PagedTopics query={topics} page={page} addressOf={addressOf} nameCategory>
        <NoTopicsYet />
      </PagedTopics>
    </ForumPage>
  )
}

export const page: PageModule = {
  Component: LatestPage,
  head: (queries, { search }) => ({ ...pagedHead(queries, 'latest', pageIn(search)), canonical: addressOf(pageIn(search)) }),
  load: async (site, { search }) => {
    const page = pageIn(search)
    const [topics] = await Promise.all([load(site, latestTopicsQuery(site.api, page)), loadSidebar(site), load(site, textsQuery(site.api, 'latest'))])
    return isBeyond(topics, page) ? missing() : null
  },
}
