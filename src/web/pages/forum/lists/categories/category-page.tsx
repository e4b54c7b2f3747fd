import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useParams, useSearchParams } from '../../../../ui/router/router-context.tsx'
import type { CategoryView } from '../../../../../shared/forum/forum.ts'
import seesaw from '../../../../art/empty-seesaw.svg'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { categoryQuery, categoryTopicsQuery, TOPIC_SORTS, type TopicSort } from '../../../../queries/forum/forum-queries.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { SkeletonLine, Skeletons } from '../../../../ui/skeleton.tsx'
import { type HeadFromData, titleOf } from '../../../frame/head.ts'
import { load, missing, type PageLoader, type PageModule } from '../../../frame/page-data.ts'
import { addressWith, choiceIn, isBeyond, pageIn, pagePart } from '../../addresses.ts'
import { CategoryTile } from './category-tile.tsx'
import { ChoiceButtons } from '../../choice-buttons.tsx'
import { counted } from '../../../../../shared/text/count-words.ts'
import { Failed } from '../../states/failed.tsx'
import { ForumPage } from '../../frame/forum-page.tsx'
import { loadSidebar } from '../../frame/sidebar.tsx'
import { NotHere } from '../../states/not-here.tsx'
import { PagedTopics } from '../paged-topics.tsx'
import { TopicSkeletons } from '../topic-list.tsx'

const MISSING = 'Category Not Found'

function CategoryPage() {
  const { slug = '' } = useParams()
  const { data: category, isPending, refetch } = useQuery(categoryQuery(useApi(), slug))
  // One main part for all of these: the focus stands in it since the page was opened.
  return (
    <ForumPage crumbs={[{ label: category === null ? MISSING : (category?.name ?? 'Category') }]}>
      {category && <Category category={category} />}
      {category === null && (
        <NotHere title={MISSING} backTo="/forum" backLabel="Back to the forum">
          It may have been renamed, or it never existed. You’ll find every category on the forum home page.
        </NotHere>
      )}
      {category === undefined && <h1 className="vh">Category</h1>}
      {isPending && <CategorySkeleton />}
      {category === undefined && !isPending && <Failed onRetry={refetch}>We couldn’t load this category.</Failed>}
    </ForumPage>
  )
}

const CategorySkeleton = () => (
  <>
    <Skeletons count={1} className="page-h">
      <SkeletonLine size="title" />
    </Skeletons>
    <TopicSkeletons />
  </>
)

const SORT_LABELS = { latest: 'Latest', views: 'Most Viewed' }

function Category({ category }: { category: CategoryView }) {
  const { id, name, slug, description, look, topicCount, isOpen } = category
  const [search] = useSearchParams()
  const [sort, page] = [choiceIn(search, 'sort', TOPIC_SORTS), pageIn(search)]
  const topics = useQuery(categoryTopicsQuery(useApi(), id, sort, page))
  const addressOf = (to: number) => addressOfCategory(slug, sort, to)

  return (
    <>
      <div className="page-h">
        <CategoryTile look={look} large />
        <div>
          <h1>{name}</h1>
          <p>{description}</p>
        </div>
        {isOpen && <NewTopicLink categoryId={id} />}
      </div>
      <div className="block-h">
        <p className="small muted">{counted(topicCount, 'topic')}</p>
        <ChoiceButtons
          label="Sort"
          action={`/forum/categories/${slug}`}
          name="sort"
          choices={TOPIC_SORTS.map((by) => ({ label: SORT_LABELS[by], value: sortPart(by), isChosen: by === sort }))}
        />
      </div>
      <PagedTopics query={topics} page={page} addressOf={addressOf} showViews={sort === 'views'}>
        <div className="card empty">
          <img src={seesaw} alt="" width="240" height="135" />
          <h2>No one on the seesaw yet</h2>
          <p>No topics have been created in this category yet.</p>
          {isOpen && <NewTopicLink categoryId={id} small />}
        </div>
      </PagedTopics>
    </>
  )
}

const NewTopicLink = ({ categoryId, small }: { categoryId: number; small?: boolean }) => (
  <Link className={buttonClass({ small })} to={`/forum/new-topic?category=${categoryId}`}>
    <Plus className="i" aria-hidden />
    New Topic
  </Link>
)

const addressOfCategory = (slug: string, sort: TopicSort, page: number): string =>
  addressWith(`/forum/categories/${slug}`, { sort: sortPart(sort), page: pagePart(page) })

/** The order as an address names it: the usual one is the plain address. */
const sortPart = (sort: TopicSort): string | undefined => (sort === 'latest' ? undefined : sort)

const head: HeadFromData = (queries, { params, search }) => {
  const category = queries.getQueryData<CategoryView | null>(['category', params.slug ?? ''])
  if (category === null) return { title: titleOf(MISSING), description: 'We couldn’t find that category.' }
  if (!category) return { title: 'Category | On Joue', description: '' }
  const [sort, page] = [choiceIn(search, 'sort', TOPIC_SORTS), pageIn(search)]
  // The other order shows the same topics; only the pages of the first one are worth keeping.
  const canonical = addressOfCategory(category.slug, 'latest', sort === 'latest' ? page : 1)
  return { title: titleOf(category.name, page), description: category.description, canonical }
}

const loadCategory: PageLoader = async (site, { params, search }) => {
  const sidebar = loadSidebar(site)
  const category = await load(site, categoryQuery(site.api, params.slug ?? ''))
  const topics =
    category && load(site, categoryTopicsQuery(site.api, category.id, choiceIn(search, 'sort', TOPIC_SORTS), pageIn(search)))
  const [page] = await Promise.all([topics, sidebar])
  return category === null || isBeyond(page, pageIn(search)) ? missing() : null
}

export const page: PageModule = { Component: CategoryPage, head, load: loadCategory }
