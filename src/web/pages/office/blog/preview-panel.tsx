import { Copy, Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useApi } from '../../../queries/client/api-context.tsx'
import { newPreviewLink } from '../../../queries/office/blog-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/forms/use-saving.ts'
import type { PostDraft } from './draft/use-post-draft.ts'

/** A link to show the post to someone before readers see it. The site keeps no copy of it: it is shown once. */
export function PreviewPanel({ draft: { post, autosave } }: { draft: PostDraft }) {
  const api = useApi()
  const { act, pending } = useAct()
  const [link, setLink] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  const make = () =>
    act(async () => {
      await autosave.flush()
      setLink(await newPreviewLink(api, post.id))
    })
  const copy = () =>
    act(async () => {
      try {
        await navigator.clipboard.writeText(link ?? '')
        showToast({ tone: 'good', title: 'Copied', text: 'Anyone with the link can read the last saved version.' })
      } catch {
        field.current?.querySelector('input')?.select()
        showToast({ tone: 'warn', title: 'Copy it yourself', text: 'Your browser blocked copying. The link is selected.' })
      }
    })
  const had = post.hasPreview || link !== undefined
  return (
    <section className="card" aria-labelledby="post-preview">
      <h2 id="post-preview">Share a preview</h2>
      <p className="small muted">
        Anyone with the link can read the last saved version. It won’t show up in search engines. {had && 'A new link replaces the old one.'}
      </p>
      {link && (
        <div className="post-link" ref={field}>
          <TextField label="Preview link" name="preview" value={link} readOnly />
          <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={copy}>
            <Copy className="i" aria-hidden />
            Copy Link
          </button>
        </div>
      )}
      <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={make}>
        <Link2 className="i" aria-hidden />
        {had ? 'Create New Preview Link' : 'Create Preview Link'}
      </button>
    </section>
  )
}
