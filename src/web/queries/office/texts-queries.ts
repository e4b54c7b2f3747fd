import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OfficeTextView, TextWithVersions } from '../../../shared/site-texts/office-texts.ts'
import type { Api } from '../client/api.ts'

const TEXTS = '/api/office/texts'

export const officeTextsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['office', 'texts'],
    queryFn: async () => (await api.get<{ texts: OfficeTextView[] }>(TEXTS)).texts,
  })

export const officeTextQuery = (api: Api, key: string) =>
  queryOptions({ queryKey: ['office', 'text', key], queryFn: () => api.get<TextWithVersions>(addressOf(key)) })

/** @param text - null for the original; `version` is the one that was on screen */
export const saveText = (api: Api, key: string, text: string | null, version: number) =>
  api.put<TextWithVersions>(addressOf(key), { text, version })

/** The email that a text is part of, if the text said this. */
export const textEmailQuery = (api: Api, key: string, draft: string) =>
  queryOptions({
    queryKey: ['office', 'text-email', key, draft],
    queryFn: () => api.get<{ subject: string; text: string }>(`${addressOf(key)}/email?${new URLSearchParams({ text: draft })}`),
    placeholderData: keepPreviousData,
    // Another text may change in the meantime.
    gcTime: 0,
  })

/** Where its HTML part stands, for a frame. */
export const textEmailAddress = (key: string, draft: string): string => `${addressOf(key)}/email/html?${new URLSearchParams({ text: draft })}`

const addressOf = (key: string): string => `${TEXTS}/${encodeURIComponent(key)}`

/** Shows a text as it is after a change, here and wherever it's read. */
export async function setTextData(queries: QueryClient, answer: TextWithVersions): Promise<void> {
  const { key } = answer.text
  queries.setQueryData(['office', 'text', key], answer)
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['office', 'texts'] }),
    queries.invalidateQueries({ queryKey: ['texts', key.split('.')[0]] }),
  ])
}
