import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CategoryView, TopicView } from '../../../shared/forum/forum.ts'
import type { Api } from '../client/api.ts'

const CATEGORIES = '/api/office/categories'
interface Answer {
  categories: CategoryView[]
}

export const officeCategoriesQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'categories'], queryFn: async () => (await api.get<Answer>(CATEGORIES)).categories })

/** Topics no one has answered for a day. */
export const unansweredQuery = (api: Api) =>
  queryOptions({
    queryKey: ['office', 'unanswered'],
    queryFn: async () => (await api.get<{ topics: TopicView[] }>('/api/office/unanswered')).topics,
  })

/** @param id - undefined for a new one */
export const saveCategory = (api: Api, id: number | undefined, form: Record<string, string>) =>
  id === undefined ? api.post<Answer>(CATEGORIES, form) : api.put<Answer>(`${CATEGORIES}/${id}`, form)

export const orderCategories = (api: Api, ids: number[]) => api.put<Answer>(`${CATEGORIES}/order`, { ids })
export const closeCategory = (api: Api, id: number, isClosed: boolean) =>
  isClosed ? api.put<Answer>(`${CATEGORIES}/${id}/closed`) : api.delete<Answer>(`${CATEGORIES}/${id}/closed`)

/** Shows the categories as they are after a change, here and in the forum. */
export async function setCategoriesData(queries: QueryClient, { categories }: Answer): Promise<void> {
  queries.setQueryData(['office', 'categories'], categories)
  await Promise.all([['categories'], ['category']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}
