import { useQueryClient } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { REVIEW_REASON_WORDS } from '../../../../shared/forum/review.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { hidePost, refreshLists } from '../../../queries/forum-writing.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { useAct } from '../use-act.ts'
import { focusPost } from './focus-post.ts'

/** Tells authors that no one else can read their post yet, and what they can do. Moderators decide about a held one. */
export const ReviewNote = ({ post }: { post: PostView }) => (
  <div className="review-note">
    <EyeOff className="i" aria-hidden />
    <div>
      {post.reviewReason ? (
        <p>
          <b>Held for review.</b> Only its author and our moderators can read this post. {REVIEW_REASON_WORDS[post.reviewReason]}
        </p>
      ) : (
        <p>
          <b>Waiting for a moderator’s look.</b> Members reported this post, so only you and our moderators can read it.
          {post.can.edit && ' If something in it should change, edit it. A moderator will look again.'}
        </p>
      )}
      {post.reviewReason && post.can.restore && <Decision post={post} />}
    </div>
  </div>
)

function Decision({ post: { id, topicId } }: { post: PostView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const decide = (isHidden: boolean) =>
    act(async () => {
      await hidePost(api, id, isHidden)
      await Promise.all([['posts', topicId], ['topic', topicId], ['reports']].map((queryKey) => queries.invalidateQueries({ queryKey })))
      await refreshLists(queries)
      focusPost(id)
    })
  return (
    <p className="review-ways">
      <button type="button" className={buttonClass({ small: true })} aria-disabled={pending} onClick={() => decide(false)}>
        Approve Post
      </button>
      <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={() => decide(true)}>
        Reject Post
      </button>
    </p>
  )
}
