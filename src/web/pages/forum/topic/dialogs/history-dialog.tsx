import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { PostView } from '../../../../../shared/forum/forum.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { currentUserQuery } from '../../../../queries/accounts-queries.ts'
import { listPostEdits, purgeVersion } from '../../../../queries/forum/writing-queries.ts'
import { refusalOf } from '../../../../queries/client/refusal.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { Dialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { exactTime } from '../../../../ui/words/time-words.ts'
import { SkeletonLine, Skeletons } from '../../../../ui/skeleton.tsx'
import { isStaff } from '../../for-staff.ts'
import { useAct } from '../../use-act.ts'
import { PostBody } from '../post-body.tsx'

/** What a post said before it was changed, newest first. */
export function HistoryDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const api = useApi()
  const { data: me } = useQuery(currentUserQuery(api))
  const queryKey = ['post-edits', post.id, post.editedAt]
  const { data, isPending, error } = useQuery({ queryKey, queryFn: () => listPostEdits(api, post.id) })
  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      {isPending && (
        <Skeletons>
          <SkeletonLine />
        </Skeletons>
      )}
      {error && <p>{refusalOf(error)?.message || 'We couldn’t load the earlier versions. Please try again.'}</p>}
      <ol className="versions">
        {data?.map((edit) => (
          <li key={edit.id}>
            <p className="small muted">
              Before <time dateTime={edit.editedAt}>{exactTime(edit.editedAt)}</time>, when {edit.username} edited it
            </p>
            {edit.isPurged ? <p>Details removed</p> : <PostBody content={edit.content} linksAllowed={post.linksAllowed} />}
            {isStaff(me) && !edit.isPurged && <PurgeButton postId={post.id} editId={edit.id} />}
          </li>
        ))}
      </ol>
      {data?.length === 0 && <p>Only minor edits, made right after posting.</p>}
      <div className="dialog-ways">
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

/** Staff delete an earlier version that shows what it shouldn't. */
function PurgeButton({ postId, editId }: { postId: number; editId: number }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const purge = () =>
    act(async () => {
      await purgeVersion(api, postId, editId)
      await queries.invalidateQueries({ queryKey: ['post-edits', postId] })
    }, 'We couldn’t delete this version. Please try again.')
  return (
    <button type="button" className="ghost danger" aria-disabled={pending} onClick={purge}>
      <Trash2 className="i" aria-hidden />
      Delete This Version for Good
    </button>
  )
}
