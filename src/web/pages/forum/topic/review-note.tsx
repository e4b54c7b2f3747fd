import { EyeOff } from 'lucide-react'
import type { PostView } from '../../../../shared/forum/forum.ts'

/** Tells authors that no one else can read their post yet, and what they can do. */
export const ReviewNote = ({ post }: { post: PostView }) => (
  <div className="review-note">
    <EyeOff className="i" aria-hidden />
    <p>
      <b>Waiting for a moderator’s look.</b> Members reported this post, so only you and our moderators can read it.
      {post.can.edit && ' If something in it should change, edit it. A moderator will look again.'}
    </p>
  </div>
)
