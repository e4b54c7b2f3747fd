import { useApi } from '../../queries/client/api-context.tsx'
import { hidePost } from '../../queries/forum/writing-queries.ts'
import { ReasonDialog } from './member-dialogs.tsx'
import { emailedTo } from './reason-field.tsx'

interface RejectProps {
  postId: number
  username: string | undefined
  onClose: () => void
  /** Called after it was done, with the dialog closed. */
  onDone: () => void
}

/** Leaves a held post hidden, and asks why. */
export function RejectDialog({ postId, username, onClose, onDone }: RejectProps) {
  const api = useApi()
  const toast = { title: 'Rejected', text: 'The post stays hidden, and its author has been told why.' }
  const hint = emailedTo(username ?? 'The author')
  return <ReasonDialog title="Reject this post?" button="Reject Post" work={(reason) => hidePost(api, postId, { reason })} {...{ hint, toast, onClose, onDone }} />
}
