import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { answerQuestions, dismissQuestions } from '../../domain/assistant/questions/answer-questions.ts'
import { tryAnswer } from '../../domain/assistant/questions/try-answer.ts'
import { getQuestionGroup, listQuestions } from '../../domain/assistant/questions/read-questions.ts'
import { PAGE_SIZE } from '../../shared/forum/forum.ts'
import { type QuestionGroupList, type QuestionGroupView, TRIED, type TriedAnswer, type WholeQuestionGroup } from '../../shared/office/office-questions.ts'
import { QuestionAnswer, QuestionTrial } from '../../shared/assistant/question-schemas.ts'
import type { Environment } from '../http/environment.ts'
import { PAGES } from '../http/lists.ts'
import { idOf, rowId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { count, id, MessageAnswer, moment, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const GroupSchema = viewSchema<QuestionGroupView>()(
  'QuestionGroup',
  z.strictObject({ id, question: text, count, thumbsDown: count, waiting: count, askedAt: moment }),
)
const GroupListSchema = viewSchema<QuestionGroupList>()('QuestionGroups', z.strictObject({ groups: z.array(GroupSchema), total: count }))
const WholeGroupSchema = viewSchema<WholeQuestionGroup>()(
  'QuestionGroupInFull',
  z.strictObject({ group: GroupSchema, asked: z.array(z.strictObject({ id, text, at: moment, isThumbDown: z.boolean() })) }),
)
const TriedSchema = viewSchema<TriedAnswer>()(
  'TriedAnswer',
  z.strictObject({
    tries: z.array(z.strictObject({ text, found: z.enum(TRIED), instead: text })),
    also: z.array(z.strictObject({ id, question: text, waiting: count })),
  }),
)

const all = { tag: 'Office facts', who: 'office' } as const
const one = { ...all, path: { groupId: idOf('Question group ID.') } } as const

/** What the assistant could not answer well. Paths are below /api/office/questions. */
export const officeQuestions = new Hono<Environment>()
  .get('/', route(
    { ...all, id: 'listQuestions', summary: 'List questions without a good answer', query: PAGES, answer: GroupListSchema },
    ({ site, actor, query }) => {
      const page = rowId(query.page ?? '') ?? 1
      return listQuestions(site, actor, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })
    },
  ))
  .get('/:groupId', route(
    { ...one, id: 'getQuestionGroup', summary: 'Get a question, as people asked it', answer: WholeGroupSchema },
    ({ c, site, actor }) => getQuestionGroup(site, actor, groupIn(c)),
  ))
  .post('/:groupId/tries', route(
    {
      ...one, id: 'tryAnswer', summary: 'Try an answer before it’s saved',
      description: 'Whether each of `tries` would find the fact: `found`, `learned` once it’s saved with these `phrasings`, or `missed`, in which case `instead` is the fact it finds, if any. `also` are other questions the fact would answer.',
      body: { QuestionTrial }, answer: TriedSchema,
    },
    ({ c, site, actor, body }) => tryAnswer(site, actor, groupIn(c), body()),
  ))
  .put('/:groupId/answer', route(
    {
      ...one, id: 'answerQuestions', summary: 'Answer a question with a fact',
      description: '`phrasings` are ways to ask whose words the fact is found by, too. The questions `also` are answered with it, and everyone who waits for one of them gets the email.',
      body: { QuestionAnswer }, answer: MessageAnswer,
      refusals: { 409: 'Another version of the fact was saved in the meantime.' },
    },
    async ({ c, site, actor, body }) => {
      await answerQuestions(site, actor, groupIn(c), body())
      return { message: 'Answered.' }
    },
  ))
  .delete('/:groupId', route(
    { ...one, id: 'dismissQuestions', summary: 'Dismiss a question', answer: MessageAnswer },
    async ({ c, site, actor }) => {
      await dismissQuestions(site, actor, groupIn(c))
      return { message: 'Dismissed.' }
    },
  ))

const groupIn = (c: Context<Environment>): number => rowId(c.req.param('groupId') ?? '') ?? 0
