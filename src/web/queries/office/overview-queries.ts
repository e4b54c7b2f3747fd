import { queryOptions } from '@tanstack/react-query'
import type { OverviewView } from '../../../shared/office/overview.ts'
import type { GrowthDays, GrowthView } from '../../../shared/office/growth.ts'
import type { FirstStepsView } from '../../../shared/office/first-steps.ts'
import type { Api } from '../client/api.ts'

export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: ['office', 'overview'],
    queryFn: async () => (await api.get<{ overview: OverviewView }>('/api/office/overview')).overview,
  })

export const growthQuery = (api: Api, days: GrowthDays) =>
  queryOptions({
    queryKey: ['office', 'growth', days],
    queryFn: async () => (await api.get<GrowthView>(`/api/office/overview/growth?days=${days}`)).days,
  })

/** The first steps on a new site; null once they were hidden. */
export const firstStepsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['office', 'first-steps'],
    queryFn: async () => (await api.get<{ steps: FirstStepsView | null }>('/api/office/overview/first-steps')).steps,
  })

export const hideFirstSteps = (api: Api) => api.put<{ message: string }>('/api/office/overview/first-steps/hidden')
