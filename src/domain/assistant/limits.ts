import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import type { FactView } from '../../shared/playground/playground.ts'
import { groupOf } from './classifier/groups.ts'

/** What facts speak of that people rely on, by their group. Asked about paint, a general answer about safety would imply more than it says. */
const SUBJECTS: Readonly<Record<string, Readonly<Record<ReadLanguage, string>>>> = {
  safety: { en: 'safety', es: 'la seguridad' },
  'feature.checkin': { en: 'check-in', es: 'el registro de entrada' },
  'feature.light': { en: 'light and noise', es: 'la luz y el ruido' },
  'feature.pods': { en: 'the learning pods', es: 'las Neo-Age Learning Pods' },
  'feature.creative': { en: 'the Creative Zones', es: 'las Creative Zones' },
  'feature.cafe': { en: 'food', es: 'la comida' },
  allergens: { en: 'food', es: 'la comida' },
  accessibility: { en: 'access', es: 'el acceso' },
  'value.inclusive': { en: 'access', es: 'el acceso' },
  cleaning: { en: 'health', es: 'la salud' },
  supervision: { en: 'supervision', es: 'el cuidado de los niños' },
  ages: { en: 'ages', es: 'las edades' },
}

/** Where an answer ends: what it doesn't say hasn't been announced. Empty for facts that are undecided, and say so, and for other subjects. */
export function limitOf({ key, state }: FactView, language: ReadLanguage): string {
  const subject = SUBJECTS[groupOf(key)]?.[language]
  if (!subject || state !== 'known') return ''
  return language === 'es'
    ? `Es todo lo que hemos anunciado sobre ${subject}. Por favor, pregunte antes de contar con algo más específico.`
    : `That’s all we’ve announced about ${subject}. Please ask before you rely on anything more specific.`
}
