import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { blogAddress } from '../../../shared/blog/blog.ts'
import { type FoundOnSite, SEARCH_MAX_CHARS } from '../../../shared/search/search.ts'
import seesaw from '../../art/empty-seesaw.svg'
import { useApi } from '../../queries/client/api-context.tsx'
import { refusalOf } from '../../queries/client/refusal.ts'
import { type SearchRefusal, siteSearchQuery } from '../../queries/search-queries.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Form } from '../../ui/router/form.tsx'
import { PageStatus } from '../../ui/router/page-route.ts'
import { useSearchParams } from '../../ui/router/router-context.tsx'
import { counted, inDigits } from '../../../shared/text/count-words.ts'
import { Failed } from '../forum/states/failed.tsx'
import { SearchHits } from '../forum/lists/search-hits.tsx'
import { titleOf } from '../frame/head.ts'
import { headTexts } from '../frame/use-texts.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { load, type PageModule } from '../frame/page-data.ts'
import '../info/article.css'
import './search.css'

const isRefusal = (found: object | undefined): found is SearchRefusal => found !== undefined && 'refusal' in found

const wordsIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS)

/** One search in answers, blog, pages, and forum. */
function SearchPage() {
  const q = wordsIn(useSearchParams()[0])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = q
  }, [q])
  return (
    <main id="main" tabIndex={-1}>
      <div className="page-hero search-hero">
        <div className="wrap">
          <h1>Search</h1>
          <p className="lead site-query">{q ? <>Results for “{q}”</> : 'Answers about the playground, the blog, our pages, and the forum.'}</p>
        </div>
        <img className="deco" src={seesaw} alt="" width="240" height="135" />
      </div>
      <div className="wrap site-search">
        <search>
          <Form className="site-search-form" action="/search">
            <label htmlFor="site-q">What are you looking for?</label>
            <div>
              <Search className="i" aria-hidden />
              <input ref={input} id="site-q" className="input" type="search" name="q" maxLength={SEARCH_MAX_CHARS} required pattern=".*\S.*" title="Enter a word or two" defaultValue={q} />
              <button type="submit" className={buttonClass()}>
                Search
              </button>
            </div>
          </Form>
        </search>
        {q ? <Results q={q} /> : <Start />}
      </div>
    </main>
  )
}

/** Words to begin with. */
const Start = () => (
  <p className="site-starts">
    Try{' '}
    {['parking', 'birthday', 'screen time', 'privacy'].map((word, at) => (
      <span key={word}>
        {at > 0 && ', '}
        <Link className="link" to={`/search?q=${encodeURIComponent(word)}`}>
          {word}
        </Link>
      </span>
    ))}
    .
  </p>
)

function Results({ q }: { q: string }) {
  const { data: found, isPending, error, refetch } = useQuery(siteSearchQuery(useApi(), q))
  if (isPending) return <p role="status">Searching...</p>
  if (!found) return <Failed onRetry={refetch}>{refusalOf(error)?.message || 'The search didn’t work.'}</Failed>
  if (isRefusal(found)) return <Failed onRetry={refetch}>{found.refusal}</Failed>
  return <Groups q={q} found={found} />
}

function Groups({ q, found: { answers, posts, pages, forum, forumTotal } }: { q: string; found: FoundOnSite }) {
  const groups = [answers, posts, pages, forum].filter(({ length }) => length > 0)
  if (groups.length === 0) return <NothingFound />
  return (
    <>
      <p className="small muted" role="status">
        {counted(answers.length + posts.length + pages.length + forumTotal, 'result')}
      </p>
      <Group title="Answers" id="answers" isEmpty={answers.length === 0}>
        {answers.map(({ key, question, answer }) => (
          <Found key={key} to={`/visit#${key}`} title={question} text={answer} />
        ))}
      </Group>
      <Group title="Blog" id="blog" isEmpty={posts.length === 0}>
        {posts.map(({ slug, title, excerpt }) => (
          <Found key={slug} to={blogAddress(slug)} title={title} text={excerpt} />
        ))}
      </Group>
      <Group title="Pages" id="pages" isEmpty={pages.length === 0}>
        {pages.map(({ path, title, heading, text }) => (
          <Found key={`${path} ${heading} ${text}`} to={path} title={heading ? `${title}: ${heading}` : title} text={text} />
        ))}
      </Group>
      {forum.length > 0 && (
        <section aria-labelledby="found-forum">
          <h2 id="found-forum">Forum</h2>
          <SearchHits hits={forum} heading="h3" />
          {forumTotal > forum.length && (
            <Link className="link" to={`/forum/search?q=${encodeURIComponent(q)}`}>
              See all {inDigits(forumTotal)} results in the forum
            </Link>
          )}
        </section>
      )}
    </>
  )
}

const Group = ({ title, id, isEmpty, children }: { title: string; id: string; isEmpty: boolean; children: ReactNode }) =>
  isEmpty ? null : (
    <section aria-labelledby={`found-${id}`}>
      <h2 id={`found-${id}`}>{title}</h2>
      <ol className="card hits">{children}</ol>
    </section>
  )

const Found = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li>
    <h3>
      <Link to={to}>{title}</Link>
    </h3>
    <p className="snippet">{text}</p>
  </li>
)

const NothingFound = () => (
  <div className="card pad" role="status">
    <h2>No results found</h2>
    <p>
      Try fewer words or different ones, or{' '}
      <Link className="link" to="/#contact">
        ask the On Joue team
      </Link>
      .
    </p>
    <Link className="link" to="/visit">
      See all answers
    </Link>
  </div>
)

export const page: PageModule = {
  Component: SearchPage,
  head: (queries, { search }) => {
    const q = wordsIn(search)
    return { ...headTexts(queries, 'search'), ...(q && { title: titleOf(`“${q.slice(0, 60)}”`) }) }
  },
  load: async (site, { search }) => {
    const q = wordsIn(search)
    const texts = load(site, textsQuery(site.api, 'search'))
    if (!q) return texts
    const query = siteSearchQuery(site.api, q)
    // What was refused a while ago is worth another try.
    if (isRefusal(site.queries.getQueryData(query.queryKey))) site.queries.removeQueries({ queryKey: query.queryKey })
    const [found] = await Promise.all([load(site, query), texts])
    return isRefusal(found) ? new PageStatus(429) : null
  },
}
