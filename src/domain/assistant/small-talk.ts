import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import { TALK_TEXTS } from '../../shared/site-texts/assistant-talk-texts.ts'
import type { AssistantAnswers } from '../../shared/site-texts/assistant-answer-texts.ts'
import { TALK } from './classifier/groups.ts'
import { classify } from './classifier/site-model.ts'
import { foldQuestion } from './words.ts'

/** Longer messages ask something. */
const TALK_WORDS = 18
/** From here on a text is small talk … */
const SURE = 0.7
/** … and from here on where a part of it may not be. */
const SURE_OF_SEVERAL = 0.8

/** The kind of small talk a text is: a greeting, thanks, a good-bye or a question about the assistant itself; otherwise null. */
export function smallTalk(text: string, least = SURE): string | null {
  if (text.split(' ').length > TALK_WORDS) return null
  const [best] = classify(text)
  return best?.group === TALK && best.probability >= least ? best.key : null
}

/** The same of a message that's nothing but small talk: "good evening! all well?" */
export function talkIn(message: string): string | null {
  const parts = message.split(/[?!.,;¿¡]+/).filter((part) => foldQuestion(part) !== '')
  if (parts.every((part) => smallTalk(part) !== null)) return smallTalk(parts.at(-1) ?? '')
  return smallTalk(message, parts.length > 1 ? SURE_OF_SEVERAL : SURE)
}

/** The answer to a kind of small talk; null when the intent is another. */
export function talkOf(intent: string, language: ReadLanguage, texts: AssistantAnswers): string | null {
  const name = intent === 'talk.greeting' ? 'hello' : intent.replace(/^talk\./, '')
  if (name === intent || (name !== 'hello' && !Object.hasOwn(TALK_TEXTS, name))) return null
  return texts[`${name}${language === 'es' ? '-es' : ''}` as keyof AssistantAnswers]
}
