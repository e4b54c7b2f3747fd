import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BlogDraft, BlogDraftView } from '../../../../../shared/blog/blog.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { type DraftChange, fetchPost } from '../../../../queries/office/blog-queries.ts'
import type { SaveState } from './autosave.ts'
import { PARTS } from '../revisions/diff-view.tsx'
import { PostSession } from './post-session.ts'

/** A post while it is being written: what is on screen, what the site has, and how far saving is. */
export function usePostDraft(start: BlogDraftView, tab: string) {
  const [api, queries] = [useApi(), useQueryClient()]
  const [post, setPost] = useState(start)
  const [state, setState] = useState<SaveState>({ kind: 'untouched' })
  const [remote, setRemote] = useState<BlogDraftView>()
  /** Grows when the text on screen is replaced by another. */
  const [edition, setEdition] = useState(0)
  /** Shows a post as the site has it now. */
  const show = (answer: BlogDraftView) => {
    setPost(answer)
    setEdition((count) => count + 1)
  }
  const [session] = useState(
    () =>
      new PostSession({
        api, start, tab,
        onAnswer: (answer) => {
          queries.setQueryData(['office', 'blog-post', String(answer.id)], answer)
          for (const queryKey of [['office', 'blog'], ['blog-posts'], ['blog-post']]) void queries.invalidateQueries({ queryKey })
          // What was typed in the meantime stays; what the site decides comes from it.
          const { state: stage, publishedAt, isPending, hasPreview, version, changedAt } = answer
          setPost((shown) => ({ ...shown, state: stage, publishedAt, isPending, hasPreview, version, changedAt }))
        },
        onState: (next) => {
          setState(next)
          if (next.kind === 'conflict') void fetchPost(api, start.id).then(setRemote, () => {})
          else setRemote(undefined)
        },
        onNewer: show,
      }),
  )
  const { autosave } = session
  useEffect(() => () => autosave.stop(), [autosave])

  const change = (part: DraftChange) => {
    setPost((shown) => ({ ...shown, ...part }))
    autosave.change(part)
  }
  /** Puts something else into the fields and the text, as if it had been typed. */
  const replace = (part: DraftChange) => {
    change(part)
    setEdition((count) => count + 1)
  }
  /** What choosing the text of this window would save: what was typed here on top of `remote`, or all that is on screen where nothing is unsaved. */
  const local: BlogDraftView | undefined = remote && { ...remote, ...(autosave.unsaved ?? partsOf(post)) }
  const choose = (isLocal: boolean) => {
    if (!remote || !local) return
    if (isLocal) autosave.change(partsOf(local, (part) => local[part] !== remote[part]))
    show(isLocal ? local : remote)
    session.choose(remote, isLocal)
  }
  return { post, state, remote, local, edition, session, autosave, change, replace, show, choose }
}

const partsOf = (post: BlogDraft, isMeant: (part: keyof BlogDraft) => boolean = () => true): DraftChange =>
  Object.fromEntries(PARTS.filter(isMeant).map((part) => [part, post[part]]))

export type PostDraft = ReturnType<typeof usePostDraft>
