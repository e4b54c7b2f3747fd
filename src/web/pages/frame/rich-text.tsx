import { type RichBlock, type RichPiece, sectionsOf } from '../../../shared/site-texts/rich-text.ts'
import { Link } from '../../ui/link.tsx'

/** A page as the owner typed it. */
export const RichText = ({ text }: { text: string }) =>
  sectionsOf(text).map(({ heading, blocks }, at) => (
    <section key={at}>
      {heading && <h2>{heading}</h2>}
      {blocks.map((block, position) => (
        <Block key={position} block={block} />
      ))}
    </section>
  ))

const Block = ({ block }: { block: RichBlock }) =>
  block.kind === 'paragraph' ? (
    <p>{block.pieces.map(toNode)}</p>
  ) : (
    <ul>
      {block.items.map((pieces, at) => (
        <li key={at}>{pieces.map(toNode)}</li>
      ))}
    </ul>
  )

function toNode(piece: RichPiece, at: number) {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'bold') return <strong key={at}>{piece.text}</strong>
  const { text, to } = piece
  return to.startsWith('/') ? <Link key={at} className="link" to={to}>{text}</Link> : <a key={at} className="link" href={to} rel="noopener">{text}</a>
}
