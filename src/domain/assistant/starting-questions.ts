import { factsByKey } from '../../shared/playground/playground.ts'
import { isStartingQuestion } from '../../shared/site-texts/assistant-texts.ts'
import { fillText } from '../../shared/site-texts/fill-text.ts'
import { listRememberedFacts } from '../playground/list-facts.ts'
import type { Site } from '../site/site.ts'
import { canAnswer } from './answer.ts'

/** What's wrong with a text of the site that is a starting question; empty when the assistant knows an answer to it. */
export async function warningAbout(site: Site, { key, text }: { key: string; text: string }): Promise<string> {
  if (!isStartingQuestion(key)) return ''
  const question = fillText(text, { kind: 'line' }, factsByKey(await listRememberedFacts(site)))
  return (await canAnswer(site, question)) ? '' : 'The assistant doesn’t know an answer to this yet.'
}
