import { queryOptions } from '@tanstack/react-query'
import type { TextGroupName, TextsOf } from '../../shared/site-texts/site-texts.ts'
import type { Api } from './client/api.ts'

/** What a page says, as visitors read it. */
export const textsQuery = <G extends TextGroupName>(api: Api, group: G) =>
  queryOptions({
    queryKey: ['texts', group],
    queryFn: async () => (await api.get<{ texts: TextsOf<G> }>(`/api/texts/${group}`)).texts,
  })
