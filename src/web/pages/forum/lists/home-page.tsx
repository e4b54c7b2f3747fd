import { Plus } from 'lucide-react'
import circleAtNight from '../../../art/forum-circle-night.svg'
import circle from '../../../art/forum-circle.svg'
import { homeQuery } from '../../../queries/forum/forum-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { NightPicture } from '../../frame/night-picture.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { headTexts, useTexts } from '../../frame/use-texts.ts'
import { CategoryList } from './categories/category-list.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { loadSidebar } from '../frame/sidebar.tsx'
import './home.css'

function HomePage() {
  const { heading, lead } = useTexts('forum')
  return (
    <ForumPage place="home">
      <section className="welcome">
        <h1>{heading.split(/(On Joue)/).map((piece, at) => (at % 2 === 1 ? <span key={at} className="nw">{piece}</span> : piece))}</h1>
        <p>{lead}</p>
        <Link className={buttonClass()} to="/forum/new-topic">
          <Plus className="i" aria-hidden />
          Start a Discussion
        </Link>
        <NightPicture src={circle} night={circleAtNight} place="banner" sizes="(min-width: 40rem) 25rem, 40vw" width="400" height="250" />
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
    ...headTexts(queries, 'forum'),
    canonical: '/forum',
  }),
  load: async (site) => {
    await Promise.all([load(site, homeQuery(site.api)), loadSidebar(site)])
    return null
  },
}
