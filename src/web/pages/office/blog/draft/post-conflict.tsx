import { useEffect, useRef } from 'react'
import type { BlogDraft, BlogDraftView } from '../../../../../shared/blog/blog.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { exactTime } from '../../../../ui/words/time-words.ts'
import { DiffView } from '../revisions/diff-view.tsx'

interface PostConflictProps {
  /** What was saved in the meantime. */
  remote: BlogDraftView
  local: BlogDraft
  onChoose: (isLocal: boolean) => void
}

/** Shows how two texts of a post differ that were written at the same time, and waits for a choice. */
export function PostConflict({ remote, local, onChoose }: PostConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="adm-warning post-conflict" role="alert">
      <h2 tabIndex={-1} ref={heading}>
        This post was edited somewhere else
      </h2>
      <p>
        {`Another version was saved ${exactTime(remote.changedAt)}. Nothing is overwritten until you choose. Underlined text is only in your version; crossed-out text is only in the other one.`}
      </p>
      <DiffView before={remote} now={local} nothing="Both versions are the same." />
      <div className="adm-ways">
        <button type="button" className={buttonClass({ small: true })} onClick={() => onChoose(true)}>
          Keep Mine
        </button>
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => onChoose(false)}>
          Use the Other Version
        </button>
      </div>
      <p className="small">If you keep yours, the other one stays in “Version history.”</p>
    </section>
  )
}
