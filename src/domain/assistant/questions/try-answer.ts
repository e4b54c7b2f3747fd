import type { QuestionTrial } from '../../../shared/assistant/question-schemas.ts'
import { ALSO_MAX, type TriedAnswer } from '../../../shared/office/office-questions.ts'
import { STATUS_OF } from '../../../shared/playground/badges.ts'
import { EMPTY_FACT, FACT_PARTS } from '../../../shared/playground/fact-fields.ts'
import { keyOfQuestion } from '../../../shared/playground/fact-words.ts'
import { factsToSearch } from '../../playground/list-facts.ts'
import type { Actor, Site } from '../../site/site.ts'
import { findAnswer } from '../find-answer.ts'
import type { SearchableFact } from '../facts-to-answer.ts'
import { likenessOf } from './group.ts'
import { questionIsGone, listQuestions, textsOf } from './read-questions.ts'

/** Other questions that are looked at. */
const OTHERS_READ = 100

/**
 * Which ways to ask would find this answer, and which other questions it would answer. Nothing is saved.
 *
 * @throws AppError `not-found` unless the actor is an admin and there are such questions
 */
export async function tryAnswer(site: Site, actor: Actor, id: number, { factKey, tries, ...texts }: QuestionTrial): Promise<TriedAnswer> {
  const { groups } = await listQuestions(site, actor, { offset: 0, limit: OTHERS_READ })
  const facts = await factsToSearch(site)
  const key = factKey || keyOfQuestion(id)
  const group = await site.db.selectFrom('assistantGroup').select('words').where('id', '=', id).executeTakeFirst()
  if (!group) throw questionIsGone()
  const known = [group.words, ...(await textsOf(site.db, [id]))]
  const before = withAnswer(facts, { key, ...texts }, known)
  const missed = tries.filter((text) => !isFound(before, key, text))
  const after = withAnswer(facts, { key, ...texts }, [...known, ...missed])
  return {
    tries: tries.map((text) => ({ text, found: missed.includes(text) ? (isFound(after, key, text) ? 'learned' : 'missed') : 'found', instead: insteadOf(after, key, text) })),
    also: groups.filter((other) => other.id !== id && isFound(after, key, other.question)).slice(0, ALSO_MAX).map(({ id: other, question, waiting }) => ({ id: other, question, waiting })),
  }
}

type Texts = Pick<SearchableFact, 'key' | 'label' | 'question'>

/** The facts as they'd be with this one, found by the words of these questions too. */
function withAnswer(facts: readonly SearchableFact[], texts: Texts, questions: readonly string[]): SearchableFact[] {
  const made = { ...EMPTY_FACT, ...STATUS_OF.announced, short: '', answer: '', link: '/visit', checkedAt: null, notice: '' }
  const fact = { ...made, ...facts.find(({ key }) => key === texts.key), ...texts }
  return [...facts.filter(({ key }) => key !== texts.key), { ...fact, words: searchWords(facts, fact.words, questions) }]
}

/** The words a fact is found by, with those of questions it answers. */
export const searchWords = (facts: readonly SearchableFact[], words: string, questions: readonly string[]): string =>
  [...new Set([words, ...questions.map((text) => likenessOf(facts, text))].join(' ').split(' ').filter(Boolean))].join(' ').slice(0, FACT_PARTS.words.maxChars)

const factsFor = (facts: readonly SearchableFact[], text: string): readonly SearchableFact[] => {
  const found = findAnswer(facts, text)
  return found.kind === 'facts' ? found.facts : []
}
const isFound = (facts: readonly SearchableFact[], fact: string, text: string): boolean => factsFor(facts, text).some(({ key }) => key === fact)
const insteadOf = (facts: readonly SearchableFact[], fact: string, text: string): string => (isFound(facts, fact, text) ? '' : (factsFor(facts, text)[0]?.label ?? ''))
