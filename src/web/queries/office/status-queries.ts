import { queryOptions } from '@tanstack/react-query'
import type { StatusView } from '../../../shared/office/status.ts'
import type { Api } from '../client/api.ts'

export const statusQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'status'], queryFn: async () => (await api.get<{ status: StatusView }>('/api/office/status')).status })
