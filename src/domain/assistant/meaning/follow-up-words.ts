import { fold } from '../words.ts'

// What a message says that goes on with the one before it, told by its words alone.

/** How it begins. */
const GOES_ON = /^(?:and|but|or|so|ok(?:ay)?|also|then|wh?at about|how about|wh?at if|even|et|y)\b\s*/
/** What comes after that when it only says for whom or when: "and for …", "and on …", "dads too?" */
const NARROWS = /^(?:for|on|with|during|after|before|if|by|not|even)\b|^(?:\S+ ){1,4}(?:too|also|either|as well)$/

const TELL_MORE = '(?:can you |please )?tell me more|more(?: info| details| please)?|go on|like what|such as|explain(?: please)?|details'
const HOW_SO = 'why(?: not)?|how(?: come| so| then)?|since when'
const KNOWN = '\\b(?:know|known|decided?|announced?|tell|told|hear|out|final|posted|published|public|settled|sorted|set)\\b'
const WHEN_KNOWN = `(?:when|how soon) (?:will|would|do|can|might|does) (?:you|we|i|they|it|that|this|the \\w+) (?:all |know |find |be |get |tell |let )?${KNOWN}.*|when do you think .*${KNOWN}.*`
/** Says nothing new. */
const AGAIN = new RegExp(`^(?:so |but |and |ok(?:ay)? )*(?:${TELL_MORE}|${HOW_SO}|${WHEN_KNOWN})$`)

const REALLY = 'really|seriously|for real|come on|cmon|says who|huh|pardon|what do you mean|no way|swear|i dont believe'
const SURE = '(?:are )?(?:you|u) (?:sure|certain|positive|serious|kidding)|(?:you|u) (?:wont|cant) even|is that a (?:yes|no)|yes or no|which is it|(?:you|u|nobody|they) (?:dont |do not |doesnt )?knows?$|(?:you|nobody) knows? yet$|how (?:can|could|do|come) (?:you|they|nobody) (?:not|dont) know'
const SAY_IT_AGAIN = 'say (?:that |it )?again|repeat that'
/** Says nothing new either, unless what comes after it does: "you sure?", "really no date at all?", "really, and parking?" */
const DOUBTS = new RegExp(`^(?:so |but |wait |and |ok |oh )*(?:${REALLY}|${SURE}|${SAY_IT_AGAIN})\\b`)

/** "So when will you tell people?" */
const WHEN_TOLD =
  /\b(?:when|how soon|how) (?:will|would|do|can|might) (?:you|we|i|they|people|everybody|everyone)(?: all)? (?:be |get )?(?:tell|told|announce|hear|find out|let (?:us|me|people) know)\b/
/** One of several things said before. Which one nobody can be sure of. */
const POINTS_AT_ONE =
  /\b(?:(?:first|second|third|fourth|middle|last|other|next) ones?|(?:first|second|third|last) (?:of (?:them|these|those)|two|three|point|thing|item)|(?:the|number) (?:two|three|latter|former)|(?:the )?(?:first|second|third|last|other|latter|former)$)/

/** Whether it goes on with the one before: "and for twins". */
export function goesOn(message: string): boolean {
  const folded = fold(message)
  return GOES_ON.test(folded) || NARROWS.test(folded)
}

/** What is left of it without "and", "so", "what about". */
export const withoutStart = (message: string): string => fold(message).replace(GOES_ON, '')

/** Whether it only says for whom or when. */
export const narrows = (message: string): boolean => NARROWS.test(withoutStart(message))

/** Whether it asks the last question once more: "when will you know?" */
export const asksOnceMore = (message: string): boolean => AGAIN.test(fold(message))

/** Whether it begins with doubt in the last answer: "really no date at all?" */
export const doubts = (message: string): boolean => DOUBTS.test(fold(message))

/** Whether it asks to be told what is not known yet. */
export const asksToBeTold = (message: string): boolean => WHEN_TOLD.test(fold(message))

/** Whether it points at one of several things. */
export const pointsAtOne = (message: string): boolean => POINTS_AT_ONE.test(fold(message))
