import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { homeQuery } from '../../../../queries/forum/forum-queries.ts'
import { SkeletonLine, Skeletons } from '../../../../ui/skeleton.tsx'
import { CategoryCard } from './category-card.tsx'
import { useBlocked } from '../../blocks/use-blocked.ts'
import { Failed } from '../../states/failed.tsx'

/** Every category with its 3 latest topics. */
export function CategoryList() {
  const { data, isPending, refetch } = useQuery(homeQuery(useApi()))
  const isBlocked = useBlocked()
  if (isPending) {
    return (
      <Skeletons className="cat-skeletons">
        <SkeletonLine size="title" />
        <SkeletonLine />
        <SkeletonLine size="short" />
      </Skeletons>
    )
  }
  if (!data) return <Failed onRetry={refetch}>We couldn’t load the categories.</Failed>
  if (data.length === 0) return <p className="muted">There are no categories yet. Please check back soon.</p>
  return data.map(({ latestTopics = [], ...category }) => (
    <CategoryCard key={category.id} category={{ ...category, latestTopics: latestTopics.filter(({ user }) => !isBlocked(user)) }} />
  ))
}
