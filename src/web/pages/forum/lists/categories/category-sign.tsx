import { useQuery } from '@tanstack/react-query'
import type { CategoryLook } from '../../../../../shared/forum/forum.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { categoriesQuery } from '../../../../queries/forum/forum-queries.ts'
import './category-sign.css'

/** The name of a category behind its color and shape, which say nothing by themselves. */
export const CategorySign = ({ look, children }: { look: CategoryLook | undefined; children: string }) => (
  <span className={`sign ${lookClass(look)}`}>{children}</span>
)

export const lookClass = (look: CategoryLook | undefined): string => (look ? `k-${look}` : '')

/** What each category looks like, by its id. Every page with a list of topics loads the categories for its sidebar. */
export function useCategoryLooks(): (categoryId: number) => CategoryLook | undefined {
  const { data = [] } = useQuery(categoriesQuery(useApi()))
  return (categoryId) => data.find(({ id }) => id === categoryId)?.look
}
