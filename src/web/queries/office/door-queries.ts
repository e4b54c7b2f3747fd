import { queryOptions } from '@tanstack/react-query'
import type { DoorView } from '../../../shared/office/overview.ts'
import { type Api, ApiError } from '../client/api.ts'

/** What the office's frame shows; null for anyone who has no office. */
export const doorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['office', 'door'],
    queryFn: async () => {
      try {
        return (await api.get<{ door: DoorView }>('/api/office/door')).door
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
