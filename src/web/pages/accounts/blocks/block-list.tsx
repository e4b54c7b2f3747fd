import { useQuery } from '@tanstack/react-query'
import { blocksQuery } from '../../../queries/blocks-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../frame/use-texts.ts'
import { BlockButtons } from './block-forms.tsx'

/** Whom the member has blocked or muted, each with a way back. */
export function BlockList() {
  const texts = useTexts('settings')
  const { data: blocks = [], isError } = useQuery(blocksQuery(useApi()))
  return (
    <section className="card pad" aria-labelledby="blocks">
      <h2 id="blocks">{texts.blocks}</h2>
      {isError && <p>We couldn’t load this. Please reload the page.</p>}
      {!isError && blocks.length === 0 && <p>{texts['no-blocks']}</p>}
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
