import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import type { Page } from '../../../queries/client/api.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { isBeyond, pagesOf } from '../addresses.ts'
import { Failed } from '../states/failed.tsx'
import { NothingThisFar } from '../states/nothing-this-far.tsx'
import { TopicList, TopicSkeletons } from './topic-list.tsx'

interface PagedTopicsProps {
  query: UseQueryResult<Page<TopicView>>
  page: number
  addressOf: (page: number) => string
  nameCategory?: boolean
  showViews?: boolean
  /** Stands in for a list without topics. */
  children: ReactNode
}

/** A page of topics in every state it can be in. */
export function PagedTopics({ query, page, addressOf, children, ...shown }: PagedTopicsProps) {
  const { data, isPending, refetch } = query
  if (isPending) return <TopicSkeletons />
  if (!data) return <Failed onRetry={refetch}>We couldn’t load the topics.</Failed>
  if (isBeyond(data, page)) return <NothingThisFar firstPage={addressOf(1)} />
  if (data.items.length === 0) return children
  return (
    <>
      <TopicList topics={data.items} {...shown} />
      <Pagination page={page} pages={pagesOf(data.total)} label="Topics" addressOf={addressOf} />
    </>
  )
}
