import { useQuery } from '@tanstack/react-query'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { listPostEdits } from '../../../queries/forum-writing.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { PostBody } from './post-body.tsx'

/** What a post said before it was changed, newest first. */
export function HistoryDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const api = useApi()
  const queryKey = ['post-edits', post.id, post.editedAt]
  const { data, isPending, error } = useQuery({ queryKey, queryFn: () => listPostEdits(api, post.id) })
  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      {isPending && (
        <Skeletons>
          <SkeletonLine />
        </Skeletons>
      )}
      {error && <p>{refusalOf(error)?.message || 'The earlier versions could not be loaded. Please try again.'}</p>}
      <ol className="versions">
        {data?.map((edit) => (
          <li key={edit.id}>
            <p className="small muted">
              Until <time dateTime={edit.editedAt}>{exactTime(edit.editedAt)}</time>, when {edit.username} changed it
            </p>
            <PostBody content={edit.content} linksAllowed={post.linksAllowed} />
          </li>
        ))}
      </ol>
      {data?.length === 0 && <p>Only small corrections, made right after posting.</p>}
      <div className="dialog-ways">
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
