import { type SearchHit, topicAddress } from '../../../../shared/forum/forum.ts'
import { Link } from '../../../ui/link.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { FoldedRow } from '../blocks/folded.tsx'
import { useBlocked } from '../blocks/use-blocked.ts'
import './search.css'

/** Posts that were found, each a link. @param Heading - what their titles are on the page */
export function SearchHits({ hits, heading: Heading = 'h2' }: { hits: readonly SearchHit[]; heading?: 'h2' | 'h3' }) {
  const isBlocked = useBlocked()
  return (
    <ol className="card hits">
      {hits.map((hit) => (isBlocked(hit.user) ? <FoldedHit key={hit.post.id} hit={hit} Heading={Heading} /> : <Hit key={hit.post.id} hit={hit} Heading={Heading} />))}
    </ol>
  )
}

interface HitProps {
  hit: SearchHit
  Heading: 'h2' | 'h3'
}

const FoldedHit = ({ hit, Heading }: HitProps) => (
  <FoldedRow what="A post" to={topicAddress(hit.topic, hit.post)} label={`Show post ${hit.post.id} once`}>
    <Hit hit={hit} Heading={Heading} />
  </FoldedRow>
)

function Hit({ hit: { topic, post, user, createdAt, snippet }, Heading }: HitProps) {
  return (
    <li>
      <Heading>
        <Link to={topicAddress(topic, post)}>{topic.title}</Link>
      </Heading>
      <p className="snippet">
        {snippet.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
      </p>
      <p className="small muted">
        By {user?.username ?? 'Unknown'}
        {topic.category && ` in ${topic.category.name}`}
        {' · '}
        <RelativeTime at={createdAt} />
      </p>
    </li>
  )
}
