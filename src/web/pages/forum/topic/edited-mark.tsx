import { lazy, Suspense, useState } from 'react'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { CourtStrip } from '../../../ui/court-strip.tsx'

/** Fetched when someone asks for it. */
const HistoryDialog = lazy(async () => ({ default: (await import('./dialogs/history-dialog.tsx')).HistoryDialog }))

/** Says that a post was changed; leads its author and staff to what it said before. */
export function EditedMark({ post }: { post: PostView }) {
  const [isOpen, setOpen] = useState(false)
  const title = `Edited ${exactTime(post.editedAt ?? '')}`
  if (!post.can.history) {
    return (
      <span className="edited" title={title}>
        edited
      </span>
    )
  }
  return (
    <>
      <button type="button" className="edited" title={title} onClick={() => setOpen(true)}>
        edited
      </button>
      <Suspense fallback={<CourtStrip />}>{isOpen && <HistoryDialog post={post} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
