import { useQuery } from '@tanstack/react-query'
import { GitCompare, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { RevisionEntry } from '../../../../../shared/office/blog/office-blog.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { restorePost, revisionQuery, revisionsQuery } from '../../../../queries/office/blog-queries.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { exactTime } from '../../../../ui/words/time-words.ts'
import { showToast } from '../../../../ui/overlay/toast-store.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { useAct } from '../../frame/forms/use-saving.ts'
import { DiffView } from './diff-view.tsx'
import type { PostDraft } from '../draft/use-post-draft.ts'

/** What the post said before, newest first: to be compared with now, and put back. */
export function RevisionsPanel({ draft }: { draft: PostDraft }) {
  const { post } = draft
  // The list as it was stays until the newer one is there: with every saving, what is compared would close.
  const { data, isPending, refetch } = useQuery({ ...revisionsQuery(useApi(), post.id, post.version), placeholderData: (before) => before })
  return (
    <section className="card post-revisions" aria-labelledby="post-revisions">
      <h2 id="post-revisions">Version history</h2>
      {data ? <Revisions revisions={data} draft={draft} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </section>
  )
}

function Revisions({ revisions, draft }: { revisions: readonly RevisionEntry[]; draft: PostDraft }) {
  const [openId, setOpenId] = useState<number>()
  if (revisions.length === 0) return <p className="muted">No earlier versions yet. We keep the last 25, and you can restore any of them.</p>
  return (
    <ol>
      {revisions.map((revision) => (
        <Revision
          key={revision.id}
          revision={revision}
          draft={draft}
          isOpen={revision.id === openId}
          onToggle={() => setOpenId(revision.id === openId ? undefined : revision.id)}
        />
      ))}
    </ol>
  )
}

interface RevisionProps {
  revision: RevisionEntry
  draft: PostDraft
  isOpen: boolean
  onToggle: () => void
}

function Revision({ revision: { id, title, createdAt, createdBy }, draft, isOpen, onToggle }: RevisionProps) {
  const api = useApi()
  const { act, pending } = useAct()
  const { post, session, show } = draft
  const restore = () =>
    act(async () => {
      const restored = await session.withSaved((version) => restorePost(api, post.id, version, id))
      if (!restored) return
      show(restored)
      showToast({ tone: 'good', title: 'Restored', text: 'The version you replaced is at the top of the history.' })
    })
  return (
    <li>
      <div className="ch">
        <p>
          <b>{title || 'Untitled'}</b>
          <br />
          <span className="small muted">{`Until ${exactTime(createdAt)}, edited by ${createdBy ?? 'a deleted account'}`}</span>
        </p>
        <div className="adm-ways">
          <button type="button" className={buttonClass({ look: 'line', small: true })} aria-expanded={isOpen} onClick={onToggle}>
            <GitCompare className="i" aria-hidden />
            Compare to Current
          </button>
          <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={restore}>
            <RotateCcw className="i" aria-hidden />
            Restore This Version
          </button>
        </div>
      </div>
      {isOpen && <Comparison id={id} draft={draft} />}
    </li>
  )
}

function Comparison({ id, draft: { post } }: { id: number; draft: PostDraft }) {
  const { data, isPending, refetch } = useQuery(revisionQuery(useApi(), post.id, id))
  if (!data) return <QueryError isPending={isPending} onRetry={refetch} />
  return (
    <>
      <p className="small muted">Underlined text was added since then; crossed-out text was removed.</p>
      <DiffView before={data.draft} now={post} nothing="Nothing has changed since then." />
    </>
  )
}
