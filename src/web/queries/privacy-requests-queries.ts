import { queryOptions } from '@tanstack/react-query'
import type { StoredDataView } from '../../shared/privacy/privacy-requests.ts'
import type { CorrectedEmail, CorrectedMessage } from '../../shared/privacy/privacy-request-schemas.ts'
import { type Acknowledgement, type Api, ApiError } from './client/api.ts'

const at = (what: string, token: string): string => `/api/mine${what}?token=${encodeURIComponent(token)}`

/** What a private link leads to; null when it leads nowhere. Its token is no part of the key: state stands in the page. */
export const storedDataQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['mine'],
    queryFn: async (): Promise<StoredDataView | null> => {
      try {
        return (await api.get<{ mine: StoredDataView }>(at('', token))).mine
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })


export const correctMessage = (api: Api, token: string, values: CorrectedMessage) => api.put<Acknowledgement>(at('/message', token), values)
export const correctEmail = (api: Api, token: string, values: CorrectedEmail) => api.put<Acknowledgement>(at('/email', token), values)
export const deleteStoredData = (api: Api, token: string) => api.delete<Acknowledgement>(at('', token))
