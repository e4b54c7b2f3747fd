import { homeQuery } from '../../../queries/forum.ts'
import { load, type PageModule } from '../../frame/page-data.ts'
import { CategoryList } from './category-list.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { loadSidebar } from '../frame/sidebar.tsx'

function CategoriesPage() {
  return (
    <ForumPage crumbs={[{ label: 'Categories' }]}>
      <div className="page-h">
        <div>
          <h1>Categories</h1>
          <p>Pick a corner. Every topic has one.</p>
        </div>
      </div>
      <h2 className="vh">All categories</h2>
      <CategoryList />
    </ForumPage>
  )
}

export const page: PageModule = {
  Component: CategoriesPage,
  head: {
    title: 'Categories | On Joue',
    description: 'Every category of the On Joue parent community, with its latest topics.',
    canonical: '/forum/categories',
  },
  load: async (site) => {
    await Promise.all([load(site, homeQuery(site.api)), loadSidebar(site)])
    return null
  },
}
