import { useQuery } from '@tanstack/react-query'
import seesaw from '../../../art/empty-seesaw.svg'
import { useApi } from '../../../queries/client/api-context.tsx'
import { type SearchRefusal, searchQuery } from '../../../queries/forum/forum-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { PageStatus } from '../../../ui/router/page-route.ts'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { titleOf } from '../../frame/head.ts'
import { headTexts } from '../../frame/use-texts.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { addressWith, isBeyond, pageIn, pagePart, pagesOf } from '../addresses.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { Failed } from '../states/failed.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { loadSidebar } from '../frame/sidebar.tsx'
import { NothingThisFar } from '../states/nothing-this-far.tsx'
import { SearchHits } from './search-hits.tsx'
import { TopicSkeletons } from './topic-list.tsx'

const isRefusal = (found: object | undefined): found is SearchRefusal => found !== undefined && 'refusal' in found

const wordsIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim()

function SearchPage() {
  const [search] = useSearchParams()
  const q = wordsIn(search)
  return (
    <ForumPage crumbs={[{ label: 'Search' }]}>
      <div className="page-h">
        <div>
          <h1>Search</h1>
          <p className="asked">{q ? <>Results for “{q}”</> : 'Enter a word or two to search titles and posts.'}</p>
        </div>
      </div>
      <div className="search-again">
        <SearchBox />
      </div>
      {q && <Results q={q} page={pageIn(search)} />}
    </ForumPage>
  )
}

function Results({ q, page }: { q: string; page: number }) {
  const { data: found, isPending, error, refetch } = useQuery(searchQuery(useApi(), q, page))
  if (isPending) return <TopicSkeletons />
  if (!found) return <Failed onRetry={refetch}>{refusalOf(error)?.message || 'The search didn’t work.'}</Failed>
  if ('refusal' in found) return <Failed onRetry={refetch}>{found.refusal}</Failed>
  const addressOf = (to: number) => addressWith('/forum/search', { q, page: pagePart(to) })
  if (isBeyond(found, page)) return <NothingThisFar firstPage={addressOf(1)} />
  if (found.items.length === 0) return <NothingFound q={q} />
  return (
    <>
      <p className="small muted found" role="status">
        {counted(found.total, 'result')}
      </p>
      <SearchHits hits={found.items} />
      <Pagination page={page} pages={pagesOf(found.total)} label="Results" addressOf={addressOf} />
    </>
  )
}

const NothingFound = ({ q }: { q: string }) => (
  <div className="card empty" role="status">
    <img src={seesaw} alt="" width="240" height="135" />
    <h2>No results found</h2>
    <p className="asked">“{q}” doesn’t match anything. Try fewer words or different ones, or browse the categories.</p>
    <Link className="link" to="/forum/categories">
      See all categories
    </Link>
  </div>
)

export const page: PageModule = {
  Component: SearchPage,
  head: (queries, { search }) => {
    const q = wordsIn(search)
    return { ...headTexts(queries, 'forum-search'), ...(q && { title: titleOf(`“${q.slice(0, 60)}”`, pageIn(search)) }) }
  },
  load: async (site, { search }) => {
    const q = wordsIn(search)
    const query = searchQuery(site.api, q, pageIn(search))
    // What was refused a while ago is worth another try.
    if (isRefusal(site.queries.getQueryData(query.queryKey))) site.queries.removeQueries({ queryKey: query.queryKey })
    const [found] = await Promise.all([q ? load(site, query) : undefined, loadSidebar(site), load(site, textsQuery(site.api, 'forum-search'))])
    return isRefusal(found) ? new PageStatus(429) : null
  },
}
