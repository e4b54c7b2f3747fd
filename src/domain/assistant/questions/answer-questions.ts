import { engineOf, type Transaction } from '../../../db/connection.ts'
import { FACT_PARTS } from '../../../shared/playground/fact-fields.ts'
import { hasOwnShort, keyOfQuestion, shortOf } from '../../../shared/playground/fact-words.ts'
import type { FactView } from '../../../shared/playground/playground.ts'
import type { QuestionAnswer } from '../../../shared/assistant/question-schemas.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmails } from '../../emails/outbox/queue-email.ts'
import { addFact } from '../../playground/add-fact.ts'
import { changeFactIn } from '../../playground/change-fact.ts'
import { factsToSearch } from '../../playground/list-facts.ts'
import type { Actor, Site } from '../../site/site.ts'
import { questionIsGone, textsOf } from './read-questions.ts'
import { searchWords } from './try-answer.ts'

/**
 * Answers questions that ask the same, once: the answer becomes a fact, new or one that is there, everyone who left an
 * address gets one email, and questions and addresses go. It's found by the words it was asked with.
 *
 * @throws AppError `not-found` unless the actor is an admin and there are such questions, and the fact, if one was named,
 *   `conflict` when that was changed since `version`
 */
export async function answerQuestions(site: Site, actor: Actor, id: number, { factKey, version, phrasings = [], also = [], ...texts }: QuestionAnswer): Promise<void> {
  const admin = requireAdmin(actor)
  const now = site.clock.now()
  const facts = await factsToSearch(site)
  await site.db.transaction().execute(async (trx) => {
    const { groups, words: own } = await lockGroups(trx, id, also)
    const words = searchWords(facts, own, [...(await textsOf(trx, groups)), ...phrasings])
    const key = factKey || keyOfQuestion(id)
    const write = { actorId: admin.id, now, key }
    if (factKey === '') await addFact(trx, { ...write, words, ...texts })
    else await changeFactIn(trx, site, { ...write, version, kind: 'fact.change', find: bettered(words, texts) })
    const waiting = await trx.selectFrom('assistantSubscriber').select(['email', 'emailKey']).where('groupId', 'in', groups).orderBy('id').execute()
    const subscribers = [...Map.groupBy(waiting, ({ emailKey }) => emailKey).values()].flatMap(([first]) => first ?? [])
    const { id: factId } = await trx.selectFrom('fact').select('id').where('key', '=', key).executeTakeFirstOrThrow()
    await queueEmails(trx, site, subscribers.map(({ email }) => ({ template: 'question-answered', factId, to: email })))
    await removeGroups(trx, groups)
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'question.answer', subject: `fact:${key}`, detail: { emails: subscribers.length }, createdAt: now })
  })
  await site.bus.wake()
}

/**
 * Lets questions go without an answer, and the addresses that waited for one.
 *
 * @throws AppError `not-found` unless the actor is an admin and there are such questions
 */
export async function dismissQuestions(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => {
    const { groups } = await lockGroups(trx, id)
    await removeGroups(trx, groups)
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'question.dismiss', createdAt: site.clock.now() })
  })
}

/** A group's words, and it with the others that are still there, held until the end of `trx`: of two who answer at once, the second finds nothing. */
async function lockGroups(trx: Transaction, id: number, also: readonly number[] = []): Promise<{ words: string; groups: number[] }> {
  const some = trx.selectFrom('assistantGroup').select(['id', 'words']).where('id', 'in', [id, ...also]).orderBy('id')
  const found = await (engineOf(trx) === 'postgres' ? some.forUpdate() : some).execute()
  const own = found.find((group) => group.id === id)
  if (!own) throw questionIsGone()
  return { words: own.words, groups: found.map((group) => group.id) }
}

async function removeGroups(trx: Transaction, groups: readonly number[]): Promise<void> {
  for (const table of ['assistantQuestion', 'assistantSubscriber'] as const) await trx.deleteFrom(table).where('groupId', 'in', groups).execute()
  await trx.deleteFrom('assistantGroup').where('id', 'in', groups).execute()
}

/** The fact says what was answered, and is found by the words it was asked with. */
const bettered =
  (question: string, texts: Pick<QuestionAnswer, 'label' | 'question' | 'answer'>) =>
  async (_: Transaction, fact: Pick<FactView, 'state' | 'short' | 'answer'> & { words: string }) => {
    const words = [...new Set(`${fact.words} ${question}`.trim().split(' '))].join(' ').slice(0, FACT_PARTS.words.maxChars)
    const isNew = fact.answer !== texts.answer
    const short = hasOwnShort(fact) ? fact.short : shortOf(texts.answer) || texts.label
    return { ...texts, words, ...(isNew && { short, state: 'known' as const }) }
  }
