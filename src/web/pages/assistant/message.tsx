import { type ChatStatus, offerOf, type Rating } from '../../../shared/assistant/assistant.ts'
import { Status } from '../visit/fact-status.tsx'
import { HearAnswer, isRateable, Thumbs } from './answer-acts.tsx'
import type { Citation } from './citations.ts'
import type { ConversationMessage } from './conversation.ts'
import type { SoFar } from './reply.ts'

/** What can be done about an answer. */
export interface Acts {
  /** Asks something that was suggested. */
  onAsk: (question: string) => void
  onAskPerson: (question: string) => void
  onRated: (token: string, rated?: Rating) => void
  /** Follows a link to a place on this site. */
  onLeave: () => void
}

/** One message of the conversation. What people and the server write is shown as text, never as markup. */
export function Message({ message, acts }: { message: ConversationMessage; acts: Acts }) {
  const isVisitors = message.from === 'visitor'
  const needsAnother = message.suggestions !== undefined || message.isShort
  return (
    <div className={isVisitors ? 'msg me' : 'msg bot'}>
      <span className="vh">{isVisitors ? 'You:' : 'Assistant:'}</span>
      {message.said && <p className="said">{message.said}</p>}
      <p>{message.suggestions ? message.text.replace(offerOf(message.suggestions), '') : message.text}</p>
      {message.isShort && <p className="short">Here’s the short answer. The full one didn’t load.</p>}
      {message.statuses && <Statuses statuses={message.statuses} />}
      {needsAnother ? (
        <Instead message={message} acts={acts} />
      ) : (
        <Citations citations={message.citations} onLeave={acts.onLeave} />
      )}
      {/* The log reads new messages out, but not what opens and shuts below them. */}
      <div aria-live="off">
        {isRateable(message) && (message.suggestions ? <HearAnswer entry={message} /> : message.said && <Thumbs entry={message} onRated={acts.onRated} />)}
      </div>
    </div>
  )
}

/** How sure each fact is that the answer was made of. Of several, each is named. */
const Statuses = ({ statuses }: { statuses: readonly ChatStatus[] }) => (
  <ul className="chat-statuses" aria-label="How sure this is">
    {statuses.map(({ label, badge, checkedAt }) => (
      <li key={label}>
        {statuses.length > 1 && <b>{label}</b>}
        <Status badge={badge} checkedAt={checkedAt} />
      </li>
    ))}
  </ul>
)

/** What to do about a question without an answer, or with a short one: ask one of the closest, ask again, or ask a person. */
function Instead({ message: { suggestions = [], isShort, question = '' }, acts }: { message: ConversationMessage; acts: Acts }) {
  return (
    <ul className="chips" aria-label="Try one of these">
      {suggestions.map((closest) => (
        <li key={closest}>
          <button type="button" className="chip" onClick={() => acts.onAsk(closest)}>
            {closest}
          </button>
        </li>
      ))}
      {isShort && (
        <li>
          <button type="button" className="chip" onClick={() => acts.onAsk(question)}>
            Ask Again
          </button>
        </li>
      )}
      <li>
        <button type="button" className="chip" onClick={() => acts.onAskPerson(question)}>
          Ask the Team
        </button>
      </li>
    </ul>
  )
}

function Citations({ citations, onLeave }: { citations: readonly Citation[]; onLeave: () => void }) {
  if (citations.length === 0) return null
  return (
    <div className="cites">
      {citations.map((citation) => (
        <CitationLink key={citation.url} citation={citation} onLeave={onLeave} />
      ))}
    </div>
  )
}

/** A section of this site opens here; any other place opens in a tab of its own, so the page stays. */
function CitationLink({ citation: { url, host, title }, onLeave }: { citation: Citation; onLeave: () => void }) {
  const { origin, pathname, search, hash } = new URL(url)
  const isHere = origin === window.location.origin
  const link = isHere
    ? { href: pathname + search + hash, onClick: onLeave }
    : { href: url, target: '_blank', rel: 'noopener' }
  return (
    <a {...link}>
      {title && <b>{title} </b>}
      <span>{host}</span>
    </a>
  )
}

/** The reply that is on its way: what there is of it, and three dots for the rest. */
export function ReplySoFar({ sentences, said }: SoFar) {
  return (
    <div className="msg bot">
      <span className="vh">Assistant:</span>
      {said && <p className="said">{said}</p>}
      {sentences.length > 0 && (
        <p>
          {sentences.map((sentence, position) => (
            // Sentences are only ever added at the end.
            <span key={position} className="sentence">
              {`${sentence} `}
            </span>
          ))}
        </p>
      )}
      <div className="typing" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
