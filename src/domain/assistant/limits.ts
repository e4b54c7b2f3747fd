import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import type { FactView } from '../../shared/playground/playground.ts'
import { groupOf } from './classifier/groups.ts'
import { spanishLimit } from './languages/spanish.ts'

/** What facts speak of that people rely on, by their group. Asked about paint, a general answer about safety would imply more than it says. */
const SUBJECTS: Readonly<Record<string, string>> = {
  safety: 'safety',
  'feature.checkin': 'check-in',
  'feature.light': 'light and noise',
  'feature.pods': 'the learning pods',
  'feature.creative': 'the Creative Zones',
  'feature.cafe': 'food',
  allergens: 'food',
  accessibility: 'access',
  'value.inclusive': 'access',
  cleaning: 'health',
  supervision: 'supervision',
}

/** Where an answer ends: what it doesn't say hasn't been announced. Empty for facts that are undecided, and say so, and for other subjects. */
export function limitOf({ key, state }: FactView, language: ReadLanguage): string {
  const subject = SUBJECTS[groupOf(key)]
  if (!subject || state !== 'known') return ''
  return language === 'es' ? spanishLimit(subject) : `That’s all we’ve announced about ${subject}. Please ask before you rely on anything more specific.`
}
