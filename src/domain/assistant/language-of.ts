import type { Language } from '../../shared/assistant/languages.ts'
import { foldQuestion } from './words.ts'

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Small words that tell a language, and in Spanish what people ask for with a single word. None is common in another of the three. */
const ENGLISH = wordsIn(
  `the is are was it its this that there you your they we i im my me do does did can could will would what when where who how why which of to in on at for from with
  and or if not be been have has had about any some an much many get go know want need please`,
)
const SPANISH = wordsIn(
  `que cual cuales cuando cuanto cuantos cuanta cuantas donde como quien quienes hay el los las del al una unos unas para por con sin esta estan este esto estas estos ese eso es son ser va van voy
  vamos tiene tienen tengo puedo puede pueden podemos se su sus mi mis hasta desde muy mas pero porque ya ahi alli aqui hola gracias usted ustedes hijo hija hijos hijas nino nina ninos ninas bebe
  bebes cuesta cuestan cobran abren abre cierran quiero quisiera necesito busco hablan habla espanol ingles precio precios horario horarios direccion ubicacion estacionamiento cumpleanos edades
  boletos entrada comida alergias trabajo empleo reservaciones de la en lo si te nos tu pa algo todo nada otra otro otros otras dos uno cada alguna alguien antes entonces entre nomas mucho buen
  hacer hacen venden aceptan reciben usan traen dejan sirven permiten necesitan queda cerca llevo llegar jugar hablar decir tenemos juegos juego edad visitas grupo eventos talleres verdad cosas pase
  puedes nombre caras datos silla luces pintura ropa abierto porfa significa reservar cuenta comunidad emergencia alergia adolescentes actividades nueces ay estoy parqueo elevador frances buenos
  buenas adios anoteme avisenme informacion ayuda saludos noticias privacidad seguridad limpieza calcetines cafeteria membresia ciudad gustaria lista fecha costo costos tarifas valores accesibilidad
  higiene contacto foro grupos trabajos apertura correo correos reglas fiestas infantiles cuidado horas eres somos soy sabe saben bueno vale`,
)
const FRENCH = wordsIn(
  `le les des du une est sont vous nous je elle ils cest qu quel quelle quels quelles combien quand comment pourquoi avez etes pour avec dans sur au aux mon ma mes
  de la en si te tu votre vos enfant enfants il parlez francais bonjour bonsoir merci et ca coute prix ouvrez heures peut puis`,
)
/** "é" is missing: the café is English too. */
const SPANISH_CHARACTERS = /[¿¡ñáíóú]/i
/** Two slips of a word or one character of its own are enough: visitors write few words. */
const FRENCH_CHARACTERS = /[çœèêâùî]|\b(?:qu|l|d|j|c|n|s|m)['’][a-zàâéèêîôû]/i
const CHARACTERS = 2
const FRENCH_LEAST = 2

/** The language of a message; of the one before it where it says too little: "wifi?" */
export function languageOf(message: string, earlier: readonly string[] = []): Language {
  for (const text of [message, ...earlier.toReversed()]) {
    const own = ownLanguage(text)
    if (own) return own
  }
  return 'en'
}

function ownLanguage(text: string): Language | null {
  const words = foldQuestion(text).split(' ')
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length
  const english = count(ENGLISH)
  const spanish = count(SPANISH) + (SPANISH_CHARACTERS.test(text) ? CHARACTERS : 0)
  const french = count(FRENCH) + (FRENCH_CHARACTERS.test(text) ? CHARACTERS : 0)
  if (spanish > english && spanish >= french) return 'es'
  if (french > english && french >= FRENCH_LEAST) return 'fr'
  return english > 0 ? 'en' : null
}

/** What is said in French, which is told apart for this alone. */
export const FRENCH_ANSWER = 'Bonjour. Je suis automatique et je ne comprends qu’un peu le français. Posez votre question en anglais ou en espagnol, s’il vous plaît.'
