import { useQuery } from '@tanstack/react-query'
import { Send, X } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLayer, useLocation, useNavigate } from '../../ui/router/router-context.tsx'
import { QUESTION_MAX_CHARS } from '../../../shared/assistant/assistant.ts'
import { ASSISTANT_TEXTS } from '../../../shared/site-texts/assistant-texts.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import logoMark from '../../art/logos/logo-mark.svg'
import { useApi } from '../../queries/client/api-context.tsx'
import { askAssistant } from '../../queries/assistant-queries.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { askPerson } from './ask-person.ts'
import { createConversation } from './conversation.ts'
import { useRoomAboveKeyboard } from './keep-above-keyboard.ts'
import { loadLocalBook } from './load-local-book.ts'
import { Log } from './log.tsx'
import './chat-panel.css'

export { bringBack } from './ask-person.ts'

const conversation = createConversation(() => sessionStorage)

/** The open chat: what was said so far, and a field for the next question. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.state)
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const api = useApi()
  const ask = useMemo(() => askAssistant(api), [api])
  useEffect(() => loadLocalBook(api), [api])
  useFocus(panel, input)
  useRoomAboveKeyboard(panel)
  useLeaving(panel, onClose)
  useLayer(useCoversPage(), onClose)
  const toPerson = useWayToPerson(onClose)

  const choose = (question: string) => {
    takeFocus(panel, input)
    void conversation.send(question, ask)
  }
  const send = (question: string) => {
    input.current?.focus({ preventScroll: true })
    void conversation.send(question, ask)
  }
  const startAgain = () => {
    takeFocus(panel, input)
    conversation.clear()
  }
  const acts = { onAsk: choose, onAskPerson: toPerson, onRated: conversation.rate, onLeave: () => coversPage() && onClose() }

  return (
    <section
      id="chat-panel"
      className="chat"
      ref={panel}
      role="dialog"
      aria-label="Chat with the On Joue assistant"
      tabIndex={-1}
    >
      <ChatHeader onClose={onClose} />
      <Log conversation={state} acts={acts} texts={useAssistantTexts()} />
      <QuestionForm input={input} isPending={state.isPending} onSend={send} />
      <div className="fine">
        <p id="chat-fine">Please leave out your child’s name and other personal details.</p>
        {state.messages.length > 0 && (
          <button type="button" onClick={startAgain}>
            Start Over
          </button>
        )}
      </div>
    </section>
  )
}

/** Nothing while they're fetched; the originals where the server is out of reach. */
function useAssistantTexts(): TextsOf<'assistant'> | undefined {
  const { data, isFetching } = useQuery(textsQuery(useApi(), 'assistant'))
  return data ?? (isFetching ? undefined : ORIGINALS)
}

const ORIGINALS = Object.fromEntries(Object.entries(ASSISTANT_TEXTS.texts).map(([name, { original }]) => [name, original])) as TextsOf<'assistant'> // the same names

/** The focus comes in, and afterwards goes back to the button that opened the chat, unless it has gone elsewhere. */
function useFocus(panel: RefObject<HTMLElement | null>, input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    takeFocus(panel, input)
    return () => {
      const opener = document.querySelector<HTMLElement>('[aria-controls="chat-panel"]')
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
    }
  }, [panel, input])
}

/** The field is ready for typing, except where that brings up a keyboard over everything there is to read. */
function takeFocus(panel: RefObject<HTMLElement | null>, input: RefObject<HTMLInputElement | null>): void {
  const hasScreenKeyboard = window.matchMedia('(hover: none) and (pointer: coarse)').matches
  const target = hasScreenKeyboard ? panel : input
  target.current?.focus({ preventScroll: true })
  // A panel too low for all of it, as on a page enlarged four times, scrolls; the page behind it stays.
  if (target === input) panel.current?.scrollTo({ top: input.current?.form?.offsetTop })
}

/** The panel may lie over what has the focus, so Escape closes it from anywhere; where it hides nearly all, leaving it does. */
function useLeaving(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (coversPage() && target instanceof Node && !panel.current?.contains(target)) onClose()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      // While a word is being composed, Escape belongs to the input method; in a menu, to the menu.
      const isForOthers = event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]')
      if (event.key === 'Escape' && !isForOthers) onClose()
    }
    document.addEventListener('focusin', closeOnLeaving)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('focusin', closeOnLeaving)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [panel, onClose])
}

/** Leads to the contact form with the question in it. */
function useWayToPerson(onClose: () => void): (question: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (question) => {
    onClose()
    if (pathname !== '/') void navigate('/#contact')
    void askPerson(question)
  }
}

/** On small screens the sheet hides the section that a link leads to, so following the link closes it. */
const coversPage = (): boolean => window.matchMedia('(max-width: 40rem)').matches

/** The same, from the moment it opened: a window that's made smaller doesn't change what Back does. */
const useCoversPage = (): boolean => useState(coversPage)[0]

/** @internal The preview of the assistant’s texts shows it, too. */
export function ChatHeader({ onClose }: { onClose: () => void }) {
  return (
    <div className="chat-top">
      <img src={logoMark} alt="" width="44" height="44" />
      <div>
        <b>On Joue assistant</b>
        <span>Automated answers</span>
      </div>
      <button type="button" className="icon-btn" aria-label="Close chat" onClick={onClose}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  )
}

interface QuestionFormProps {
  input: RefObject<HTMLInputElement | null>
  isPending: boolean
  onSend: (message: string) => void
}

/** Typing goes on while a reply is on its way; sending waits for it. */
function QuestionForm({ input, isPending, onSend }: QuestionFormProps) {
  const [draft, setDraft] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || draft.trim() === '') return
    setDraft('')
    onSend(draft)
  }
  return (
    <form onSubmit={submit} noValidate>
      <label className="vh" htmlFor="chat-question">
        Message
      </label>
      <input
        id="chat-question"
        className="input"
        ref={input}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        placeholder="Type a message"
        maxLength={QUESTION_MAX_CHARS}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby="chat-fine"
      />
      <button type="submit" className="round" aria-label="Send" disabled={isPending}>
        <Send className="i" aria-hidden="true" />
      </button>
    </form>
  )
}
