import type { Transaction } from '../../../db/connection.ts'
import { topicAddress } from '../../../shared/forum.ts'
import type { MailData } from '../../../shared/mail.ts'
import type { Site } from '../../site.ts'
import { excerptOf } from '../writing/excerpt.ts'

/** Has mail about replies that has not gone out say what the post, or the title of the topic, says by now. */
export async function renewReplyMail(trx: Transaction, { url }: Site, which: { postId: number } | { topicId: number }): Promise<void> {
  let waiting = trx
    .selectFrom('replyMail')
    .innerJoin('outbox', 'outbox.id', 'replyMail.mailId')
    .innerJoin('post', 'post.id', 'replyMail.postId')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['outbox.id as mailId', 'outbox.data', 'topic.id as topicId', 'topic.title', 'topic.slug'])
    .select(['post.id', 'post.number', 'post.content', 'post.deletedAt', 'post.hiddenAt'])
    .where('outbox.sentAt', 'is', null)
  waiting = 'postId' in which ? waiting.where('post.id', '=', which.postId) : waiting.where('topic.id', '=', which.topicId)
  for (const { mailId, data, topicId, title, slug, ...post } of await waiting.execute()) {
    const link = new URL(topicAddress({ id: topicId, slug }, post), url).href
    const renewed: MailData['forum-reply'] = { ...(JSON.parse(data) as MailData['forum-reply']), title, excerpt: excerptOf(post), link }
    await trx.updateTable('outbox').set({ data: JSON.stringify(renewed) }).where('id', '=', mailId).where('sentAt', 'is', null).execute()
  }
}
