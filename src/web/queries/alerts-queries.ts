import { queryOptions } from '@tanstack/react-query'
import type { AlertKind } from '../../shared/alerts/alert-kinds.ts'
import type { AlertSettings, AlertView } from '../../shared/alerts/alerts.ts'
import type { Api } from './client/api.ts'
import { nullOn } from './accounts-queries.ts'

const ALERTS = '/api/forum/alerts'

/** What needs the member, by kind; nothing for anyone but moderators and admins. */
export const alertsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['alerts'],
    queryFn: async () => (await nullOn(401, api.get<{ alerts: AlertView[] }>(ALERTS)))?.alerts ?? [],
  })

/** How soon a moderator or an admin is emailed. */
export const alertSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['alerts', 'settings'], queryFn: async () => (await api.get<{ settings: AlertSettings }>(`${ALERTS}/settings`)).settings })

export const readAlertsOf = (api: Api, kind: AlertKind) => api.put<void>(`${ALERTS}/${kind}/read`)
export const changeAlertSettings = (api: Api, settings: AlertSettings) =>
  api.put<{ settings: AlertSettings; message: string }>(`${ALERTS}/settings`, settings)
