import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { BlogDraftView } from '../../../../shared/blog/blog.ts'
import { openElsewhereWords } from '../../../../shared/office/blog/office-blog.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Complaint } from '../../../ui/form/field.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { Link } from '../../../ui/link.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { LeaveGuard } from './draft/leave-guard.tsx'
import { PostConflict } from './draft/post-conflict.tsx'
import { UploadsContext } from './picture-field.tsx'
import { DetailFields, ShareFields, TitleFields } from './post-fields.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { RevisionsPanel } from './revisions/revisions-panel.tsx'
import { saveWords } from './draft/save-words.ts'
import { UnsavedOffer } from './draft/unsaved-offer.tsx'
import { usePostDraft } from './draft/use-post-draft.ts'
import { usePresence } from './draft/use-presence.ts'
import { useUploads } from './use-uploads.ts'
import type { RichText } from './writing/rich-text.tsx'

/** Everything about one post: its text, its fields, who sees it, and what it said before. */
export function PostEditor({ start, tab }: { start: BlogDraftView; tab: string }) {
  const draft = usePostDraft(start, tab)
  const { post, state, remote, local, edition, autosave, change } = draft
  const others = usePresence(post.id, tab, draft.session)
  const uploads = useUploads()
  const [missing, setMissing] = useState<Record<string, string>>({})
  const errors = state.kind === 'refused' ? { ...missing, ...state.errors } : missing
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirst(fields.current, missing), [missing])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void autosave.flush()
  }
  const parts = { post, errors, onChange: change }
  const isQuiet = state.kind === 'waiting' || state.kind === 'saving'
  return (
    <OfficePage
      title={post.title || 'Untitled'}
      note={
        <span role="status" aria-live={isQuiet ? 'off' : 'polite'} aria-label="Saving" className={`post-saving post-saving-${state.kind}`}>
          {saveWords(state)}
        </span>
      }
      acts={
        <>
          <AllPosts />
          <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => void autosave.flush()}>
            Save Now
          </button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only the usual keys for saving are heard here */}
      <div className="adm-grid post-edit" ref={fields} onKeyDown={onKeyDown}>
        <div className="adm-stack">
          {others.length > 0 && (
            <p className="adm-warning" role="status">
              {openElsewhereWords(others)}
            </p>
          )}
          <UnsavedOffer draft={draft} tab={tab} />
          {remote && local && <PostConflict remote={remote} local={local} onChoose={draft.choose} />}
          {Object.keys(missing).length > 0 && <StillMissing errors={missing} />}
          <section className="card form" aria-label="Title and text">
            <TitleFields {...parts} />
            <Text key={edition} html={post.content} error={errors.content} onChange={(content) => change({ content })} />
          </section>
          <UploadsContext value={uploads.track}>
            <DetailFields {...parts} />
            <ShareFields {...parts} />
          </UploadsContext>
        </div>
        <div className="adm-stack post-side">
          <PublishPanel draft={draft} uploads={uploads} errors={errors} onErrors={setMissing} />
          <PreviewPanel draft={draft} />
        </div>
      </div>
      <RevisionsPanel draft={draft} />
      <LeaveGuard autosave={autosave} />
    </OfficePage>
  )
}

const StillMissing = ({ errors }: { errors: Record<string, string> }) => (
  <div className="adm-warning post-conflict" role="alert">
    <p>
      <b>Not published yet.</b> First:
    </p>
    <ul>
      {Object.entries(errors).map(([field, complaint]) => (
        <li key={field}>{complaint}</li>
      ))}
    </ul>
  </div>
)

function focusFirst(within: HTMLElement | null, errors: Record<string, string>): void {
  const names = Object.keys(errors)
  const controls = [...(within?.querySelectorAll<HTMLElement>('[name], #post-text') ?? [])]
  controls.find((control) => names.includes(control.getAttribute('name') ?? 'content'))?.focus()
}

interface TextProps {
  html: string
  error: string | undefined
  onChange: (html: string) => void
}

/** The text, as soon as its editor has been fetched: it is large, and only this page needs it. */
function Text(props: TextProps) {
  const [Editor, setEditor] = useState<ComponentType<Parameters<typeof RichText>[0]>>()
  useEffect(() => void import('./writing/rich-text.tsx').then(({ RichText: Loaded }) => setEditor(() => Loaded)), [])
  return (
    <div className="field">
      <span className="label" id="post-text-label">
        Text
      </span>
      {Editor ? (
        <Editor {...props} />
      ) : (
        <Skeletons>
          <SkeletonLine />
          <SkeletonLine size="short" />
        </Skeletons>
      )}
      <p className="hint" id="post-text-hint">
        Press Alt+F10 for the toolbar and Esc to go back to the text. You can also paste or drop images here.
      </p>
      <Complaint id="post-text-error" error={props.error} />
    </div>
  )
}

/** The way back to the list. */
export const AllPosts = () => (
  <Link className={buttonClass({ look: 'line', small: true })} to="/office/blog">
    All Posts
  </Link>
)
