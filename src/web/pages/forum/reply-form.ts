import { type PostView, topicAddress } from '../../../shared/forum/forum.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { reply } from '../../queries/forum/writing-queries.ts'
import { idIn } from './addresses.ts'

/** A reply to the topic of the page. */
export const replyForm: PageForm<PostView> = {
  name: 'reply',
  send: ({ api, params, values: { content = '', replyToId, sendKey = '' } }) =>
    reply(api, idIn(params.id) ?? 0, { content, replyToId: replyToId ? Number(replyToId) : undefined }, sendKey),
  next: ({ params }, post) => topicAddress({ id: idIn(params.id) ?? 0, slug: params.slug ?? '' }, post),
}
