import type { PollView } from '../../../shared/playground/visit.ts'
import { inDigits } from '../../../shared/text/count-words.ts'
import './poll-results.css'

/** How many chose what, in words and as bars. */
export function PollResults({ poll: { choices, mine } }: { poll: Pick<PollView, 'choices'> & Partial<Pick<PollView, 'mine'>> }) {
  const total = choices.reduce((sum, { votes }) => sum + votes, 0)
  return (
    <ul className="poll-results" aria-label="Votes so far">
      {choices.map(({ id, text, votes }) => (
        <li key={id}>
          <span>
            {text}
            {mine === id && <b className="mine">Your vote</b>}
          </span>
          <span className="small">{inWords(votes, total)}</span>
          <progress aria-hidden="true" max={Math.max(total, 1)} value={votes} />
        </li>
      ))}
    </ul>
  )
}

function inWords(votes: number, total: number): string {
  const count = votes === 1 ? '1 vote' : `${inDigits(votes)} votes`
  return total === 0 ? count : `${count}, ${Math.round((votes / total) * 100)}%`
}
