import { useEffect, useState } from 'react'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { exactTime } from '../../../../ui/words/time-words.ts'
import { differentParts, DiffView } from '../revisions/diff-view.tsx'
import { dropCopy, findCopies, type UnsavedCopy } from './unsaved-copies.ts'
import type { PostDraft } from './use-post-draft.ts'
import { openWindows } from './window-name.ts'

/** Offers what was typed in this browser and never saved. */
export function UnsavedOffer({ draft: { post, replace }, tab }: { draft: PostDraft; tab: string }) {
  const [copies, setCopies] = useState<UnsavedCopy[]>([])
  const [start] = useState(post)
  useEffect(() => {
    const find = async () => {
      const open = await openWindows()
      open.delete(tab)
      const found = findCopies(start.id, open)
      const isDifferent = ({ draft: { change } }: UnsavedCopy) => differentParts(start, { ...start, ...change }).length > 0
      for (const copy of found) if (!isDifferent(copy)) dropCopy(copy)
      setCopies(found.filter(isDifferent))
    }
    void find()
  }, [start, tab])
  const [copy] = copies
  if (!copy) return null
  const end = (isWanted: boolean) => {
    dropCopy(copy)
    setCopies(([, ...others]) => others)
    if (isWanted) replace(copy.draft.change)
  }
  return (
    <section className="adm-warning" aria-labelledby="post-unsaved" role="alert">
      <h2 id="post-unsaved">You have unsaved changes</h2>
      <p>{`They’re from ${exactTime(new Date(copy.savedAt).toISOString())}. Here’s what’s different from the saved version:`}</p>
      <DiffView before={start} now={{ ...start, ...copy.draft.change }} nothing="" />
      <div className="adm-ways">
        <button type="button" className={buttonClass({ small: true })} onClick={() => end(true)}>
          Restore
        </button>
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => end(false)}>
          Discard
        </button>
      </div>
    </section>
  )
}
