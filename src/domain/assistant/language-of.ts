import type { Language } from '../../shared/assistant/languages.ts'
import { foldQuestion } from './words.ts'

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Small words that tell a language, in Spanish also what people ask for with a single word and what else stands in its examples most. None is common in another of the three. */
const ENGLISH = wordsIn(
  `the is are was it its this that there you your they we i im my he she him her tell do does did can could will would what when where who how why which of to in on at for from with
  and or if not be been have has had about any some an much many get go know want need please`,
)
const SPANISH = wordsIn(
  `que cual cuales cuando cuanto cuantos cuanta cuantas donde como quien quienes hay el los las del al una unos unas para por con sin esta estan este esto estas estos ese eso es ser va van voy vamos tiene tienen tengo puedo
  puede pueden se su sus mi mis hasta desde muy mas pero porque ya ahi alli aqui hola gracias usted ustedes hijo hija hijos hijas nino nina ninos ninas bebe bebes cuesta cuestan cobran abren abre cierran quiero quisiera
  necesito busco hablan habla espanol ingles precio precios horario horarios cumpleanos edades boletos entrada comida alergias trabajo empleo buenos buenas adios anoteme avisenme ayuda saludos noticias limpieza calcetines
  cafeteria membresia ciudad gustaria lista fecha costo costos tarifas valores higiene contacto foro grupos trabajos apertura correo correos reglas fiestas infantiles cuidado horas eres somos soy sabe saben bueno vale pa ay
  hacen algo queda visitas edad todo decir juegos venden verdad pintura eventos cuarto aceptan pase arte luces grupo abierto chiste reciben buen juego necesitan significa despues cosas jugar caras entonces dijeron temporada
  cada telefono emergencia estoy sensorial otras porfa tienda estudio pasamanos parqueo descuento puedes regalo restaurante piensan contratando jaja hablas sos elevador silla necesidades adolescentes cacahuate venta usan
  llevo alguna escriben cita datos manos limpio ponen papel bloques clase tranquilo esos meses cerca nombre juguetes alberca escribe frances nos otros otra nada todos permiten dejan traen talleres ropa nueces actividades
  entre antes dos llamada mensaje servicio hecho planes ella tus noche tarjeta empresa lugar leer perros`,
)
/** How words end in Spanish, and hardly in the other two: “información”, “podemos”. */
const SPANISH_ENDING = /(?:ciones|cion|idad|miento|iendo|[a-z]{3}(?:[aei]mos|arme|arnos|idos|adas|idas))$/
const FRENCH = wordsIn(
  `le les des du une est sont vous nous je elle ils cest qu quel quelle quels quelles combien quand comment pourquoi avez etes pour avec dans sur au aux mon ma mes
  votre vos enfant enfants il parlez francais bonjour bonsoir merci et ca coute prix ouvrez heures peut puis`,
)
/** Small words of Spanish and French that are in English names, too: “La Frontera”, “Casa de Luz”. One of them alone tells nothing. */
const SHARED = wordsIn('de la en lo si te tu uno')
/** "é" is missing: the café is English too. */
const SPANISH_CHARACTERS = /[¿¡ñáíóú]/i
const FRENCH_CHARACTERS = /[çœèêâùî]|\b(?:qu|l|d|j|c|n|s|m)['’][a-zàâéèêîôû]/i
/** A character of its own counts as much as two words, which are enough for French: visitors write few. */
const ENOUGH = 2

/** The language of a message; of the one before it where it says too little: "wifi?" */
export const languageOf = (message: string, earlier: readonly string[] = []): Language =>
  [message, ...earlier.toReversed()].values().map(ownLanguage).find((own) => own !== null) ?? 'en'

function ownLanguage(text: string): Language | null {
  const words = foldQuestion(text).split(' ')
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word) || (of === SPANISH && SPANISH_ENDING.test(word))).length
  const english = count(ENGLISH)
  const withShared = (own: number) => (own > 0 || count(SHARED) > 1 ? own + count(SHARED) : 0)
  const spanish = withShared(count(SPANISH) + (SPANISH_CHARACTERS.test(text) ? ENOUGH : 0))
  const french = withShared(count(FRENCH) + (FRENCH_CHARACTERS.test(text) ? ENOUGH : 0))
  if (spanish > english && spanish >= french) return 'es'
  if (french > english && french >= ENOUGH) return 'fr'
  return english > 0 ? 'en' : null
}

/** What is said in French, which is told apart for this alone. */
export const FRENCH_ANSWER = 'Bonjour. Je suis automatique et je ne comprends qu’un peu le français. Posez votre question en anglais ou en espagnol, s’il vous plaît.'
