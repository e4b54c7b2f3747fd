import { TALK } from './classifier/groups.ts'
import { likeliest } from './classifier/likeliest.ts'
import { classify } from './classifier/site-model.ts'
import { foldQuestion } from './words.ts'

/** What is said to what people say that's no question about the place, by its intent. */
const ANSWERS: Readonly<Record<string, string>> = {
  'talk.greeting':
    'Bonjour. I’m On Joue’s automated assistant. Ask me about the playground, and I’ll tell you what’s been announced so far.',
  'talk.how-are-you': 'I’m doing well, thanks. I’m an automated assistant. What would you like to know about On Joue?',
  'talk.languages': 'I answer in English. Respondo en inglés. Je réponds en anglais. I’m automated, and I understand only a little Spanish and French.',
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

/** Longer messages ask something. */
const TALK_WORDS = 18
/** From here on a text is small talk … */
const SURE = 0.7
/** … and from here on where a part of it may not be. */
const SURE_OF_SEVERAL = 0.8

/** The answer to a greeting, thanks, a good-bye or a question about the assistant itself; otherwise null. */
export function smallTalk(text: string, least = SURE): string | null {
  if (foldQuestion(text) === '' || text.split(' ').length > TALK_WORDS) return null
  const [best] = likeliest(classify(text))
  return best?.group === TALK && best.probability >= least ? talkOf(best.key) : null
}

/** The answer to a message that's nothing but small talk: "good evening! all well?" */
export function answerToTalk(message: string): string | null {
  const parts = message.split(/[?!.,;]+/).filter((part) => foldQuestion(part) !== '')
  if (parts.every((part) => smallTalk(part) !== null)) return smallTalk(parts.at(-1) ?? '')
  return smallTalk(message, parts.length > 1 ? SURE_OF_SEVERAL : SURE)
}

/** The answer to a kind of small talk; null when the intent is another. */
export const talkOf = (intent: string): string | null => ANSWERS[intent] ?? null
