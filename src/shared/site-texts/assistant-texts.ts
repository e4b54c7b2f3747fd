import { line, paragraph, type TextGroup } from './site-text.ts'

const question = (name: string, original: string) => line(name, original, { isAlone: true })

/** What the assistant’s window says before anyone has asked, and the questions it offers. */
export const ASSISTANT_TEXTS = {
  title: 'Assistant',
  path: '/',
  texts: {
    'greeting': paragraph('Greeting', 'Bonjour. Ask me about the playground, the café, or safety.'),
    'question-1': question('First starting question', '{if opening open}What are the opening hours?{else}When do you open?{end}'),
    'question-2': question('Second starting question', 'How much does it cost?'),
    'question-3': question('Third starting question', 'What ages is it for?'),
    'question-4': question('Fourth starting question', 'Is it safe?'),
  },
} as const satisfies TextGroup

/** The questions in the order they’re offered. */
export const startingQuestions = (texts: Record<keyof typeof ASSISTANT_TEXTS.texts, string>): string[] =>
  [texts['question-1'], texts['question-2'], texts['question-3'], texts['question-4']]

/** Whether a text is a question that the assistant has to answer. */
export const isStartingQuestion = (key: string): boolean => /^assistant\.question-\d$/.test(key)
