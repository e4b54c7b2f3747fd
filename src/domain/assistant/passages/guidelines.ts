import { INFO_TEXTS } from '../../../shared/info-texts.ts'
import { bestFitting } from './fits.ts'
import type { Passage } from './passage.ts'

/** Every paragraph of guidelines, privacy and terms. */
const PARAGRAPHS = Object.entries(INFO_TEXTS).flatMap(([path, { title, sections }]) =>
  sections.flatMap(({ heading, paragraphs }) => paragraphs.map((text) => ({ path, title, heading, text }))),
)

/** What guidelines, privacy and terms have to say to these words. */
export function findInGuidelines(words: readonly string[]): Passage | null {
  const found = bestFitting(words, PARAGRAPHS, ({ title, heading, text }) => ({ title: `${title} ${heading}`, text }))
  return found && { text: found.text, path: found.path, title: found.title, said: 'On Joue says' }
}
