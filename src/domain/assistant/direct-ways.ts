import { likeliest } from './classifier/likeliest.ts'
import { classify, thresholdOf } from './classifier/site-model.ts'
import { foldQuestion } from './words.ts'

/** What is said at once to what can't wait for an answer, by its intent. */
const WAYS: Readonly<Record<string, string>> = {
  'direct.danger': 'If someone may be in danger, call 911 now. I’m automated, and this chat can’t get help.',
  'direct.lost-child': 'If a child is missing or alone, call 911 now. I’m automated, and this chat can’t get help.',
  'direct.stop-emails': 'You can stop emails with the link at the bottom of any email from a list. If that doesn’t work, ask the On Joue team with the contact form.',
}

/** What is said to a message that can't wait; null where it's a question like any other. */
export function directWay(message: string): string | null {
  if (foldQuestion(message) === '') return null
  const [best] = likeliest(classify(message))
  return best && best.probability >= thresholdOf(best.group).threshold ? wayOf(best.key) : null
}

/** The same for its intent. */
export const wayOf = (intent: string): string | null => WAYS[intent] ?? null
