import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '../../ui/router/router-context.tsx'
import { INFO_TEXTS } from '../../../shared/info-texts.ts'
import { filledText } from '../../../shared/references/filled-text.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground.ts'
import { load, type PageData } from '../frame/page-data.ts'
import { InfoArticle } from './info-article.tsx'

/** Guidelines and terms, with what they say of facts filled in. */
export function InfoPage() {
  const { data: facts } = useSuspenseQuery(factsQuery(useApi()))
  const text = INFO_TEXTS[useLocation().pathname.replace(/\/$/, '')]
  return text ? <InfoArticle text={filledText(text, facts)} /> : null
}

export async function loadFacts(site: PageData): Promise<null> {
  await load(site, factsQuery(site.api))
  return null
}
