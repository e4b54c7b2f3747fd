import { type Context, Hono } from 'hono'
import { answerQuestions, dismissQuestions } from '../../domain/assistant/questions/answer-questions.ts'
import { getQuestionGroup, listQuestions } from '../../domain/assistant/questions/read-questions.ts'
import { PAGE_SIZE } from '../../shared/forum.ts'
import { QuestionAnswer } from '../../shared/question-schemas.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { rowId } from '../row-id.ts'

const groupId = (c: Context<Environment>): number => rowId(c.req.param('groupId') ?? '') ?? 0

/** What the assistant could not answer well. Paths are below /api/office/questions. */
export const officeQuestions = new Hono<Environment>()
  .get('/', async (c) => {
    const page = rowId(c.req.query('page') ?? '') ?? 1
    return c.json(await listQuestions(c.var.site, c.var.actor, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }))
  })
  .get('/:groupId', async (c) => c.json(await getQuestionGroup(c.var.site, c.var.actor, groupId(c))))
  .put('/:groupId/answer', async (c) => {
    await answerQuestions(c.var.site, c.var.actor, groupId(c), readBody(c, QuestionAnswer))
    return c.json({ message: 'Answered.' })
  })
  .delete('/:groupId', async (c) => {
    await dismissQuestions(c.var.site, c.var.actor, groupId(c))
    return c.json({ message: 'Dismissed.' })
  })
