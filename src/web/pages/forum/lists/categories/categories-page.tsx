import { homeQuery } from '../../../../queries/forum/forum-queries.ts'
import { textsQuery } from '../../../../queries/texts-queries.ts'
import { load, type PageModule } from '../../../frame/page-data.ts'
import { headTexts, useTexts } from '../../../frame/use-texts.ts'
import { CategoryList } from './category-list.tsx'
import { ForumPage } from '../../frame/forum-page.tsx'
import { loadSidebar } from '../../frame/sidebar.tsx'

function CategoriesPage() {
  const texts = useTexts('categories')
  return (
    <ForumPage crumbs={[{ label: 'Categories' }]}>
      <div className="page-h">
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <h2 className="vh">All categories</h2>
      <CategoryList />
    </ForumPage>
  )
}

export const page: PageModule = {
  Component: CategoriesPage,
  head: (queries) => ({ ...headTexts(queries, 'categories'), canonical: '/forum/categories' }),
  load: async (site) => {
    await Promise.all([load(site, homeQuery(site.api)), loadSidebar(site), load(site, textsQuery(site.api, 'categories'))])
    return null
  },
}
