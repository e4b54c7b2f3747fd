import type { ReactNode } from 'react'
import { ASK_A_PERSON, type ChatStatus, offerOf, type Rating } from '../../../shared/assistant/assistant.ts'
import { Status } from '../visit/fact-status.tsx'
import { isRateable, Thumbs } from './answer-acts.tsx'
import { HearAnswer } from './hear-answer.tsx'
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

/** One message of the conversation. What people and the server write is shown as text, never as markup. @param isNewest - questions to go on with stand below the newest alone */
export function Message({ message, acts, isNewest = false }: { message: ConversationMessage; acts: Acts; isNewest?: boolean }) {
  const isVisitors = message.from === 'visitor'
  const needsAnother = message.suggestions !== undefined || message.isShort
  return (
    <div className={isVisitors ? 'msg me' : 'msg bot'}>
      <span className="vh">{isVisitors ? 'You:' : 'Assistant:'}</span>
      {message.said && <p className="said">{message.said}</p>}
      <p>{textOf(message)}</p>
      {message.isShort && <p className="short">Here’s the short answer. The full one didn’t load.</p>}
      {message.statuses && <Statuses statuses={message.statuses} />}
      {needsAnother ? (
        <Instead message={message} acts={acts} />
      ) : (
        <Citations citations={message.citations} onLeave={acts.onLeave} />
      )}
      {/* The log reads new messages out, but not what opens and shuts below them. */}
      <div aria-live="off">
        {isRateable(message) && <HearAnswer entry={message} />}
        {isRateable(message) && message.said && <Thumbs entry={message} onRated={acts.onRated} />}
        {isNewest && !needsAnother && <GoOn message={message} acts={acts} />}
      </div>
    </div>
  )
}

/** Without the questions and the way to a person that stand below as buttons. */
const textOf = ({ text, suggestions }: ConversationMessage): string => (suggestions ? text.replace(offerOf(suggestions), ':').replace(`\n\n${ASK_A_PERSON}`, '') : text)

/** Questions to go on with; after a thumb down, what may have been meant instead. */
function GoOn({ message: { next = [], others = [], rated, question = '' }, acts }: { message: ConversationMessage; acts: Acts }) {
  const isMissed = rated === 'down'
  const questions = isMissed && others.length > 0 ? others : next
  if (questions.length === 0 && !isMissed) return null
  return (
    <>
      {isMissed && <p className="short">What were you looking for?</p>}
      <Chips label={isMissed ? 'What were you looking for?' : 'Ask next'} questions={questions} onAsk={acts.onAsk}>
        {isMissed && <Chip onClick={() => acts.onAskPerson(question)}>Ask the Team</Chip>}
      </Chips>
    </>
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
const Instead = ({ message: { suggestions = [], isShort, question = '' }, acts }: { message: ConversationMessage; acts: Acts }) => (
  <Chips label="Try one of these" questions={suggestions} onAsk={acts.onAsk}>
    {isShort && <Chip onClick={() => acts.onAsk(question)}>Ask Again</Chip>}
    <Chip onClick={() => acts.onAskPerson(question)}>Ask the Team</Chip>
  </Chips>
)

/** Questions to choose from, each asked at a press, and what else can be done. */
const Chips = ({ label, questions, onAsk, children }: { label: string; questions: readonly string[]; onAsk: (question: string) => void; children?: ReactNode }) => (
  <ul className="chips" aria-label={label}>
    {questions.map((question) => (
      <Chip key={question} onClick={() => onAsk(question)}>
        {question}
      </Chip>
    ))}
    {children}
  </ul>
)

const Chip = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <li>
    <button type="button" className="chip" onClick={onClick}>
      {children}
    </button>
  </li>
)

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
