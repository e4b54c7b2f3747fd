import { backupsText } from '../../../shared/privacy/backups-text.ts'
import { sectionsOf, wordsOf } from '../../../shared/site-texts/rich-text.ts'
import { TEXT_GROUPS } from '../../../shared/site-texts/site-texts.ts'
import { readTexts } from '../../site-texts/read-texts.ts'
import type { Site } from '../../site/site.ts'
import { bestFitting, type Passage } from './passage.ts'

const PAGES = ['guidelines', 'privacy', 'terms'] as const

/** What guidelines, privacy, and terms have to say to these words. */
export async function findInGuidelines(site: Site, words: readonly string[]): Promise<Passage | null> {
  const found = bestFitting(words, await listParagraphs(site), ({ title, heading, text }) => ({ title: `${title} ${heading}`, text }))
  return found && { text: found.text, path: found.path, title: found.title, said: 'On Joue says' }
}

/** Their paragraphs, as visitors read them. */
export const listParagraphs = async (site: Site) => (await Promise.all(PAGES.map((page) => paragraphsOn(site, page)))).flat()

async function paragraphsOn(site: Site, page: (typeof PAGES)[number]) {
  const { heading: title, body } = await readTexts(site, page)
  const { path } = TEXT_GROUPS[page]
  const paragraphs = sectionsOf(body).flatMap(({ heading, blocks }) => blocks.map((block) => ({ path, title, heading, text: wordsOf(block) })))
  return page === 'privacy' ? [...paragraphs, { path, title, heading: 'Backups', text: backupsText(site) }] : paragraphs
}
