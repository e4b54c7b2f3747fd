import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type PostView, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { usePostedForm } from '../../../forms/use-page-form.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { postsQuery } from '../../../queries/forum/forum-queries.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { PausedNotice } from '../../accounts/login/paused-notice.tsx'
import { SuspendedNotice } from '../../accounts/login/suspended-notice.tsx'
import { addressWith, pagePart, pagesOf } from '../addresses.ts'
import { Posts } from './posts.tsx'
import { ReplyBox, type ReplyBoxHandle } from '../writing/reply-box.tsx'
import { replyForm } from '../reply-form.ts'
import { HiddenNotice, LockedNotice, LoginNotice, SlowNotice } from '../writing/reply-notices.tsx'
import { TopicHeader } from './topic-header.tsx'
import { UnsentReply } from '../writing/unsent-reply.tsx'
import { useHasBeenMember } from '../states/login-prompt.tsx'

/** A topic with one page of its posts. */
export function Topic({ topic, page }: { topic: TopicView; page: number }) {
  const api = useApi()
  const { data: me } = useQuery(currentUserQuery(api))
  const hasBeenMember = useHasBeenMember(me)
  const posts = useQuery(postsQuery(api, topic.id, page))
  const box = useRef<ReplyBoxHandle>(null)
  const wasRefused = usePostedForm(replyForm) !== undefined
  const addressOf = (to: number) => addressWith(topicAddress(topic), { page: pagePart(to) })
  const isWaitingForReview = topic.isHidden && posts.data?.items[0]?.hiddenBy === 'review'
  const onReply = topic.can?.reply && me ? (post: PostView) => box.current?.replyTo(post) : undefined

  return (
    <>
      <TopicHeader topic={topic} />
      <Posts topic={topic} query={posts} onReply={onReply} />
      <Pagination page={page} pages={pagesOf(posts.data?.total ?? 0)} label="Posts" addressOf={addressOf} />
      <div className="answer">
        {topic.isLocked ? (
          <LockedNotice until={topic.lockedUntil} />
        ) : me?.suspension ? (
          <SuspendedNotice {...me.suspension} />
        ) : me?.silence ? (
          <PausedNotice {...me.silence} />
        ) : isWaitingForReview ? null : topic.isHidden ? (
          <HiddenNotice />
        ) : hasBeenMember ? (
          <>
            {topic.slowMinutes !== null && <SlowNotice minutes={topic.slowMinutes} />}
            <ReplyBox ref={box} topic={topic} />
          </>
        ) : (
          me === null && <LoginNotice />
        )}
        {(topic.isLocked || topic.isHidden || me?.suspension || me?.silence ? me : me === null && !hasBeenMember && wasRefused) && <UnsentReply topic={topic} />}
      </div>
    </>
  )
}
