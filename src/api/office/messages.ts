import { type Context, Hono } from 'hono'
import { answerContactMessage, previewAnswer } from '../../domain/contact/answer-contact-message.ts'
import { exportMessages } from '../../domain/contact/export-messages.ts'
import { getThread, readInbox } from '../../domain/contact/read-inbox.ts'
import { changeSavedAnswer, listSavedAnswers, removeSavedAnswer, saveAnswer } from '../../domain/contact/saved-answers.ts'
import { eraseContactMessage, type MessageMove, moveMessage, noteOnMessage, takeMessageIn } from '../../domain/contact/tend-message.ts'
import { MessageAnswer, MessageNote, SavedAnswer } from '../../shared/office-message-schemas.ts'
import { MESSAGE_STATES } from '../../shared/office-messages.ts'
import { plainText } from '../../shared/text.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { requestedPage, oneOf } from './asked.ts'
import { csvFile } from './csv-file.ts'
import { idIn } from './id-in.ts'

/** What people wrote with the contact form. Paths are below /api/office/messages. */
export const officeMessages = new Hono<Environment>()
  .get('/', async (c) => {
    const question = { state: oneOf(MESSAGE_STATES, c.req.query('state')), search: plainText(c.req.query('q') ?? ''), page: requestedPage(c) }
    return c.json(await readInbox(c.var.site, c.var.actor, question))
  })
  .get('/export', async (c) => csvFile(c, 'messages', await exportMessages(c.var.site, c.var.actor)))
  .get('/:messageId', async (c) => c.json(await threadOf(c)))
  .put('/:messageId/read', move('read'))
  .delete('/:messageId/read', move('unread'))
  .put('/:messageId/archived', move('archive'))
  .delete('/:messageId/archived', move('unarchive'))
  .delete('/:messageId/set-aside', async (c) => {
    await takeMessageIn(c.var.site, c.var.actor, idIn(c, 'messageId'))
    return c.json(await threadOf(c))
  })
  .post('/:messageId/notes', async (c) => {
    await noteOnMessage(c.var.site, c.var.actor, idIn(c, 'messageId'), readBody(c, MessageNote).text)
    return c.json(await threadOf(c), 201)
  })
  .post('/:messageId/answers', async (c) => {
    await answerContactMessage(c.var.site, c.var.actor, idIn(c, 'messageId'), readBody(c, MessageAnswer).text)
    return c.json(await threadOf(c), 201)
  })
  .post('/:messageId/answers/preview', async (c) => {
    return c.json({ letter: await previewAnswer(c.var.site, c.var.actor, idIn(c, 'messageId'), readBody(c, MessageAnswer).text) })
  })
  .delete('/:messageId', async (c) => {
    await eraseContactMessage(c.var.site, c.var.actor, idIn(c, 'messageId'))
    return c.body(null, 204)
  })

/** Words for answers given often. Paths are below /api/office/saved-answers. */
export const officeSavedAnswers = new Hono<Environment>()
  .get('/', async (c) => c.json(await savedIn(c)))
  .post('/', async (c) => {
    await saveAnswer(c.var.site, c.var.actor, readBody(c, SavedAnswer))
    return c.json(await savedIn(c), 201)
  })
  .put('/:savedAnswerId', async (c) => {
    await changeSavedAnswer(c.var.site, c.var.actor, idIn(c, 'savedAnswerId'), readBody(c, SavedAnswer))
    return c.json(await savedIn(c))
  })
  .delete('/:savedAnswerId', async (c) => {
    await removeSavedAnswer(c.var.site, c.var.actor, idIn(c, 'savedAnswerId'))
    return c.json(await savedIn(c))
  })

type OfficeContext = Context<Environment>

const threadOf = (c: OfficeContext) => getThread(c.var.site, c.var.actor, idIn(c, 'messageId'))
const savedIn = async (c: OfficeContext) => ({ answers: await listSavedAnswers(c.var.site, c.var.actor) })

function move(to: MessageMove) {
  return async (c: OfficeContext) => {
    await moveMessage(c.var.site, c.var.actor, idIn(c, 'messageId'), to)
    return c.json(await threadOf(c))
  }
}
