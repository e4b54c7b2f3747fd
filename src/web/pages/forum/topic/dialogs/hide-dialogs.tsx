import { useQueryClient } from '@tanstack/react-query'
import type { PostView, TopicView } from '../../../../../shared/forum/forum.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { hidePost, hideTopic, refreshLists, setPostData } from '../../../../queries/forum/writing-queries.ts'
import { ReasonDialog } from '../../../reports/member-dialogs.tsx'
import { emailedTo } from '../../../reports/reason-field.tsx'
import { focusPost } from '../focus-post.ts'
import { LimitDialog } from './limit-dialogs.tsx'

/** Hides a post from everyone but staff, and asks why. */
export function HidePostDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const toast = { title: 'Post hidden', text: 'Only moderators and admins can read it. You can show it again anytime.' }
  const hide = async (reason: string) => {
    setPostData(queries, await hidePost(api, post.id, { reason }))
    await refreshLists(queries)
  }
  return (
    <ReasonDialog title="Hide this post?" button="Hide Post" hint={emailedTo(post.user?.username ?? 'The author')} work={hide} onDone={() => focusPost(post.id)} {...{ toast, onClose }}>
      <p>Others will see that a moderator hid a post, but not what it said.</p>
    </ReasonDialog>
  )
}

/** Hides a topic from everyone but its author and staff, and asks why. */
export function HideTopicDialog({ topic, onClose }: { topic: TopicView; onClose: () => void }) {
  const api = useApi()
  return (
    <LimitDialog
      {...{ topic, onClose }}
      title="Hide this topic?"
      button="Hide Topic"
      hint={emailedTo('The member who started it')}
      toast={{ title: 'Topic hidden', text: 'You can show it again anytime.' }}
      work={(reason) => hideTopic(api, topic.id, { reason })}
    >
      <p>Only the member who started it, moderators, and admins can see it then.</p>
    </LimitDialog>
  )
}
