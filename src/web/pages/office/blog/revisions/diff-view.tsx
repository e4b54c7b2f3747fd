import { useMemo } from 'react'
import type { BlogDraft } from '../../../../../shared/blog/blog.ts'
import { blocksOf, type DiffPiece, diffOf } from './text-diff.ts'
import { keysOf } from '../../../../../shared/typed-object.ts'

/** The parts of a post by the names their fields have. */
const PART_NAMES: Record<keyof BlogDraft, string> = {
  title: 'Title', slug: 'Web address', excerpt: 'Excerpt', content: 'Text', authorName: 'Author', authorTitle: 'Author title',
  authorImage: 'Author photo', featuredImage: 'Cover image', featuredImageAlt: 'Alt text for the cover image',
  shareTitle: 'Sharing title', shareDescription: 'Sharing description', sharePicture: 'Sharing image',
}
export const PARTS = keysOf(PART_NAMES)

/** The parts in which two states of a post differ. */
export const differentParts = (a: BlogDraft, b: BlogDraft): (keyof BlogDraft)[] =>
  PARTS.filter((part) => (part === 'content' ? blocksOf(a.content).join('\n') !== blocksOf(b.content).join('\n') : (a[part] ?? '') !== (b[part] ?? '')))

/** What has changed from one state of a post to another. */
export function DiffView({ before, now, nothing }: { before: BlogDraft; now: BlogDraft; nothing: string }) {
  const parts = useMemo(() => differentParts(before, now), [before, now])
  if (parts.length === 0) return <p className="muted">{nothing}</p>
  return (
    <dl className="post-diff">
      {parts.map((part) => (
        <div key={part}>
          <dt>{PART_NAMES[part]}</dt>
          <dd>
            <Changes before={linesOf(before, part)} now={linesOf(now, part)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const linesOf = (draft: BlogDraft, part: keyof BlogDraft): string[] =>
  part === 'content' ? blocksOf(draft.content) : draft[part] ? [draft[part] ?? ''] : []

const Changes = ({ before, now }: { before: string[]; now: string[] }) =>
  diffOf(before, now).map((block, at) => (
    <p key={at}>
      {block.map((piece, nth) => (
        <Piece key={nth} {...piece} />
      ))}
    </p>
  ))

function Piece({ kind, text }: DiffPiece) {
  if (kind === 'same') return text
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <span className="vh">{`${kind}: `}</span>
      {text}
      <span className="vh">{` (end of ${kind}) `}</span>
    </Element>
  )
}
