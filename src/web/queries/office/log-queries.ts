import { queryOptions } from '@tanstack/react-query'
import type { LogView } from '../../../shared/office/office-log.ts'
import type { Api } from '../client/api.ts'

/** @param search - what the log is narrowed to, as the page's address says it: `before`, `by`, `room` */
export const logQuery = (api: Api, search: string) =>
  queryOptions({ queryKey: ['office', 'log', search], queryFn: () => api.get<LogView>(`/api/office/log${search && `?${search}`}`) })
