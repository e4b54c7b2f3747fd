import type { QueryClient } from '@tanstack/react-query'
import { headTexts } from '../../frame/use-texts.ts'

/** The head of a list in the owner's words. Later pages say which they are, before the name of the site. */
export function pagedHead(queries: QueryClient, group: 'latest' | 'popular', page: number) {
  const { title, description } = headTexts(queries, group)
  return { title: page > 1 ? title.replace(/(?= \| |$)/, `, Page ${page}`) : title, description }
}
