import { blocksOf, type Piece } from './post-text.ts'
import { Link } from '../../../ui/link.tsx'

interface PostBodyProps {
  content: string
  /** Whether addresses in it lead anywhere. */
  linksAllowed: boolean
}

/** What someone wrote, as text. */
export function PostBody({ content, linksAllowed }: PostBodyProps) {
  return (
    <div className="body">
      {blocksOf(content).map((block, at) =>
        block.kind === 'own' ? (
          <p key={at}>
            <Pieces pieces={block.line} linksAllowed={linksAllowed} />
          </p>
        ) : (
          <blockquote key={at} dir="auto">
            {block.lines.map((line, number) => (
              <p key={number}>
                <Pieces pieces={line} linksAllowed={linksAllowed} />
              </p>
            ))}
          </blockquote>
        ),
      )}
    </div>
  )
}

const Pieces = ({ pieces, linksAllowed }: { pieces: readonly Piece[]; linksAllowed: boolean }) =>
  pieces.map(({ kind, text }, at) => {
    if (kind === 'mention') {
      return (
        <Link key={at} className="link" to={`/forum/members/${text}`}>
          @{text}
        </Link>
      )
    }
    if (kind === 'text' || !linksAllowed) return text
    return (
      <a key={at} className="link" href={text} rel="nofollow ugc noopener">
        {text}
      </a>
    )
  })
