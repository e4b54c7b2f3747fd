import type { FactTexts } from './fact-fields.ts'
import { isOpen, readOpening } from './opening.ts'

/** Questions that came with the product and ask about plans, and what they ask once the doors are open. */
const ONCE_OPEN: Readonly<Record<string, string>> = {
  'What is coming?': 'What’s new?',
  'Which city will it be in?': 'Which city is it in?',
  'Where exactly will it be?': 'Where exactly is it?',
  'Which year do you plan to open?': 'Which year did you open?',
  'When do you open?': 'When did you open?',
  'What will the playground be like?': 'What’s the playground like?',
  'What features are planned?': 'What features are there?',
  'How will check-in work?': 'How does check-in work?',
  'Will there be a café?': 'Is there a café?',
  'Will there be events and programs?': 'Are there events and programs?',
  'Will there be memberships or passes?': 'Are there memberships or passes?',
  'Will there be Wi-Fi?': 'Is there Wi-Fi?',
  'Will it be wheelchair accessible?': 'Is it wheelchair accessible?',
  'How clean will it be?': 'How clean is it?',
}

/** A fact's question as it's asked today. One in the owner's own words stays as it is. @param opening - the record of the opening */
export function questionNow(question: FactTexts['question'], opening: string): string {
  const record = readOpening(opening)
  return (record && isOpen(record) && ONCE_OPEN[question]) || question
}
