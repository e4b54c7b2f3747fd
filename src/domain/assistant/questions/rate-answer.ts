import type { z } from 'zod'
import type { ChatRating } from '../../../shared/assistant/chat-request.ts'
import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import type { Actor, Site } from '../../site/site.ts'
import { readAnswerToken } from '../answer-token.ts'
import { saveQuestion } from './save-question.ts'

/**
 * Takes a thumb up or down for an answer, one for each. A thumb down keeps the question for the owner.
 *
 * @throws AppError `not-found` when the token is none of ours for this question or a day old, `conflict` when the
 *   answer was rated already, `too-many` past the chat limit
 */
export async function rateAnswer(site: Site, actor: Actor, { token, message, rating }: z.output<typeof ChatRating>): Promise<void> {
  await consumeFixedWindow(site, 'chat', actor.network)
  const answer = readAnswerToken(site, token, message)
  if (!answer) throw new AppError('not-found', 'You can’t rate this answer anymore.')
  const { numInsertedOrUpdatedRows } = await site.db
    .insertInto('assistantRating')
    .values({ nonce: answer.nonce, rating, createdAt: site.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('conflict', 'You’ve already rated this answer.')
  // What had no answer is kept already.
  if (rating === 'down' && answer.wasAnswered) await saveQuestion(site, message, 'down')
}
