import type { InfoText } from '../../../shared/info-text.ts'
import { INFO_TEXTS } from '../../../shared/info-texts.ts'
import { privacyText } from '../../../shared/privacy/privacy-text.ts'
import { filledText } from '../../../shared/references/filled-text.ts'
import type { ReferableFacts } from '../../../shared/references/referable-fact.ts'
import type { Site } from '../../site/site.ts'
import { bestFitting } from './fits.ts'
import type { Passage } from './passage.ts'

/** What guidelines, privacy, and terms have to say to these words. */
export function findInGuidelines(site: Pick<Site, 'backsUpDaily'>, facts: ReferableFacts, words: readonly string[]): Passage | null {
  const texts = Object.entries({ ...INFO_TEXTS, '/forum/privacy': privacyText(site) }).map(([path, text]) => [path, filledText(text, facts)] as const)
  const found = bestFitting(words, texts.flatMap(paragraphsOf), ({ title, heading, text }) => ({ title: `${title} ${heading}`, text }))
  return found && { text: found.text, path: found.path, title: found.title, said: 'On Joue says' }
}

const paragraphsOf = ([path, { title, sections }]: readonly [string, InfoText]) =>
  sections.flatMap(({ heading, paragraphs }) => paragraphs.map((text) => ({ path, title, heading, text })))
