import type { TextGroupName } from '../../../shared/site-texts/site-texts.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { load, type PageLoader } from './page-data.ts'

/** The loader of a page that needs nothing but its texts. */
export const loadTexts = (group: TextGroupName): PageLoader => async (site) => {
  await load(site, textsQuery(site.api, group))
  return null
}
