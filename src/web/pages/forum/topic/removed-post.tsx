import { useQueryClient } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { HiddenBy, PostView, TopicView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { refreshLists, restorePost, setPostData, unhidePost } from '../../../queries/forum/writing-queries.ts'
import { focusPost } from './focus-post.ts'
import { DeleteDialog } from './post-actions.tsx'
import { useAct } from '../use-act.ts'
import { CourtStrip } from '../../../ui/court-strip.tsx'

const WORDS: Record<NonNullable<PostView['removed']> | HiddenBy, string> = {
  'by-author': 'This post was deleted by its author.',
  'by-staff': 'This post was removed by the On Joue team.',
  moderator: 'This post was hidden by a moderator.',
  review: 'Held for review.',
  reports: 'Waiting for a moderator’s look. Members reported this post.',
}

/** What stands in the place of a post that was taken away; with a way back for anyone who may. What staff hid, its author can still delete. */
export function RemovedPost({ topic, post }: { topic: TopicView; post: PostView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const [isDeleting, setDeleting] = useState(false)
  const { id, removed, hiddenBy, can, undoUntil } = post
  const restore = () =>
    act(async () => {
      // A deadline belongs to a deleted post; a hidden one has none.
      setPostData(queries, undoUntil ? await restorePost(api, id) : await unhidePost(api, id))
      focusPost(id)
      await queries.invalidateQueries({ queryKey: ['topic', topic.id] })
      await refreshLists(queries)
    })
  return (
    <article className="card removed" id={`post-${id}`} tabIndex={-1} aria-label={`Post ${post.number}, removed`}>
      <Trash2 className="i" aria-hidden />
      <p>{WORDS[hiddenBy ?? removed ?? 'by-author']}</p>
      {can.restore && (
        <button type="button" className="ghost" aria-disabled={pending} onClick={restore}>
          <Undo2 className="i" aria-hidden />
          {undoUntil ? 'Undo' : 'Show Again'}
        </button>
      )}
      {can.delete && !can.restore && (
        <button type="button" className="ghost danger" onClick={() => setDeleting(true)}>
          Delete
        </button>
      )}
      <Suspense fallback={<CourtStrip />}>{isDeleting && <DeleteDialog post={post} onClose={() => setDeleting(false)} />}</Suspense>
    </article>
  )
}
