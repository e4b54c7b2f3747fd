import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OfficeSettings, Settings } from '../../../shared/office/settings/settings.ts'
import type { Api } from '../client/api.ts'

const SETTINGS = '/api/office/settings'

export const settingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'settings'], queryFn: () => api.get<OfficeSettings>(SETTINGS) })

/**
 * Saves some of the settings, and shows them wherever they are shown.
 *
 * @param change - what they become, from how they are now: another window may have saved since this one was opened
 */
export async function saveSettings(api: Api, queries: QueryClient, change: (now: Settings) => Partial<Settings>): Promise<void> {
  // A change of nothing, not a question: what is written waits for the login where the session has ended.
  const { settings } = await api.patch<OfficeSettings>(SETTINGS, {})
  queries.setQueryData(['office', 'settings'], await api.patch<OfficeSettings>(SETTINGS, change(settings)))
  await queries.invalidateQueries({ queryKey: ['site'] })
}
