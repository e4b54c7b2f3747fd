import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PostView } from '../../../../../shared/forum/forum.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { setPostData, refreshLists, removePost } from '../../../../queries/forum-writing.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast-store.ts'
import { ReasonDialog } from '../../../reports/member-dialogs.tsx'
import { emailedTo } from '../../../reports/reason-field.tsx'
import { focusPost } from '../focus-post.ts'
import { useAct } from '../../use-act.ts'

const WHOLE_TOPIC = 'This post started the topic, so the whole topic will be deleted. You can undo this for 24 hours.'
const WITH_MARKER = 'Others will see that a post was deleted, but not what it said. You can undo this for 24 hours.'

async function refreshTopic(queries: QueryClient, { topicId }: PostView): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['topic', topicId] })
  await refreshLists(queries)
}

interface DeleteProps {
  post: PostView
  onClose: () => void
}

/** Asks before a post is removed, and an admin who removes someone else’s for the reason. */
export const DeleteDialog = (props: DeleteProps) => (props.post.can.report ? <DeleteAsStaff {...props} /> : <DeleteOwn {...props} />)

function DeleteAsStaff({ post, onClose }: DeleteProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const remove = async (reason: string) => {
    setPostData(queries, await removePost(api, post.id, { reason }))
    await refreshTopic(queries, post)
  }
  return (
    <ReasonDialog
      title="Delete this post?"
      button="Delete"
      toast={{ title: 'Post deleted', text: 'You can undo this for 24 hours, right where the post was.' }}
      hint={emailedTo(post.user?.username ?? 'The author')}
      work={remove}
      onDone={() => focusPost(post.id)}
      onClose={onClose}
    >
      <p>{post.number === 1 ? WHOLE_TOPIC : WITH_MARKER}</p>
    </ReasonDialog>
  )
}

function DeleteOwn({ post, onClose }: DeleteProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const remove = () =>
    act(async () => {
      const removed = await removePost(api, post.id)
      onClose()
      setPostData(queries, removed)
      showToast({ tone: 'good', title: 'Post deleted', text: post.can.takeDown ? 'Its text and the title are deleted for good.' : 'You can undo this for 24 hours, right where the post was.' })
      focusPost(post.id)
      await refreshTopic(queries, post)
    })
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
          ? 'Others have replied, so the topic and their replies stay. Your text and the title are deleted for good. You can’t undo this.'
          : post.number === 1
            ? WHOLE_TOPIC
            : WITH_MARKER}
      </p>
    </ConfirmDialog>
  )
}
