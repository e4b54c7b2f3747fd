import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { TextGroupName, TextsOf } from '../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { textsQuery } from '../../queries/texts-queries.ts'

/** What a page says. Its loader has asked for it. */
export const useTexts = <G extends TextGroupName>(group: G): TextsOf<G> => useSuspenseQuery(textsQuery(useApi(), group)).data

/** The same for a page's head; nothing until the texts have come. */
export const textsForHead = <G extends TextGroupName>(queries: QueryClient, group: G): Partial<TextsOf<G>> =>
  queries.getQueryData<TextsOf<G>>(['texts', group]) ?? {}

/** The title and description of a page whose texts have both. */
export function headTexts<G extends TextGroupName>(queries: QueryClient, group: G & HasHead<G>): { title: string; description: string } {
  const { title = 'On Joue', description = '' }: { title?: string; description?: string } = textsForHead(queries, group)
  return { title, description }
}

type HasHead<G extends TextGroupName> = 'title' | 'description' extends keyof TextsOf<G> ? unknown : never
