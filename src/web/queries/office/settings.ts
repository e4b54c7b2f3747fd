import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OfficeSettings, Settings } from '../../../shared/settings.ts'
import type { Api } from '../api.ts'

const SETTINGS = '/api/office/settings'

export const settingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'settings'], queryFn: () => api.get<OfficeSettings>(SETTINGS) })

/** Saves some of the settings, and shows them wherever they are shown. */
export async function saveSettings(api: Api, queries: QueryClient, change: Partial<Settings>): Promise<void> {
  queries.setQueryData(['office', 'settings'], await api.patch<OfficeSettings>(SETTINGS, change))
  await queries.invalidateQueries({ queryKey: ['site'] })
}
