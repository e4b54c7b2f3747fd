import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OfficeSettings, Settings } from '../../../shared/office/settings/settings.ts'
import type { Api } from '../client/api.ts'

const SETTINGS = '/api/office/settings'

export const settingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'settings'], queryFn: () => api.get<OfficeSettings>(SETTINGS) })

/** @param change - nothing, to hear how they are now: unlike a question, that waits for the login where the session has ended */
export const changeSettings = (api: Api, change: Partial<Settings>) => api.patch<OfficeSettings>(SETTINGS, change)

/** Shows the settings as they are after a change, wherever they are shown. */
export async function setSettingsData(queries: QueryClient, settings: OfficeSettings): Promise<void> {
  queries.setQueryData(['office', 'settings'], settings)
  await queries.invalidateQueries({ queryKey: ['site'] })
}
