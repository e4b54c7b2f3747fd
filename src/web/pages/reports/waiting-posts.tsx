import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGE_SIZE, topicAddress } from '../../../shared/forum/forum.ts'
import { REVIEW_REASON_NAMES, type WaitingPost } from '../../../shared/forum/review.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { unhidePost } from '../../queries/forum/writing-queries.ts'
import { waitingPostsQuery, type ModerationScope } from '../../queries/forum/reports-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { exactTime } from '../../ui/words/time-words.ts'
import { PostBody } from '../forum/topic/post-body.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useModerationAct } from './use-moderation-act.ts'

interface WaitingPostsProps {
  scope: ModerationScope
  page: number
  addressOf: (page: number) => string
}

/** Posts that no one but their authors and staff sees yet, the oldest first. */
export function WaitingPosts({ scope, page, addressOf }: WaitingPostsProps) {
  const { data, isPending } = useQuery(waitingPostsQuery(useApi(), scope, page))
  if (!data) return isPending ? null : <p role="alert">We couldn’t load the posts. Please reload the page.</p>
  return (
    <>
      {data.items.length === 0 && (
        <p className="muted" role="status">
          All caught up. Posts by new members that need a look will show up here.
        </p>
      )}
      <ul className="rep-queue rep-waiting">
        {data.items.map((post) => (
          <Item key={post.postId} post={post} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} label="Held posts" addressOf={addressOf} />
    </>
  )
}

function Item({ post: { postId, number, topic, author, reviewReason, content, createdAt } }: { post: WaitingPost }) {
  const api = useApi()
  const { act, pending } = useModerationAct()
  const approve = () => act(() => unhidePost(api, postId), { title: 'Approved', text: 'Everyone can read the post now.' })
  const [isRejecting, setRejecting] = useState(false)
  return (
    <li>
      <div>
        <p>
          <Link className="link" to={topicAddress(topic, { id: postId, number })}>
            {topic.title}
          </Link>
        </p>
        <p className="small muted">
          {author ? `${author.username}, here since ${exactTime(author.joinedAt)}` : 'Former member'} · posted {exactTime(createdAt)}
        </p>
        <PostBody content={content} linksAllowed={false} />
        <p className="rep-reasons">
          <Badge look="warn">{REVIEW_REASON_NAMES[reviewReason]}</Badge>
        </p>
        <p className="rep-row">
          <button type="button" className={buttonClass({ small: true })} aria-disabled={pending} onClick={approve}>
            Approve Post
          </button>
          <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => setRejecting(true)}>
            Reject Post
          </button>
        </p>
        {isRejecting && <RejectDialog postId={postId} username={author?.username} onClose={() => setRejecting(false)} onDone={() => {}} />}
      </div>
    </li>
  )
}
