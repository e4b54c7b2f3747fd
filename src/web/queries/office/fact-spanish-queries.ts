import { queryOptions } from '@tanstack/react-query'
import type { FactInSpanish, SpanishForm } from '../../../shared/playground/spanish-fields.ts'
import type { Api } from '../client/api.ts'

const at = (key: string): string => `/api/office/facts/${encodeURIComponent(key)}/spanish`

/** A fact in Spanish. */
export const factSpanishQuery = (api: Api, key: string) =>
  queryOptions({ queryKey: ['office', 'fact-spanish', key], queryFn: () => api.get<FactInSpanish>(at(key)) })

export const saveFactSpanish = (api: Api, key: string, form: SpanishForm) => api.put<FactInSpanish>(at(key), form)
