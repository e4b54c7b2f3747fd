import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type CategoryView, type ForumStats, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { categoriesQuery, sidebarTopicsQuery, statsQuery } from '../../../queries/forum/forum-queries.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { load, type PageData } from '../../frame/page-data.ts'
import { CategorySign } from '../lists/categories/category-sign.tsx'
import { counted, inDigits } from '../../../../shared/text/count-words.ts'
import { useBlocked } from '../blocks/use-blocked.ts'
import './sidebar.css'

/** What the sidebar shows; for the loaders of pages that have one. */
export function loadSidebar(site: PageData): Promise<unknown> {
  const sidebar = Promise.all([
    load(site, textsQuery(site.api, 'forum')),
    load(site, categoriesQuery(site.api)),
    load(site, statsQuery(site.api)),
    load(site, sidebarTopicsQuery(site.api, 'latest')),
    load(site, sidebarTopicsQuery(site.api, 'popular')),
  ])
  // Pages begin with it and may end without it, on their way elsewhere: a failure that no one hears would end the process.
  sidebar.catch(() => {})
  return sidebar
}

/** A query's data; while it's on its way, true, and after a failure, false. */
type Part<T> = T | boolean
const partOf = <T,>({ data, isPending }: UseQueryResult<T>): Part<T> => data ?? isPending

/** The forum's home has all of it on a phone, a list of topics has figures and categories, and a topic what else is new. */
export type SidebarPlace = 'home' | 'list' | 'topic'

export function Sidebar({ place = 'list' }: { place?: SidebarPlace | undefined }) {
  const api = useApi()
  const stats = partOf(useQuery(statsQuery(api)))
  const categories = partOf(useQuery(categoriesQuery(api)))
  const texts = partOf(useQuery(textsQuery(api, 'forum')))
  const isBlocked = useBlocked()
  const topicsOf = (part: Part<TopicView[]>) => (typeof part === 'boolean' ? part : part.filter(({ user }) => !isBlocked(user)))
  const latest = topicsOf(partOf(useQuery(sidebarTopicsQuery(api, 'latest'))))
  const popular = topicsOf(partOf(useQuery(sidebarTopicsQuery(api, 'popular'))))
  return (
    <Prerendered as="aside" attributes={{ 'className': `side side-on-${place}`, 'aria-label': 'Forum sidebar' }} of={[texts, stats, categories, latest, popular]}>
      {() => (
        <>
          <Box title="About" name="about" part={texts}>
            {({ about }) => <p className="small">{about}</p>}
          </Box>
          <Box title="Community Stats" name="stats" part={stats}>
            {(shown) => shown.topics > 0 && <Stats stats={shown} />}
          </Box>
          <Box title="Categories" name="categories" part={categories}>
            {(shown) => shown.length > 0 && <Categories categories={shown} />}
          </Box>
          <Box title="Latest Topics" name="latest" part={latest}>
            {(shown) => shown.length > 0 && <Topics topics={shown} noteOf={lastPostOf} />}
          </Box>
          <Box title="Popular Topics" name="popular" part={popular}>
            {(shown) => shown.length > 0 && <Topics topics={shown} noteOf={repliesOf} />}
          </Box>
        </>
      )}
    </Prerendered>
  )
}

const lastPostOf = ({ lastPostAt }: TopicView) => <RelativeTime at={lastPostAt} />
/** Views alone wouldn't explain the order: it counts likes and replies, too. */
const repliesOf = ({ replyCount }: TopicView) => counted(replyCount, 'reply', 'replies')

const STATS: readonly (keyof ForumStats)[] = ['topics', 'posts', 'members', 'online']

const Stats = ({ stats }: { stats: ForumStats }) => (
  <dl className="stats">
    {STATS.map((name) => (
      <div key={name} className={`stat-${name}`}>
        <dt>{name}</dt>
        <dd>{inDigits(stats[name])}</dd>
      </div>
    ))}
  </dl>
)

const Categories = ({ categories }: { categories: readonly CategoryView[] }) => (
  <ul>
    {categories.map(({ id, name, slug, look, topicCount }) => (
      <li key={id} className="lnk">
        <Link to={`/forum/categories/${slug}`}>
          <CategorySign look={look}>{name}</CategorySign>
        </Link>
        <small>
          <span aria-hidden>{inDigits(topicCount)}</span>
          <span className="vh">{counted(topicCount, 'topic')}</span>
        </small>
      </li>
    ))}
  </ul>
)

const Topics = ({ topics, noteOf }: { topics: readonly TopicView[]; noteOf: (topic: TopicView) => ReactNode }) => (
  <ul>
    {topics.map((topic) => (
      <li key={topic.id} className="lnk">
        <Link to={topicAddress(topic)}>{topic.title}</Link>
        <small>{noteOf(topic)}</small>
      </li>
    ))}
  </ul>
)

interface BoxProps<T> {
  title: string
  /** For its style. */
  name: string
  part: Part<T>
  /** Contents; none where there's nothing to show. */
  children: (data: T) => ReactNode
}

/** A card of the sidebar, with placeholders while its contents are on their way. */
function Box<T>({ title, name, part, children }: BoxProps<T>) {
  if (part === false) return null
  const contents = part !== true && children(part)
  if (part !== true && !contents) return null
  return (
    <section className={`card side-${name}`}>
      <h2>{title}</h2>
      {contents || (
        <Skeletons className="side-skeletons">
          <SkeletonLine />
        </Skeletons>
      )}
    </section>
  )
}
