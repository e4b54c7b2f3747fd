import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PostView } from '../../../../../shared/forum/forum.ts'
import { currentUserQuery } from '../../../../queries/accounts-queries.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { setPostData, refreshLists, removePost } from '../../../../queries/forum/writing-queries.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast-store.ts'
import { ReasonDialog } from '../../../reports/member-dialogs.tsx'
import { emailedTo } from '../../../reports/reason-field.tsx'
import { focusPost } from '../focus-post.ts'
import { useAct } from '../../use-act.ts'

const TOPIC = 'This post started the topic, so the whole topic will be deleted.'
const MARKER = 'Others will see that a post was deleted, but not what it said.'
const UNDO = 'You can undo this for 24 hours.'
const NO_UNDO = 'You can’t undo this while you’re suspended.'

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
      <p>{`${post.number === 1 ? TOPIC : MARKER} ${UNDO}`}</p>
    </ReasonDialog>
  )
}

function DeleteOwn({ post, onClose }: DeleteProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const { data: me } = useQuery(currentUserQuery(api))
  const remove = () =>
    act(async () => {
      const removed = await removePost(api, post.id)
      onClose()
      setPostData(queries, removed)
      showToast({ tone: 'good', title: 'Post deleted', text: post.can.takeDown ? 'Its text and the title are deleted for good.' : removed.can.restore ? 'You can undo this for 24 hours, right where the post was.' : 'Its text is deleted for good in 24 hours.' })
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
            ? `${TOPIC} ${me?.suspension ? NO_UNDO : UNDO}`
            : `${MARKER} ${me?.suspension ? NO_UNDO : UNDO}`}
      </p>
    </ConfirmDialog>
  )
}
