import { useQuery } from '@tanstack/react-query'
import { blocksQuery } from '../../../queries/blocks.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { Link } from '../../../ui/link.tsx'
import { BlockButtons } from './block-forms.tsx'

/** Whom the member has blocked or muted, each with a way back. */
export function BlockList() {
  const { data: blocks = [], isError } = useQuery(blocksQuery(useApi()))
  return (
    <section className="card pad" aria-labelledby="blocks">
      <h2 id="blocks">Blocked and muted members</h2>
      {isError && <p>We couldn’t load this. Please reload the page.</p>}
      {!isError && blocks.length === 0 && <p>No one. You can block or mute a member on their page. They won’t be told.</p>}
      <ul className="places">
        {blocks.map(({ user: { id, username }, level }) => (
          <li key={id}>
            <div>
              <b>
                <Link to={`/forum/members/${username}`}>{username}</Link>
              </b>
              <p className="small muted">{level === 'block' ? 'Blocked' : 'Muted'}</p>
            </div>
            <BlockButtons username={username} level={level} />
          </li>
        ))}
      </ul>
    </section>
  )
}
