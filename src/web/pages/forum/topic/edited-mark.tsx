import { lazy, Suspense, useState } from 'react'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { exactTime } from '../../../ui/words/time-words.ts'

/** Fetched when somebody asks for it. */
const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }))

/** Says that a post was changed; leads to what it said before. */
export function EditedMark({ post }: { post: PostView }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="edited" title={`Edited ${exactTime(post.editedAt ?? '')}`} onClick={() => setOpen(true)}>
        edited
      </button>
      <Suspense>{isOpen && <HistoryDialog post={post} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
