import type { ReactNode } from 'react'
import type { ChatStatus, Rating } from '../../../shared/assistant/assistant.ts'
import { withoutOffer } from '../../../shared/assistant/no-answer-words.ts'
import type { Language } from '../../../shared/assistant/languages.ts'
import { Status } from '../visit/fact-status.tsx'
import { isRateable, Thumbs } from './answer-acts.tsx'
import { HearAnswer } from './hear-answer.tsx'
import { type FrameWords, frameWords } from './frame-words.ts'
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
  const words = frameWords(message.language)
  return (
    <div className={isVisitors ? 'msg me' : 'msg bot'} lang={unlessEnglish(message.language)}>
      <span className="vh">{isVisitors ? 'You:' : words.assistant}</span>
      <AnswerText {...message} />
      <p lang={textLangOf(message)}>{textOf(message)}</p>
      {message.isShort && <p className="short">Here’s the short answer. The full one didn’t load.</p>}
      {message.statuses && <Statuses statuses={message.statuses} words={words} />}
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

type Spoken = Pick<SoFar, 'said' | 'language' | 'textLanguage'>

/** Whose words these are, and that they're not in the visitor's language. */
function AnswerText({ said, language, textLanguage }: Spoken) {
  const words = frameWords(language)
  return (
    <>
      {said && <p className="said">{words.said[said]}</p>}
      {language === 'es' && textLanguage === 'en' && <p className="short">{words.onlyInEnglish}</p>}
    </>
  )
}

/** The page is in English. */
const unlessEnglish = (language: Language | undefined): Language | undefined => (language === 'en' ? undefined : language)
const textLangOf = ({ language, textLanguage }: Spoken): Language | undefined => (textLanguage === language ? undefined : textLanguage)
/** A question that has no Spanish stands among the others in English. */
const langOfQuestion = (question: string, language: Language | undefined): Language | undefined => (language === 'es' && !question.startsWith('¿') ? 'en' : undefined)

/** Without the questions and the way to a person that stand below as buttons. */
const textOf = ({ text, suggestions = [], language }: ConversationMessage): string => withoutOffer(text, suggestions, language === 'es' ? 'es' : 'en')

/** Questions to go on with; after a thumb down, what may have been meant instead. */
function GoOn({ message: { next = [], others = [], rated, question = '', language }, acts }: { message: ConversationMessage; acts: Acts }) {
  const isMissed = rated === 'down'
  const words = frameWords(language)
  const questions = isMissed && others.length > 0 ? others : next
  if (questions.length === 0 && !isMissed) return null
  return (
    <>
      {isMissed && <p className="short">{words.lookingFor}</p>}
      <Chips label={isMissed ? words.lookingFor : words.askNext} language={language} questions={questions} onAsk={acts.onAsk}>
        {isMissed && <Chip onClick={() => acts.onAskPerson(question)}>{words.askTeam}</Chip>}
      </Chips>
    </>
  )
}

/** How sure each fact is that the answer was made of. Of several, each is named. */
const Statuses = ({ statuses, words }: { statuses: readonly ChatStatus[]; words: FrameWords }) => (
  <ul className="chat-statuses" aria-label={words.howSure}>
    {statuses.map(({ label, badge, checkedAt }) => (
      <li key={label}>
        {statuses.length > 1 && <b>{label}</b>}
        <Status badge={badge} checkedAt={checkedAt} words={words} />
      </li>
    ))}
  </ul>
)

/** What to do about a question without an answer, or with a short one: ask one of the closest, ask again, or ask a person. */
const Instead = ({ message: { suggestions = [], isShort, question = '', language }, acts }: { message: ConversationMessage; acts: Acts }) => (
  <Chips label={frameWords(language).tryOne} language={language} questions={suggestions} onAsk={acts.onAsk}>
    {isShort && <Chip onClick={() => acts.onAsk(question)}>Ask Again</Chip>}
    <Chip onClick={() => acts.onAskPerson(question)}>{frameWords(language).askTeam}</Chip>
  </Chips>
)

/** Questions to choose from, each asked at a press, and what else can be done. */
const Chips = ({ label, language, questions, onAsk, children }: { label: string; language: Language | undefined; questions: readonly string[]; onAsk: (question: string) => void; children?: ReactNode }) => (
  <ul className="chips" aria-label={label}>
    {questions.map((question) => (
      <Chip key={question} lang={langOfQuestion(question, language)} onClick={() => onAsk(question)}>
        {question}
      </Chip>
    ))}
    {children}
  </ul>
)

const Chip = ({ onClick, lang, children }: { onClick: () => void; lang?: Language | undefined; children: string }) => (
  <li lang={lang}>
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
    <a lang="en" {...link}>
      {title && <b>{title} </b>}
      <span>{host}</span>
    </a>
  )
}

/** The reply that is on its way: what there is of it, and three dots for the rest. */
export function ReplySoFar({ sentences, ...spoken }: SoFar) {
  return (
    <div className="msg bot" lang={unlessEnglish(spoken.language)}>
      <span className="vh">{frameWords(spoken.language).assistant}</span>
      <AnswerText {...spoken} />
      {sentences.length > 0 && (
        <p lang={textLangOf(spoken)}>
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
