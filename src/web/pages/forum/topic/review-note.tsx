import { useQueryClient } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { REVIEW_REASON_WORDS } from '../../../../shared/forum/review.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { refreshLists, unhidePost } from '../../../queries/forum/writing-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { CourtStrip } from '../../../ui/court-strip.tsx'
import { useAct } from '../use-act.ts'
import { focusPost } from './focus-post.ts'

/** Fetched when a moderator asks for it. */
const RejectDialog = lazy(async () => ({ default: (await import('../../reports/reject-dialog.tsx')).RejectDialog }))

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

function Decision({ post: { id, topicId, user } }: { post: PostView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const [isRejecting, setRejecting] = useState(false)
  const refresh = async () => {
    await Promise.all([['posts', topicId], ['topic', topicId], ['reports']].map((queryKey) => queries.invalidateQueries({ queryKey })))
    await refreshLists(queries)
    focusPost(id)
  }
  const approve = () =>
    act(async () => {
      await unhidePost(api, id)
      await refresh()
    })
  return (
    <p className="review-ways">
      <button type="button" className={buttonClass({ small: true })} aria-disabled={pending} onClick={approve}>
        Approve Post
      </button>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => setRejecting(true)}>
        Reject Post
      </button>
      <Suspense fallback={<CourtStrip />}>
        {isRejecting && <RejectDialog postId={id} username={user?.username} onClose={() => setRejecting(false)} onDone={() => void refresh()} />}
      </Suspense>
    </p>
  )
}
