import { queryOptions } from '@tanstack/react-query'
import type { BackupsView } from '../../../shared/office/office-backups.ts'
import type { Api } from '../client/api.ts'

const BACKUPS = '/api/office/backups'

export const backupsQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'backups'], queryFn: async () => (await api.get<{ backups: BackupsView }>(BACKUPS)).backups })

export const startBackup = (api: Api) => api.post<{ message: string }>(BACKUPS, {})
