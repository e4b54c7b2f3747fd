import type { ReactNode } from 'react'
import { pictureFileIn, pictureSources } from '../../../shared/pictures/pictures.ts'
import { Picture } from '../../ui/picture.tsx'
import '../../ui/avatar.css'

interface Author {
  authorName: string
  authorTitle: string | null
  authorImage: string | null
}

/** Papers the letter stands on; an author keeps the same one everywhere. */
const PAPERS = ['av-sky', 'av-sun', 'av-leaf', 'av-rose', 'av-caramel'] as const
const DISC = 44

const paperOf = (name: string): string => PAPERS[(name.codePointAt(0) ?? 0) % PAPERS.length] ?? PAPERS[0]

/** Who wrote a post, in two lines. The name stands beside the picture, so that says nothing by itself. */
export function Byline({ author, children }: { author: Author; children?: ReactNode }) {
  return (
    <div className="by">
      <AuthorDisc author={author} />
      <span>
        <b>{author.authorName}</b>
        <span>
          {author.authorTitle}
          {children}
        </span>
      </span>
    </div>
  )
}

function AuthorDisc({ author: { authorName, authorImage } }: { author: Author }) {
  const file = authorImage ? pictureFileIn(authorImage) : undefined
  if (authorImage && file) {
    const sources = pictureSources({ name: file.name, src: authorImage, width: file.width, height: file.width })
    return <Picture className="av" sources={sources} alt="" sizes={`${DISC}px`} />
  }
  if (authorImage) return <img className="av" src={authorImage} alt="" width={DISC} height={DISC} loading="lazy" />
  const [character = '?'] = authorName.trim()
  return (
    <span className={`av ${paperOf(authorName)}`} aria-hidden="true">
      {character.toUpperCase()}
    </span>
  )
}
