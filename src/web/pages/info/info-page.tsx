import { load, type PageModule } from '../frame/page-data.ts'
import { headTexts, useTexts } from '../frame/use-texts.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { InfoArticle } from './info-article.tsx'

/** A page that is nothing but the owner's words. */
const infoPage = (group: 'guidelines' | 'terms'): PageModule => ({
  Component: function InfoPage() {
    return <InfoArticle texts={useTexts(group)} />
  },
  head: (queries) => ({ ...headTexts(queries, group), canonical: `/forum/${group}` }),
  load: async (site) => {
    await load(site, textsQuery(site.api, group))
    return null
  },
})

export const guidelinesPage = infoPage('guidelines')
export const termsPage = infoPage('terms')
