import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { SiteView } from '../../../../shared/office/settings.ts'
import circle from '../../../art/forum-circle.svg'
import { useApi } from '../../../queries/client/api-context.tsx'
import { homeQuery } from '../../../queries/forum.ts'
import { siteQuery } from '../../../queries/site.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { CategoryList } from './category-list.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { loadSidebar } from '../frame/sidebar.tsx'
import './home.css'

function HomePage() {
  const { isOpen } = useSuspenseQuery(siteQuery(useApi())).data
  return (
    <ForumPage>
      <section className="welcome on-paper">
        <h1>
          Welcome to the <span className="nw">On Joue</span> community
        </h1>
        <p>Swap advice, find playmates, and help shape the playground{isOpen ? '' : ' before it opens'}.</p>
        <Link className={buttonClass()} to="/forum/new-topic">
          <Plus className="i" aria-hidden />
          Start a Discussion
        </Link>
        <img src={circle} alt="" width="400" height="250" />
      </section>
      <div className="block-h">
        <h2>Categories</h2>
        <Link className="link small" to="/forum/categories">
          See all categories
        </Link>
      </div>
      <CategoryList />
    </ForumPage>
  )
}

export const page: PageModule = {
  Component: HomePage,
  head: (queries) => ({
    title: 'Community Forum | On Joue',
    description: `A place for parents in and around ${queries.getQueryData<SiteView>(['site'])?.town ?? 'the playground'} to swap advice, find playmates, and help shape the playground.`,
    canonical: '/forum',
  }),
  load: async (site) => {
    await Promise.all([load(site, homeQuery(site.api)), loadSidebar(site)])
    return null
  },
}
