import { queryOptions } from '@tanstack/react-query'
import type { SiteView } from '../../shared/office/settings/settings.ts'
import type { Api } from './client/api.ts'

/** What every page shows of the owner's settings; the server sends it along with every page. */
export const siteQuery = (api: Api) => queryOptions({ queryKey: ['site'], queryFn: () => api.get<SiteView>('/api/site') })
