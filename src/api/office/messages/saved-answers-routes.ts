import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { changeSavedAnswer, listSavedAnswers, removeSavedAnswer, saveAnswer } from '../../../domain/contact/saved-answers.ts'
import { SavedAnswer } from '../../../shared/office/messages/office-message-schemas.ts'
import type { SavedAnswerView } from '../../../shared/office/messages/office-messages.ts'
import type { Environment } from '../../http/environment.ts'
import { idIn, idOf } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { id, moment, viewSchema } from '../../http/view-schema.ts'

const text = z.string()
const SavedAnswerSchema = viewSchema<SavedAnswerView>()('SavedAnswerInOffice', z.strictObject({ id, title: text, text, changedAt: moment }))

const all = { tag: 'Office email', who: 'office', answer: z.strictObject({ answers: z.array(SavedAnswerSchema) }) } as const
const one = { ...all, path: { savedAnswerId: idOf('Saved reply ID.') } } as const

/** Replies used often. Every change answers with all of them. Paths are below /api/office/saved-answers. */
export const officeSavedAnswers = new Hono<Environment>()
  .get('/', route({ ...all, id: 'listSavedAnswers', summary: 'List saved replies' }, ({ c }) => savedAnswers(c)))
  .post('/', route(
    { ...all, id: 'saveAnswer', summary: 'Save a reply for later', body: { SavedAnswer }, status: 201 },
    async ({ c, site, actor, body }) => {
      await saveAnswer(site, actor, body())
      return savedAnswers(c)
    },
  ))
  .put('/:savedAnswerId', route(
    { ...one, id: 'changeSavedAnswer', summary: 'Change a saved reply', body: { SavedAnswer } },
    async ({ c, site, actor, body }) => {
      await changeSavedAnswer(site, actor, idIn(c, 'savedAnswerId'), body())
      return savedAnswers(c)
    },
  ))
  .delete('/:savedAnswerId', route(
    { ...one, id: 'removeSavedAnswer', summary: 'Delete a saved reply' },
    async ({ c, site, actor }) => {
      await removeSavedAnswer(site, actor, idIn(c, 'savedAnswerId'))
      return savedAnswers(c)
    },
  ))

const savedAnswers = async (c: Context<Environment>) => ({ answers: await listSavedAnswers(c.var.site, c.var.actor) })
