import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { QuestionGroupList, QuestionGroupView, WholeQuestionGroup } from '../../../shared/office/office-questions.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
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
  return { groups: groups.map(toView), total: Number(total) }
}

/**
 * Questions that ask the same, and how they were asked.
 *
 * @throws AppError `not-found` unless the actor is an admin and there are any
 */
export async function getQuestionGroup({ db }: Site, actor: Actor, id: number): Promise<WholeQuestionGroup> {
  requireAdmin(actor)
  const group = await groupsOf(db).where('assistantGroup.id', '=', id).executeTakeFirst()
  if (!group) throw questionIsGone()
  const questions = await newestOf(db, [id])
  return {
    group: toView(group),
    asked: questions.map(({ id: questionId, text, createdAt, reason }) => ({ id: questionId, text, at: createdAt, isThumbDown: reason === 'down' })),
  }
}

/** The newest ways in which the questions of some groups were asked. */
export const textsOf = async (db: Database, groups: readonly number[]): Promise<string[]> => (await newestOf(db, groups)).map(({ text }) => text)

export const questionIsGone = () => new AppError('not-found', 'This question no longer exists. It was answered or dismissed, or it’s more than 30 days old.')

const newestOf = (db: Database, groups: readonly number[]) =>
  db.selectFrom('assistantQuestion').select(['id', 'text', 'createdAt', 'reason']).where('groupId', 'in', groups).orderBy('id', 'desc').limit(QUESTIONS_SHOWN).execute()

const groupsOf = (db: Database) =>
  db
    .selectFrom('assistantGroup')
    .innerJoin('assistantQuestion', 'assistantQuestion.groupId', 'assistantGroup.id')
    .groupBy('assistantGroup.id')
    .select(({ fn, selectFrom }) => [
      'assistantGroup.id',
      selectFrom('assistantQuestion as newest').select('text').whereRef('newest.groupId', '=', 'assistantGroup.id').orderBy('newest.id', 'desc').limit(1).as('question'),
      fn.count<number>('assistantQuestion.id').as('count'),
      fn.sum<number>(sql<number>`case when reason = 'down' then 1 else 0 end`).as('thumbsDown'),
      selectFrom('assistantSubscriber').select((own) => own.fn.countAll<number>().as('waiting')).whereRef('groupId', '=', 'assistantGroup.id').as('waiting'),
      fn.max('assistantQuestion.createdAt').as('askedAt'),
    ])

const toView = (group: Awaited<ReturnType<ReturnType<typeof groupsOf>['executeTakeFirstOrThrow']>>): QuestionGroupView => ({
  ...group,
  question: group.question ?? '',
  count: Number(group.count),
  thumbsDown: Number(group.thumbsDown),
  waiting: Number(group.waiting),
})
