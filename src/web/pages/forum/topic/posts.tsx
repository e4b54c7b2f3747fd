import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import type { PostView, TopicView } from '../../../../shared/forum/forum.ts'
import type { Page } from '../../../queries/client/api.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { useBlocked } from '../blocks/use-blocked.ts'
import { PostCard } from './post-card.tsx'
import { useFocusOnNamedPost } from './focus-post.ts'

interface PostsProps {
  topic: TopicView
  query: UseQueryResult<Page<PostView>>
  /** Absent where no one can reply. */
  onReply: ((post: PostView) => void) | undefined
}

/** One page of a topic's posts. */
export function Posts({ topic, query, onReply }: PostsProps) {
  const { data, isPending, isError, refetch } = query
  useFocusOnNamedPost(topic, data !== undefined)
  const isBlocked = useBlocked()
  const shown = Number(useSearchParams()[0].get('show'))
  if (isPending) return <PostSkeletons />
  // A failed load has the words of an empty topic; the button tells the two apart (docs/rules/open-places.md, D25, D71).
  if (isError || data.items.length === 0) {
    return (
      <div className="card empty posts-none" role={isError ? 'alert' : undefined}>
        <p>No replies to this topic yet. Be the first to reply!</p>
        {isError && (
          <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => void refetch()}>
            Try Again
          </button>
        )}
      </div>
    )
  }
  return (
    <div className="posts">
      <h2 className="vh">Posts</h2>
      {data.items.map((post) => (
        <PostCard key={post.id} topic={topic} post={post} onReply={onReply} isFolded={post.id !== shown && isBlocked(post.user)} />
      ))}
      {topic.replyCount === 0 && !topic.isLocked && !topic.isHidden && (
        <p className="posts-first">No replies to this topic yet. Be the first to reply!</p>
      )}
    </div>
  )
}

export const PostSkeletons = () => (
  <Skeletons className="posts post-skeletons">
    <SkeletonLine size="disc" />
    <div>
      <SkeletonLine size="short" />
      <SkeletonLine />
      <SkeletonLine />
    </div>
  </Skeletons>
)
