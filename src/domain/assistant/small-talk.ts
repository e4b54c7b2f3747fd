import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import type { AssistantAnswers } from '../../shared/site-texts/assistant-answer-texts.ts'
import { TALK } from './classifier/groups.ts'
import { likeliest } from './classifier/likeliest.ts'
import { classify } from './classifier/site-model.ts'
import { SPANISH_TALK } from './languages/spanish.ts'
import { foldQuestion } from './words.ts'

/** What is said to what people say that's no question about the place, by its intent. */
const ENGLISH_TALK: Readonly<Record<string, string>> = {
  'talk.how-are-you': 'I’m doing well, thanks. I’m an automated assistant. What would you like to know about On Joue?',
  'talk.languages': 'I’m automated. I answer in English and Spanish, and I understand only a little French. Which languages the On Joue team speaks is not yet announced.',
  'talk.thanks': 'You’re welcome. I’m automated, so I’m here whenever you have another question.',
  'talk.goodbye': 'Au revoir. I’m automated, so I’m always here, and so is the contact form.',
  'talk.robot':
    'I’m a robot: an automated assistant that answers from what On Joue has announced. To reach the On Joue team, use the contact form.',
  'talk.who': 'I’m On Joue’s automated assistant. I answer questions about the playground with what’s been announced so far.',
  'talk.help':
    'I’m automated, and I answer questions about On Joue: ages, plans, the café, safety, parties, and more. What would you like to know?',
  'talk.sorry':
    'I’m sorry I couldn’t help. I’m automated, and I only know what’s been announced so far. You can ask the On Joue team with the contact form.',
  'talk.ok': 'Okay. I’m automated, so just type your next question when you have one.',
}
const ANSWERS: Readonly<Record<ReadLanguage, Readonly<Record<string, string>>>> = { en: ENGLISH_TALK, es: SPANISH_TALK }

/** Longer messages ask something. */
const TALK_WORDS = 18
/** From here on a text is small talk … */
const SURE = 0.7
/** … and from here on where a part of it may not be. */
const SURE_OF_SEVERAL = 0.8

/** The kind of small talk a text is: a greeting, thanks, a good-bye or a question about the assistant itself; otherwise null. */
export function smallTalk(text: string, least = SURE): string | null {
  if (foldQuestion(text) === '' || text.split(' ').length > TALK_WORDS) return null
  const [best] = likeliest(classify(text))
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
  if (intent === 'talk.greeting') return language === 'es' ? texts['hello-es'] : texts.hello
  return ANSWERS[language][intent] ?? null
}
