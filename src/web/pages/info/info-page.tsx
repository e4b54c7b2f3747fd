import { useLocation } from '../../ui/router/router-context.tsx'
import { INFO_TEXTS } from '../../../shared/info-texts.ts'
import { InfoArticle } from './info-article.tsx'

/** Guidelines and terms. */
export function InfoPage() {
  const text = INFO_TEXTS[useLocation().pathname.replace(/\/$/, '')]
  return text ? <InfoArticle text={text} /> : null
}
