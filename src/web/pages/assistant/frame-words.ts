import { ONLY_IN_ENGLISH } from '../../../shared/assistant/no-answer-words.ts'
import type { Language } from '../../../shared/assistant/languages.ts'
import { type Badge, BADGE_NAMES } from '../../../shared/playground/badges.ts'
import type { Said } from '../../../shared/assistant/assistant.ts'
import { longDate } from '../../ui/words/time-words.ts'
import { inDigits } from '../../../shared/text/count-words.ts'

/** What stands around an answer, in one language. */
export interface FrameWords {
  assistant: string
  said: Readonly<Record<Said, string>>
  badges: Readonly<Record<Badge, string>>
  checkedOn: string
  date: (at: string) => string
  howSure: string
  /** Above an answer in English to a question in another language. */
  onlyInEnglish: string
  askNext: string
  tryOne: string
  lookingFor: string
  askTeam: string
  helped: string
  didNotHelp: string
  thanks: string
  failed: string
  hear: { ofFact: string; ofQuestion: string; waiting: (count: number) => string; email: string; send: string; promiseOfFact: string; promiseOfQuestion: string }
  /** What is said of a request that the site has taken, and of an address that is none; null where the site's own words are in this language. */
  heard: { ofFact: string; ofQuestion: string; wrong: string } | null
}

const ENGLISH: FrameWords = {
  assistant: 'Assistant:',
  said: { 'On Joue says': 'On Joue says', 'General information': 'General information' },
  badges: BADGE_NAMES,
  checkedOn: 'Checked on',
  date: longDate,
  howSure: 'How sure this is',
  onlyInEnglish: '',
  askNext: 'Ask next',
  tryOne: 'Try one of these',
  lookingFor: 'What were you looking for?',
  askTeam: 'Ask the Team',
  helped: 'This helped',
  didNotHelp: 'This didn’t help',
  thanks: 'Thanks for the feedback.',
  failed: 'That didn’t work. Please try again later.',
  hear: {
    ofFact: 'Email me when there’s an answer',
    ofQuestion: 'Get the answer by email',
    waiting: (count) => (count === 1 ? '1 person is waiting for this.' : `${inDigits(count)} people are waiting for this.`),
    email: 'Email',
    send: 'Email Me',
    promiseOfFact: 'We’ll send one email when there’s an answer, then delete your address.',
    promiseOfQuestion: 'We’ll send one email if we can answer this, then delete your address. We delete it after 30 days at the latest.',
  },
  heard: null,
}

const SPANISH_DATE = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'America/Chicago' })

const SPANISH: FrameWords = {
  assistant: 'Asistente:',
  said: { 'On Joue says': 'On Joue dice', 'General information': 'Información general' },
  badges: { announced: 'Anunciado', planned: 'Planeado', 'being-decided': 'Por decidirse', 'not-offered': 'No se ofrece' },
  checkedOn: 'Revisado el',
  date: (at) => SPANISH_DATE.format(new Date(at)),
  howSure: 'Qué tan seguro es esto',
  onlyInEnglish: ONLY_IN_ENGLISH,
  askNext: 'Pregunte también',
  tryOne: 'Pruebe una de estas',
  lookingFor: '¿Qué buscaba?',
  askTeam: 'Preguntar al equipo',
  helped: 'Me ayudó',
  didNotHelp: 'No me ayudó',
  thanks: 'Gracias por su opinión.',
  failed: 'No funcionó. Inténtelo más tarde, por favor.',
  hear: {
    ofFact: 'Avísenme por correo cuando haya una respuesta',
    ofQuestion: 'Recibir la respuesta por correo',
    waiting: (count) => (count === 1 ? '1 persona espera esta respuesta.' : `${count.toLocaleString('es-US')} personas esperan esta respuesta.`),
    email: 'Correo electrónico',
    send: 'Avísenme',
    promiseOfFact: 'Enviaremos un solo correo, en inglés, cuando haya una respuesta, y luego borraremos su dirección.',
    promiseOfQuestion: 'Enviaremos un solo correo, en inglés, si podemos contestar esto, y luego borraremos su dirección. La borramos después de 30 días a más tardar.',
  },
  heard: {
    ofFact: 'Recibimos su solicitud. Confirme su dirección con el enlace que llegará por correo, en inglés.',
    ofQuestion: 'Listo. Le enviaremos un correo si podemos contestar esto.',
    wrong: 'Escriba una dirección de correo electrónico válida.',
  },
}

/** French is answered with one sentence; what stands around it is in English. */
export const frameWords = (language: Language = 'en'): FrameWords => (language === 'es' ? SPANISH : ENGLISH)
