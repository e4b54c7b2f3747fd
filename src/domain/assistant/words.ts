import { fold } from '../../shared/text/fold.ts'

/** What was folded already, while a message is read. */
let folded: Map<string, string> | null = null

/** Folds each text once while `work` runs: a message and its parts are folded again and again. */
export function foldingOnce<Result>(work: () => Result): Result {
  const outer = folded
  folded ??= new Map()
  try {
    return work()
  } finally {
    folded = outer
  }
}

/** Folded, without punctuation, with single spaces: "Wi‑Fi at the Café?" becomes "wi fi at the cafe". */
export function foldQuestion(text: string): string {
  const known = folded?.get(text)
  if (known !== undefined) return known
  const found = foldedQuestion(text)
  folded?.set(text, found)
  return found
}

function foldedQuestion(text: string): string {
  return fold(text)
    .replace(/['’`](s|re|m|ll|ve|d)\b/g, ' ')
    .replace(/['’`]/g, '')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a text speaks of the place itself, or to it. */
export const asksThePlace = (text: string): boolean => ASKS_THE_PLACE.test(foldQuestion(text))
const ASKS_THE_PLACE = /\b(?:you|your|yours|yall|joue|here|there|this place|playground)\b/

/** What people say, folded, before they ask: "could you tell me how …", "quisiera saber si …". Source of a regular expression. */
export const LEADING_UP = 'i (?:just |am )?(?:(?:would )?(?:want|need|like|love|trying) to know|(?:was )?(?:just )?(?:wondering|curious))|i wonder|(?:can|could) (?:you|u|anybody|someone) (?:please )?tell me|do you (?:happen to )?know|(?:(?:me|nos) )?(?:puede|podria)[ns]? decir(?:me|nos)?|(?:quisiera|quiero|me gustaria) saber'

/** Whether a word says nothing about what is asked. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** The words of a text that carry meaning, in order, each once, singular where that is easy to tell. */
export function contentWords(text: string): string[] {
  const words = joinPairs(foldQuestion(text)).split(' ').filter(Boolean)
  return [...new Set(words.filter((word) => !STOP_WORDS.has(word)).map(singular))].filter(
    (word) => !STOP_WORDS.has(word),
  )
}

/** Two words that mean one thing, and short forms parents type. Facts and questions both pass through it. */
const PAIRS: readonly [RegExp, string][] = [
  [/\bwi fi\b/g, 'wifi'],
  [/\bb ?day(s?)\b/g, 'birthday$1'],
  [/\bcheck(?:ing)? ?(?:ins?|out)\b/g, 'checkin'],
  [/\bdrop(?:ping|ped)?(?: (?:them|him|her|(?:my|the|our) (?:kids?|child|children|son|daughter)))? off\b/g, 'dropoff'],
  [/\bpick ?ups?\b/g, 'pickup'],
  [/\bwait(?:ing)? ?l(?:i?sts?|sits?|its)\b/g, 'waitlist'],
  [/\bwalk ins?\b/g, 'walkin'],
  [/\bsign ?(?:me |us )?up\b/g, 'signup'],
  [/\b(?:\d+ )?(?:yo|y o|yrs? old|years? olds?)\b/g, 'old'],
]

const joinPairs = (folded: string): string =>
  PAIRS.reduce((text, [pair, single]) => text.replace(pair, single), folded)

/** Words whose last s belongs to them. */
const NOT_PLURAL = new Set(['news', 'austin', 'texas', 'canvas', 'christmas'])

/** Plural endings only: cutting deeper would confuse "parking" with "park" and "hours" with "house". */
export function singular(word: string): string {
  if (word.length < 4 || NOT_PLURAL.has(word) || /(?:ss|us|is)$/.test(word)) return word
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Words that say nothing about what is asked. "Where", "when", "who" and "why" do, so they are not here. */
const STOP_WORDS = new Set(
  `a about actually after again all along also always am an and allow allowed any anyone anything are arent as at available be because been before being but buy by
  can cannot cant could did do down does doesnt doing dont each either else ever every exactly for from get gets getting
  give go goes going gonna good got great guys had has have having he hello her here hey hi hola bonjour him his how i id if
  ill im in into is isnt it its ive just keep know kind later lets let like live look looking love make makes may maybe me might
  more most must my need new no not nice now of off often ok okay on one onto option options or other our out over per please pls plz possible
  possibly put question questions quick really regarding right say said send serve she should show so some somebody someone
  something still stuff such sure tell than thank thanks that the their them then there theres these they thing things
  this those to told too try u under up ur us use used very wanna want wants was way we well were what wat whats whether which whole entire
  while will with within without wondering would yeah yes yet you your yours youre salut merci gracias muchas mucho tous`.split(/\s+/),
)
