import { useQueryClient } from '@tanstack/react-query'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setPostData, refreshLists, removePost } from '../../../queries/forum-writing.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { focusPost } from './focus-post.ts'
import { useAct } from '../use-act.ts'

/** Asks before a post is removed. */
export function DeleteDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const remove = () =>
    act(async () => {
      const removed = await removePost(api, post.id)
      onClose()
      setPostData(queries, removed)
      showToast({ tone: 'good', title: 'Post deleted', text: post.can.takeDown ? 'Its text is deleted for good.' : 'You can undo this for 24 hours, right where the post was.' })
      focusPost(post.id)
      await refreshTopic()
    })
  const refreshTopic = async () => {
    await queries.invalidateQueries({ queryKey: ['topic', post.topicId] })
    await refreshLists(queries)
  }
  return (
    <ConfirmDialog
      title="Delete this post?"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={pending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {post.can.takeDown
          ? 'Others have replied, so the topic and their replies stay. Your text is deleted for good. You can’t undo this.'
          : post.number === 1
            ? 'This post started the topic, so the whole topic will be deleted. You can undo this for 24 hours.'
            : 'Others will see that a post was deleted, but not what it said. You can undo this for 24 hours.'}
      </p>
    </ConfirmDialog>
  )
}
