import { expect, it } from 'vitest'
import { READ_LANGUAGES } from '../../shared/assistant/languages.ts'
import { LATER_QUESTIONS } from '../../../tests/support/assistant/questions/later-questions.ts'
import { examplesIn } from '../../../tests/support/assistant/questions/examples.ts'
import { languageOf } from './language-of.ts'

it.each([
  ['¿Cuánto cuesta?', 'es'],
  ['donde estan', 'es'],
  ['hola', 'es'],
  ['Is there a café?', 'en'],
  ['wifi', 'en'],
  ['How do I get to El Paso from there?', 'en'],
  ['Bonjour', 'en'],
  ['C’est combien pour un enfant ?', 'fr'],
  ['Bonjour, vous êtes ouverts quand ?', 'fr'],
])('“%s” is read as %s', (message, language) => {
  expect(languageOf(message)).toBe(language)
})

it('a message that says too little is in the language of the one before it', () => {
  expect(languageOf('wifi?', ['¿Cuánto cuesta?'])).toBe('es')
  expect(languageOf('wifi?', ['¿Cuánto cuesta?', 'How much is it?'])).toBe('en')
  expect(languageOf('and parking?', ['¿Cuánto cuesta?'])).toBe('en')
})

it.each(['near La Frontera?', 'Casa de Luz', 'LA?', 'De Leon', 'UNO', 'my son said so', 'tell me'])('a name or a word that English shares with Spanish doesn’t make it Spanish: “%s”', (message) => {
  expect(languageOf(message)).toBe('en')
})

it.each(['me quiero morir', 'me pueden llamar?', 'queda cerca', 'algo nuevo?'])('a few words are enough: “%s”', (message) => {
  expect(languageOf(message)).toBe('es')
})

it.each(READ_LANGUAGES)('nearly all of a corpus is told to be in its language: %s', (language) => {
  const others = examplesIn(language).filter(({ text }) => languageOf(text) !== language)

  expect(others.length / examplesIn(language).length, others.map(({ text }) => text).join('\n')).toBeLessThan(0.02)
})

it('hardly a question in English is taken for another language', () => {
  const taken = LATER_QUESTIONS.filter(({ question }) => languageOf(question) !== 'en').map(({ question }) => question)

  expect(taken.filter((question) => !/[¿¡ñáíóúçèêà]|\b(?:hola|est-ce|vous)\b/i.test(question))).toEqual([])
})
