import { type RefObject, useLayoutEffect, useRef } from 'react'
import { startingQuestions } from '../../../shared/site-texts/assistant-texts.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import type { ConversationState, ConversationMessage } from './conversation.ts'
import { type Acts, Message, ReplySoFar } from './message.tsx'

/** What the assistant says before anyone has asked. */
const invitation = (text: string): ConversationMessage => ({ from: 'assistant', text, citations: [], isShort: false })

/**
 * What was said so far. Screen readers hear a reply once, when it is whole: what there is of it before stands outside
 * of the log.
 */
export function Log({ conversation, acts, texts }: { conversation: ConversationState; acts: Acts; texts: TextsOf<'assistant'> | undefined }) {
  const { messages, forgotten, isPending, soFar } = conversation
  const talk = useRef<HTMLDivElement>(null)
  useNewestInView(talk, conversation)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll
    <div className="talk" ref={talk} role="group" aria-label="Conversation" tabIndex={0}>
      <div className="log" role="log" aria-live="polite">
        {texts && <Message message={invitation(texts.greeting)} acts={acts} />}
        {texts && messages.length === 0 && <Suggestions questions={startingQuestions(texts)} onChoose={acts.onAsk} />}
        {messages.map((message, position) => (
          <Message key={forgotten + position} message={message} acts={acts} isNewest={position === messages.length - 1} />
        ))}
      </div>
      {isPending && <ReplySoFar {...(soFar ?? { sentences: [] })} />}
      <output className="vh">{isPending && 'Writing a reply'}</output>
    </div>
  )
}

function Suggestions({ questions, onChoose }: { questions: readonly string[]; onChoose: (question: string) => void }) {
  return (
    <ul className="chips" aria-label="Suggested questions">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="chip" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A question longer than this part of what is visible gives way to the beginning of its answer. */
const QUESTION_MAX_PART = 0.35

/**
 * Shows the newest exchange from its beginning: reading starts there, however long the answer is. Anyone who scrolls
 * while it comes is left where they are.
 */
function useNewestInView(talk: RefObject<HTMLDivElement | null>, { messages }: ConversationState): void {
  const shown = useRef<{ question: ConversationMessage | undefined; top: number }>({ question: undefined, top: 0 })
  useLayoutEffect(() => {
    const box = talk.current && scrollerOf(talk.current)
    if (!box) return
    const question = messages.findLast(({ from }) => from === 'visitor')
    const wasScrolled = question === shown.current.question && Math.abs(box.scrollTop - shown.current.top) > 2
    if (wasScrolled) return
    box.scrollTo({ top: truncateText(box), behavior: 'instant' })
    shown.current = { question, top: box.scrollTop }
  })
}

/** What scrolls: the conversation, or the whole panel where that is too small to hold anything still. */
const scrollerOf = (talk: HTMLElement): HTMLElement | null =>
  getComputedStyle(talk).overflowY === 'visible' ? talk.parentElement : talk

/** How far to scroll until the newest exchange begins at the top. */
function truncateText(box: HTMLElement): number {
  const question = [...box.querySelectorAll('.msg.me')].at(-1)
  if (!question) return 0
  const answer = [...box.querySelectorAll('.msg')].at(-1)
  const isLong = question.clientHeight > box.clientHeight * QUESTION_MAX_PART
  const first = (isLong && answer) || question
  const padding = Number.parseFloat(getComputedStyle(box).paddingTop)
  return first.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - padding
}
