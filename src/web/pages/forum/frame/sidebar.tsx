import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ForumStats, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { categoriesQuery, sidebarTopicsQuery, statsQuery } from '../../../queries/forum.ts'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { load, type PageData } from '../../frame/page-data.ts'
import { counted, shortCount } from '../../../ui/words/count-words.ts'
import './sidebar.css'

/** What the sidebar shows; for the loaders of pages that have one. */
export function loadSidebar(site: PageData): Promise<unknown> {
  const sidebar = Promise.all([
    load(site, categoriesQuery(site.api)),
    load(site, statsQuery(site.api)),
    load(site, sidebarTopicsQuery(site.api, 'latest')),
    load(site, sidebarTopicsQuery(site.api, 'popular')),
  ])
  // Pages begin with it and may end without it, on their way elsewhere: a failure that nobody hears would end the process.
  sidebar.catch(() => {})
  return sidebar
}

export function Sidebar() {
  return (
    <aside className="side" aria-label="Forum sidebar">
      <section className="card">
        <h2>About</h2>
        <p className="small">
          A friendly corner for parents in and around Austin. Ask, answer, and be as kind as you would be at the
          sandbox.
        </p>
      </section>
      <Stats />
      <Categories />
      <Topics title="Latest Topics" order="latest" noteOf={lastPostOf} />
      <Topics title="Popular Topics" order="popular" noteOf={viewsOf} />
    </aside>
  )
}

const lastPostOf = ({ lastPostAt }: TopicView) => <RelativeTime at={lastPostAt} />
const viewsOf = ({ views }: TopicView) => `${shortCount(views)} ${views === 1 ? 'view' : 'views'}`

const STATS: readonly (keyof ForumStats)[] = ['topics', 'posts', 'members', 'online']

function Stats() {
  const { data, isPending } = useQuery(statsQuery(useApi()))
  if (!data) return isPending && <Box title="Community Stats" />
  return (
    <Box title="Community Stats">
      <dl className="stats">
        {STATS.map((name) => (
          <div key={name} className={`stat-${name}`}>
            <dt>{name}</dt>
            <dd>{data[name].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}

function Categories() {
  const { data, isPending } = useQuery(categoriesQuery(useApi()))
  if (!data) return isPending && <Box title="Categories" />
  if (data.length === 0) return null
  return (
    <Box title="Categories">
      <ul>
        {data.map(({ id, name, slug, topicCount }) => (
          <li key={id} className="lnk">
            <Link to={`/forum/categories/${slug}`}>{name}</Link>
            <small>
              <span aria-hidden>{topicCount.toLocaleString('en-US')}</span>
              <span className="vh">{counted(topicCount, 'topic')}</span>
            </small>
          </li>
        ))}
      </ul>
    </Box>
  )
}

interface TopicsProps {
  title: string
  order: 'latest' | 'popular'
  noteOf: (topic: TopicView) => ReactNode
}

function Topics({ title, order, noteOf }: TopicsProps) {
  const { data, isPending } = useQuery(sidebarTopicsQuery(useApi(), order))
  if (!data) return isPending && <Box title={title} />
  if (data.length === 0) return null
  return (
    <Box title={title}>
      <ul>
        {data.map((topic) => (
          <li key={topic.id} className="lnk">
            <Link to={topicAddress(topic)}>{topic.title}</Link>
            <small>{noteOf(topic)}</small>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** A card of the sidebar; without children its contents are on their way. */
function Box({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children ?? (
        <Skeletons className="side-skeletons">
          <SkeletonLine />
        </Skeletons>
      )}
    </section>
  )
}
