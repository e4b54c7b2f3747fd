import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { QuestionGroupList, QuestionGroupView, WholeQuestionGroup } from '../../../shared/office/office-questions.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/errors.ts'
import type { Actor, Site } from '../../site/site.ts'

/** Ways of asking that one page shows. */
const QUESTIONS_SHOWN = 50

/**
 * What the assistant could not answer well, asked most first.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function listQuestions({ db }: Site, actor: Actor, { offset, limit }: { offset: number; limit: number }): Promise<QuestionGroupList> {
  requireAdmin(actor)
  const groups = await groupsOf(db).orderBy('count', 'desc').orderBy('askedAt', 'desc').orderBy('assistantGroup.id').offset(offset).limit(limit).execute()
  const { total } = await db
    .selectFrom('assistantQuestion')
    .select(({ fn }) => fn.count<number>('groupId').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return { groups: await Promise.all(groups.map((group) => toView(db, group))), total: Number(total) }
}

/**
 * Questions that ask the same, and how they were asked.
 *
 * @throws AppError `not-found` unless the actor is an admin and there are any
 */
export async function getQuestionGroup({ db }: Site, actor: Actor, id: number): Promise<WholeQuestionGroup> {
  requireAdmin(actor)
  const group = await groupsOf(db).where('assistantGroup.id', '=', id).executeTakeFirst()
  if (!group) throw areGone()
  const questions = await newestOf(db, id).limit(QUESTIONS_SHOWN).execute()
  return {
    group: await toView(db, group),
    asked: questions.map(({ id: questionId, text, createdAt, reason }) => ({ id: questionId, text, at: createdAt, isThumbDown: reason === 'down' })),
  }
}

/** The newest ways in which the questions of some groups were asked. */
export const textsOf = async (db: Database, groups: readonly number[]): Promise<string[]> => {
  const questions = await db.selectFrom('assistantQuestion').select('text').where('groupId', 'in', groups).orderBy('id', 'desc').limit(QUESTIONS_SHOWN).execute()
  return questions.map(({ text }) => text)
}

export const areGone = () => new AppError('not-found', 'These questions no longer exist. They were answered, dismissed, or older than 30 days.')

const groupsOf = (db: Database) =>
  db
    .selectFrom('assistantGroup')
    .innerJoin('assistantQuestion', 'assistantQuestion.groupId', 'assistantGroup.id')
    .groupBy('assistantGroup.id')
    .select(({ fn }) => [
      'assistantGroup.id',
      fn.count<number>('assistantQuestion.id').as('count'),
      fn.sum<number>(sql<number>`case when reason = 'down' then 1 else 0 end`).as('thumbsDown'),
      fn.max('assistantQuestion.createdAt').as('askedAt'),
    ])

const newestOf = (db: Database, groupId: number) =>
  db.selectFrom('assistantQuestion').select(['id', 'text', 'createdAt', 'reason']).where('groupId', '=', groupId).orderBy('id', 'desc')

interface GroupRow {
  id: number
  count: number
  thumbsDown: number
  askedAt: string
}

async function toView(db: Database, { id, count, thumbsDown, askedAt }: GroupRow): Promise<QuestionGroupView> {
  const [newest, { waiting }] = await Promise.all([
    newestOf(db, id).executeTakeFirst(),
    db
      .selectFrom('assistantSubscriber')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('groupId', '=', id)
      .executeTakeFirstOrThrow(),
  ])
  return { id, question: newest?.text ?? '', count: Number(count), thumbsDown: Number(thumbsDown), waiting: Number(waiting), askedAt }
}
