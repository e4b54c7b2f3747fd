import { FIRST_FACTS } from '../../playground/first-facts.ts'
import { ASKED } from './collected/collected.ts'
import { CROSSINGS } from './crossings.ts'
import { CROSSINGS_IN_TURN } from './crossed-in-turn.ts'
import { DATES } from './topics/dates.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { FOOD } from './topics/food.ts'
import { IN_TOUCH } from './in-touch.ts'
import { NEEDS } from './topics/needs.ts'
import { NOT_ANNOUNCED } from './not-announced.ts'
import { NOTHING } from './nothing.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { OTHER_THINGS } from './other-things.ts'
import { PEOPLE } from './topics/people.ts'
import { PLACES } from './topics/places.ts'
import { PLAY } from './topics/play.ts'
import { PRICES } from './topics/prices.ts'
import { SAFETY_DETAILS } from './topics/safety-details.ts'
import { SAFETY } from './topics/safety.ts'
import { OPENINGS, SUBJECTS } from './subjects.ts'
import { TALK } from './talk.ts'
import { TOLD_APART } from './hard-negatives/hard-negatives.ts'
import { UNUSUAL } from './unusual/unusual.ts'
import { VISITS } from './topics/visits.ts'
import { VOICES, VOICES_ELSEWHERE } from './personas/personas.ts'
import { WHO_COMES } from './topics/who-comes.ts'

/** One way to ask, and the key of the fact or of the small talk that answers it, or {@link NOTHING}. */
export interface Example {
  text: string
  key: string
}

const BY_FACT = [PRICES, DATES, PLACES, WHO_COMES, VISITS, SAFETY, FOOD, NEEDS, PLAY, PEOPLE, IN_TOUCH, OTHER_LANGUAGES, TALK, ...VOICES, ...TOLD_APART, ...UNUSUAL, ...ASKED]

const listOf = (texts: string): string[] => texts.split(/[|\n]/).map((text) => text.trim()).filter(Boolean)

const under = (key: string, texts: string): Example[] => listOf(texts).map((text) => ({ text, key }))

/** Every subject in every opening, and by itself. */
const askedInAllWays = (): Example[] =>
  Object.entries(SUBJECTS).flatMap(([key, texts]) =>
    listOf(texts).flatMap((subject) => ['', ...OPENINGS].map((opening) => ({ text: `${opening} ${subject}`.trim(), key }))),
  )

const crossed = (): Example[] =>
  CROSSINGS.flatMap(({ key, ways, with: fillings }) => listOf(ways).flatMap((way) => listOf(fillings).map((filling) => ({ text: way.replace('{}', filling), key }))))

/** How many of its fillings a way is asked with, where every way has its turn with others. */
const FILLINGS_A_WAY = 8

/** Puts fillings into a way: where it has two places, the one after goes into the second. */
const filled = (way: string, fillings: readonly string[], at: number): string =>
  way.split('{}').reduce((text, rest, place) => `${text}${fillings[(at + place - 1) % fillings.length] ?? ''}${rest}`)

const crossedInTurn = (): Example[] =>
  CROSSINGS_IN_TURN.flatMap(({ key, ways, with: texts }) => {
    const fillings = listOf(texts)
    return listOf(ways).flatMap((way, turn) => Array.from({ length: FILLINGS_A_WAY }, (_, at) => ({ text: filled(way, fillings, turn * FILLINGS_A_WAY + at), key })))
  })

/** Ways in which parents ask. They only tell which fact is meant; what is said is always the fact's own answer. */
export const EXAMPLES: readonly Example[] = [
  ...BY_FACT.flatMap((facts) => Object.entries(facts).flatMap(([key, texts]) => under(key, texts))),
  ...[NOT_ANNOUNCED, SAFETY_DETAILS, OTHER_THINGS, ELSEWHERE, ...VOICES_ELSEWHERE].flatMap((texts) => under(NOTHING, texts)),
  ...FIRST_FACTS.map(({ question, key }) => ({ text: question, key })),
  ...askedInAllWays(),
  ...crossed(),
  ...crossedInTurn(),
]
