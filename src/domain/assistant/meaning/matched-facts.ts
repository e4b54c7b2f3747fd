import type { FactIndex } from '../by-words/fact-index.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { smallTalk } from '../small-talk.ts'
import { contentWords, foldQuestion } from '../words.ts'
import { isQuestion, leadsUpToQuestion } from './is-question.ts'
import { repeatsQuestion, isExclamation, withoutStart } from './follow-up-words.ts'
import { groupOf } from '../classifier/groups.ts'
import { areHighStakes, highStakesIn } from './high-stakes.ts'
import { likeliestFacts, likelihoodOf, mayBeHighStakes, meantFact } from './infer-fact.ts'
import { areOfTheWhole, areThings, isAll, pointsBack } from './about-a-thing.ts'
import { isLong } from './infer-question.ts'

/** Most things answered together. */
const ANSWERS_MAX = 3
/** No one asks more than this at once; reading every part of a message made of parts would take half a second. */
const PARTS_READ = 8
/** A part of a message is answered for itself only when it is clearly a question of its own. */
const CLEAR_MATCH = 0.7
/** One that speaks of "it" or "that" may go on about the part before, and has to be clearer. */
const CLEAR_BY_ITSELF = 0.85
/** Something grave in a part of a long message has to be seen by the whole as well: "what precautions do you take" against a cold. */
const SEEN_BY_THE_WHOLE = 0.1
/** … and where it is all that is answered, much: "Which day is it?" of a special hour is no question of the opening. */
const MEANT_BY_THE_WHOLE = 0.5
/** Of what the whole grants all facts, something grave that was found in a part has to have this much … */
const OWN_SAY_OF_HIGH_STAKES = 0.2
/** … and no other so much. */
const OUTWEIGHS = 0.4
/** Anything else has to have this much … */
const OWN_SAY = 0.4
/** … where what is grave has more than this. */
const SOME_OF_HIGH_STAKES = 0.1

/** The facts a message asks for, in the order it asks; none when that is not clear enough to answer. */
export function matchedFacts(index: FactIndex, message: string): SearchableFact[] {
  const meant = meantFact(index, withoutTalk(message))
  if (meant?.probability === 1) return [meant.fact]
  const { facts: inParts, goesOn } = filtersIn(index, isLong(message) ? questionsOf(message) : message)
  const facts = isLong(message) ? inParts.filter((fact) => !areHighStakes([fact]) || likelihoodOf(fact, message) >= SEEN_BY_THE_WHOLE) : inParts
  if (facts.length > 1 || (facts.length === 1 && goesOn)) return facts
  if (meant) return facts.length === 0 && goesOn && areOfTheWhole([meant.fact]) ? [] : [meant.fact]
  const all = filtersIn(index, message)
  return isWholeQuestion(all, message) ? all.facts : []
}

/** What one part of a message asks answers the whole where nothing else in it may be meant instead. */
function isWholeQuestion({ facts, isUnclear, isUnclearOnHighStakes }: PartialMatches, message: string): boolean {
  const [fact] = facts
  if (fact === undefined || facts.length > 1 || isUnclearOnHighStakes || (isUnclear && areHighStakes(facts))) return false
  return isSeenByTheWhole(fact, message) && !isOutweighed(fact, message)
}

/** What is found in one part of a long message alone has to be likely by the whole too where it is grave, or that part points at another. */
const isSeenByTheWhole = (fact: SearchableFact, message: string): boolean =>
  !isLong(message) || !(areHighStakes([fact]) || NAMES_ANOTHER.test(questionsOf(message))) || likelihoodOf(fact, message) >= MEANT_BY_THE_WHOLE

const NAMES_ANOTHER = /\b(?:it|that|they|them|those|these|this)\b/i

/** "New Year's Day, are you open?" is asked of the hours by the whole, and of the opening by its last part: no one can be sure where one is grave. */
function isOutweighed(fact: SearchableFact, message: string): boolean {
  const likely = likeliestFacts(message)
  const own = likely.find(({ group }) => group === groupOf(fact.key))?.probability ?? 0
  const others = likely.filter(({ group }) => group !== groupOf(fact.key))
  return areHighStakes([fact]) ? own < OWN_SAY_OF_HIGH_STAKES || others.some(({ probability }) => probability >= OUTWEIGHS) : own < OWN_SAY && highStakesIn(others) > SOME_OF_HIGH_STAKES
}

/** "Hi there, how much is it?" asks "how much is it?" */
const withoutTalk = (message: string): string => message.split(/(?<=[,.!?])/).filter((part) => smallTalk(part) === null).join('')

/** The sentences that end as questions. */
const questionsOf = (message: string): string => (message.match(SENTENCES_THAT_ASK) ?? []).join(' ')

/** "Price, hours and where?" has three parts. */
const partsOf = (message: string): string[] =>
  message
    .replace(CIRCUMSTANCE, '')
    .replace(CIRCUMSTANCE_AFTER, '')
    .split(/[?!.,;:&+/\n]+|\b(?:and|plus|also|et|y)\b/i)
    .map((part) => part.trim())
    .filter((part) => HAS_WORDS.test(part) && smallTalk(part) === null && !repeatsQuestion(part) && !isExclamation(part))

/** "When it's packed on a Saturday, how do you …" does not ask when. */
const CIRCUMSTANCE = /(?=\w)(?<=^\s*|[.!?]\s+)(?:and |but |so )?(?:when|where|while|once) (?!(?:do|does|did|is|are|was|will|would|can|could|may|might|should)\b)[^,.!?]+, (?=(?:how|what|where|when|who|which|is|are|do|does|can|could|will|would|may)\b)/gi
/** "What will we find inside, when it's ready?" does not ask when either. */
const CIRCUMSTANCE_AFTER = /, (?:when|once) (?:it|that|this|they|we|you|everything)(?:'s|’s|'re|’re| is| are) (?:all )?\w+(?=\s*(?:[.!?]|$))/gi

/** "15 bucks? 20?" asks once. */
const HAS_WORDS = /\p{L}/u

/** In a list every part is as short as this and names its thing: "price, parking, wifi". Sentences are none: "Figures. No one says." */
const LIST_PART_WORDS = 3
const isOfAList = (part: string): boolean => part.split(/\s+/).length <= LIST_PART_WORDS && !/\b(?:they|them|him|her)\b/i.test(part)
const SENTENCES = /[.!]\s+\S/

interface PartialMatches {
  facts: SearchableFact[]
  /** Whether a later part goes on about the same: "can we park, and is it free?" */
  goesOn: boolean
  /** Whether a part asks what is not clear enough: "what will you write about, and when?" does not ask when. */
  isUnclear: boolean
  /** … and may be something grave: "why do you never answer? Tell me the address" */
  isUnclearOnHighStakes: boolean
}

function filtersIn(index: FactIndex, message: string): PartialMatches {
  const parts = partsOf(message)
  const matched = new Set<SearchableFact>()
  let goesOn = false
  const unclear: string[] = []
  let wasMatched = false
  const isList = parts.length > 1 && !SENTENCES.test(message) && parts.every(isOfAList)
  const last = lastQuestion(message)
  const asking = parts.filter((part) => isList || isQuestion(part) || leadsUpToQuestion(part) || foldQuestion(part) === last)
  for (const part of asking.slice(0, PARTS_READ)) {
    const meant = contentWords(part).length > 0 ? meantFact(index, part) : null
    const isOfAThing = meant !== null && wasMatched && (isAboutTheThing(meant.fact, part, [...matched]) || ((!isList || matched.size > 0) && isAddition(part, [...matched])))
    wasMatched = true
    if (isOfAThing) goesOn = true
    else if (!meant || meant.probability < (matched.size > 0 && pointsBack(part) ? CLEAR_BY_ITSELF : CLEAR_MATCH)) unclear.push(part)
    else if (matched.size < ANSWERS_MAX) matched.add(meant.fact)
  }
  return { facts: [...matched], goesOn, isUnclear: unclear.length > 0, isUnclearOnHighStakes: unclear.some(mayBeHighStakes) }
}

/** The sentence a message ends with, when that is a question: "And coffee?" asks, as a last clause does not: "can I sit there and still see him?" */
export const lastQuestion = (message: string): string | null => (message.trimEnd().endsWith('?') ? withoutStart(message.match(SENTENCES_THAT_ASK)?.at(-1) ?? '') : null)
const SENTENCES_THAT_ASK = /(?<![^.!?\n])[^.!?\n]+\?/g

/** "And is it free?" after parking, or after what is not clear. */
const isAboutTheThing = (fact: SearchableFact, part: string, before: readonly SearchableFact[]): boolean =>
  areOfTheWhole([fact]) && pointsBack(part) && (before.length === 0 || areThings(before))

/** "Do you do birthdays, and how much?", "what do you send, and when?" ask of what came before, whatever they would ask alone. */
export const isAddition = (part: string, before: readonly SearchableFact[]): boolean =>
  HOW_MUCH.test(foldQuestion(part)) ? areThings(before) : WHEN.test(foldQuestion(part)) && !areOfTheOpening(before)
const HOW_MUCH = /^(?:for )?(?:how much(?: (?:cost|money|is|would|will))?|what (?:price|cost)|free)$/
const WHEN = /^(?:how many(?: more)?(?: and)? )?(?:when|how soon|by when|since when|at what time|what time)$/

/** What is said of the place as a whole and of when it comes. */
const areOfTheOpening = (facts: readonly SearchableFact[]): boolean => facts.length > 0 && isAll(facts, OF_THE_OPENING)
const OF_THE_OPENING: ReadonlySet<string> = new Set(['announcement', 'about', 'overview', 'location', 'opening-year', 'opening-date', 'pricing', 'hours'])
