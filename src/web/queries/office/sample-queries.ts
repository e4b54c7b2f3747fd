import { queryOptions } from '@tanstack/react-query'
import type { RemovedSample, SampleView } from '../../../shared/office/office-sample.ts'
import type { Api } from '../client/api.ts'

const SAMPLE = '/api/office/sample'

export const sampleQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'sample'], queryFn: async () => (await api.get<{ sample: SampleView | null }>(SAMPLE)).sample })

export const removeSample = async (api: Api): Promise<RemovedSample> => (await api.delete<{ removed: RemovedSample }>(SAMPLE)).removed
