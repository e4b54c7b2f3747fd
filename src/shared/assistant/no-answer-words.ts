import type { AssistantAnswers } from '../site-texts/assistant-answer-texts.ts'
import type { Unknown } from './assistant.ts'
import type { Language, ReadLanguage } from './languages.ts'

const OFFERS: Readonly<Record<ReadLanguage, Readonly<Record<'likely' | 'other', string>>>> = {
  en: { likely: 'Did you mean', other: 'You could ask' },
  es: { likely: 'Quizás quiso preguntar', other: 'Puede preguntar' },
}

/** Why there’s no answer, what could be asked instead, and the way to a person. */
export function noAnswer(texts: AssistantAnswers, outcome: Unknown, questions: readonly string[], language: ReadLanguage): string {
  const [why, person] = language === 'es' ? [texts[`${outcome}-es`], texts['ask-person-es']] : [texts[outcome], texts['ask-person']]
  const offer = OFFERS[language][outcome === 'likely' ? 'likely' : 'other']
  return `${why}${questions.length > 0 ? ` ${offer}${offerOf(questions, language)}` : ''}\n\n${person}`
}

/** How a message offers the questions closest to one without an answer. Anyone who shows them as buttons leaves the questions out. */
export const offerOf = (questions: readonly string[], language: Language = 'en'): string =>
  questions.length > 0 ? `: ${questions.map((question) => `“${question}”`).join(language === 'es' ? ' o ' : ' or ')}` : ''

/** An answer without the questions and the way to a person that stand below it as buttons. */
export const withoutOffer = (message: string, questions: readonly string[], language: ReadLanguage): string =>
  questions.length > 0 ? message.replace(offerOf(questions, language), ':').replace(/\n\n.*$/s, '') : message

/** Above an answer in English to a question in Spanish. */
export const ONLY_IN_ENGLISH = 'Esta respuesta todavía no está en español. Así dice en inglés:'
