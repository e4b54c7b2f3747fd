import { ArrowLeft, Rss } from 'lucide-react'
import readerAtNight from '../../art/blog-reader-night.svg'
import reader from '../../art/blog-reader.svg'
import { blogPostsQuery } from '../../queries/blog-queries.ts'
import { NightPicture } from '../frame/night-picture.tsx'
import { textsQuery } from '../../queries/texts-queries.ts'
import { load, type PageModule } from '../frame/page-data.ts'
import { headTexts, useTexts } from '../frame/use-texts.ts'
import { PostList } from './post-cards.tsx'
import { Link } from '../../ui/link.tsx'
import '../info/article.css'

function ListPage() {
  const texts = useTexts('blog')
  return (
    <main id="main" tabIndex={-1}>
      <div className="page-hero">
        <div className="wrap">
          <Link className="back" to="/">
            <ArrowLeft className="i" aria-hidden />
            Back to Homepage
          </Link>
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        <NightPicture className="deco" src={reader} night={readerAtNight} width="400" height="286" />
      </div>
      <div className="wrap blog-list">
        <PostList />
        <p className="blog-feed">
          <a className="link" href="/blog/feed.xml">
            <Rss className="i" aria-hidden />
            Follow by RSS
          </a>
        </p>
      </div>
    </main>
  )
}

export const page: PageModule = {
  Component: ListPage,
  head: (queries) => ({ ...headTexts(queries, 'blog'), canonical: '/blog' }),
  load: async (site) => {
    await Promise.all([load(site, blogPostsQuery(site.api)), load(site, textsQuery(site.api, 'blog'))])
    return null
  },
}
