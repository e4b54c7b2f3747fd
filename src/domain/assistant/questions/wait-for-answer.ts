import type { z } from 'zod'
import type { ChatWaiting } from '../../../shared/assistant/chat-request.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { factsToSearch } from '../../playground/list-facts.ts'
import type { Actor, Site } from '../../site/site.ts'
import { readAnswerToken } from '../answer-token.ts'
import { groupFor, likenessOf } from './group.ts'

/**
 * Keeps an address until the owner answers the question; it gets one email then and is deleted. It stands apart from the
 * questions, which say nothing about who asked.
 *
 * @throws AppError `not-found` when the token is none of ours for this question, or it was answered; `too-many` past the limit
 */
export async function waitForAnswer(site: Site, actor: Actor, { token, message, email }: z.output<typeof ChatWaiting>): Promise<void> {
  await consumeFixedWindow(site, 'chatWaiting', actor.network)
  const answer = readAnswerToken(site, token, message)
  const words = likenessOf(await factsToSearch(site), message)
  if (!answer || answer.wasAnswered || words === '') throw new AppError('not-found', 'This question isn’t waiting for an answer anymore. Please ask it again.')
  await site.db.transaction().execute(async (trx) => {
    const groupId = await groupFor(trx, words, site.clock.now())
    await trx
      .insertInto('assistantSubscriber')
      .values({ groupId, email, emailKey: emailKey(email), createdAt: site.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
