import { useQuery } from '@tanstack/react-query'
import { noAnswer } from '../../../../shared/assistant/no-answer-words.ts'
import { UNKNOWNS } from '../../../../shared/assistant/assistant.ts'
import type { ReadLanguage } from '../../../../shared/assistant/languages.ts'
import type { AssistantAnswers } from '../../../../shared/site-texts/assistant-answer-texts.ts'
import { startingQuestions } from '../../../../shared/site-texts/assistant-texts.ts'
import type { TextsOf } from '../../../../shared/site-texts/site-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { ChatHeader } from '../../assistant/chat-panel.tsx'
import type { ConversationMessage } from '../../assistant/conversation.ts'
import { Log } from '../../assistant/log.tsx'

interface PreviewedChatProps {
  group: 'assistant' | 'assistant-answers'
  name: string
  /** What the text says in it. */
  words: string
}

/** The assistant’s window as a visitor would see it if one of its texts said something else. */
export function PreviewedChat({ group, name, words }: PreviewedChatProps) {
  const api = useApi()
  const { data: texts } = useQuery(textsQuery(api, 'assistant'))
  const { data: answers } = useQuery(textsQuery(api, 'assistant-answers'))
  if (!texts || !answers) return null
  const isAnswer = group === 'assistant-answers'
  const messages = isAnswer ? conversationWith({ ...answers, [name]: words }, name, startingQuestions(texts)) : []
  return (
    <section className="chat">
      <ChatHeader onClose={ignore} />
      <Log conversation={{ messages, forgotten: 0, isPending: false }} acts={NO_ACTS} texts={isAnswer ? texts : { ...texts, [name]: words }} />
    </section>
  )
}

const ignore = () => {}
const NO_ACTS = { onAsk: ignore, onAskPerson: ignore, onRated: ignore, onLeave: ignore }

const SAID: Readonly<Record<string, string>> = {
  'hello': 'Hello', 'how-are-you': 'How are you?', 'languages': 'Which languages do you speak?', 'thanks': 'Thanks', 'goodbye': 'Goodbye',
  'robot': 'Are you a person?', 'who': 'Who are you?', 'help': 'What can you do?', 'sorry': 'That didn’t help.', 'ok': 'Okay',
  'offline-thanks': 'Thanks', 'offline-goodbye': 'Goodbye', 'offline-robot': 'Are you a person?', 'offline-help': 'What can you do?',
  'hello-es': 'Hola', 'how-are-you-es': '¿Cómo está?', 'languages-es': '¿Qué idiomas habla?', 'thanks-es': 'Gracias', 'goodbye-es': 'Adiós',
  'robot-es': '¿Es una persona?', 'who-es': '¿Quién es?', 'help-es': '¿Qué sabe hacer?', 'sorry-es': 'Eso no me ayudó.', 'ok-es': 'Está bien',
}

/** A message that this answer is given to, and the answer. */
function conversationWith(answers: AssistantAnswers, name: string, questions: readonly string[]): ConversationMessage[] {
  const language: ReadLanguage = name.endsWith('-es') ? 'es' : 'en'
  const outcome = UNKNOWNS.find((one) => one === name.replace('-es', ''))
  const suggestions = outcome ? questions.slice(0, 2) : []
  const text = outcome ? noAnswer(answers, outcome, suggestions, language) : answers[name as keyof TextsOf<'assistant-answers'>]
  const other = { citations: [], isShort: false, language }
  return [
    { ...other, from: 'visitor', text: SAID[name] ?? '...' },
    { ...other, from: 'assistant', text, ...(suggestions.length > 0 && { suggestions }) },
  ]
}
