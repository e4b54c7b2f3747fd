import { foldQuestion, LEADING_UP } from '../words.ts'

// What a message says that goes on with the one before it, told by its words alone.

/** How it begins. */
const GOES_ON = /^(?:and|but|or|so|ok(?:ay)?|also|then|wh?at about|how about|wh?at if|even|et|y)\b\s*/
/** What comes after that when it only says for whom or when: "and for …", "and on …", "dads too?" */
const NARROWS = /^(?:for|on|with|during|after|before|if|by|not|even)\b|^(?:\S+ ){1,4}(?:too|also|either|as well)$/

const MORE = '(?:can you |please )?tell me more|more(?: info| details| please)?|go on|like what|such as|explain(?: please)?|details|is that a (?:yes|no) or (?:a )?(?:yes|no)'
const HOW_SO = 'why(?: not)?|how(?: come| so| then)?|since when'
/** "Like what do you do exactly", after "is it safe". */
const MORE_EXACTLY = 'what(?: is|s) (?:it|that|this)(?: \\w+)? for|like (?:what|how|who|which|where) .+|(?:what|how) exactly'
const KNOWN = '\\b(?:know|known|decided?|announced?|tell|told|hear|out|final|posted|published|public|settled|sorted|set)\\b'
const WHEN_KNOWN = `(?:when|how soon) (?:will|would|do|can|might|does) (?:you|we|i|they|it|that|this|the \\w+) (?:all |know |find |be |get |tell |let )?${KNOWN}.*|when do you think .*${KNOWN}.*`
/** Says nothing new. */
const AGAIN = new RegExp(`^(?:so |but |and |well |ok(?:ay)? )*(?:${MORE}|${HOW_SO}|${MORE_EXACTLY}|${WHEN_KNOWN})$`)

const REALLY = 'really|seriously|for real|come on|cmon|says who|huh|pardon|what do you mean|no way|swear|i dont believe'
const SURE = '(?:are )?(?:you|u) (?:sure|certain|positive|serious|kidding)|(?:you|u) (?:wont|cant) even|is that a (?:yes|no)|yes or no|which is it|(?:you|u|nobody|they) (?:dont |do not |doesnt )?knows?$|(?:you|nobody) knows? yet$|how (?:can|could|do|come) (?:you|they|nobody) (?:not|dont) know'
const SAY_IT_AGAIN = 'say (?:that |it )?again|repeat that'
/** Says nothing new either, unless what comes after it does: "you sure?", "really no date at all?", "really, and parking?" */
const DOUBTS = new RegExp(`^(?:so |but |wait |and |ok |oh )*(?:${REALLY}|${SURE}|${SAY_IT_AGAIN})\\b`)

const WHOM = '(?:me|us|people|everybody|everyone|parents|families|folks)'
const STATEMENT = `(?:let ${WHOM} know|(?:tell|email|write|notify|text) ${WHOM})`
/** "… once it is settled", "… before you open"; more than that asks something else: "can you tell me where it is". */
const THEN = '(?: (?:then|first|later|too|soon|that|by \\w+~?|about (?:it|that|this)|(?:once|as soon|before|after|if (?:it|that|this|anything|something))\\b.*|when (?:you|they) (?:all )?do|when (?:it|that) (?:is|does)|when~.*))*$'
/** "So when will you tell people?" */
const WHEN_ANNOUNCED = new RegExp(
  `\\b(?:when~?|how soon|how) (?:will|would|do|can|might) (?:you|we|i|they|people|everybody|everyone)(?: all)? (?:be |get )?(?:tell|told|announce|hear|find out|let (?:us|me|people) know)\\b` +
    `|\\b(?:can|could|will|would|are) (?:you|somebody|someone) (?:please |going to |gonna )?${STATEMENT}${THEN}`,
)
/** One of several things said before. Which one no one can be sure of. */
const POINTS_AT_ONE =
  /\b(?:(?:first|second|third|fourth|middle|last|other|next) ones?|(?:first|second|third|last) (?:of (?:them|these|those)|two|three|point|thing|item|value|principle|feature)|(?:the|number) (?:two|three|latter|former)|(?:the|^and|^) ?(?:first|second|third|last|other|latter|former)$)/

/** Said before anything, with or without a mark after it. */
const INTERJECTION = 'ok(?:ay)?|k|hm+|huh|ugh|lol|haha+|oh|ah+|aha|wow|alright|thanks|thx|yikes|phew'
/** Also the beginning of a question, "good coffee there?", so a mark has to end it. */
const REMARK =
  'cool|nice|neat|cute|sweet|fine|good|great|perfect|right|sure|well|done|whatever|shoot|damn|bummer|charming|gotcha|figures|i see|i understand|got it|makes sense|fair enough|aw man|oh well|too bad|no idea huh|never ?mind(?: (?:that|the )?\\w+)?|sounds \\w+|that ?s (?:\\w+ )?\\w+|thank (?:god|you)|(?:great|good) (?:info|to know)|nice words|no problem|slow down|(?:so |still )?no (?:address|street|location|date|prices?|numbers?|figures?|map)(?: yet| then)?'
const NEXT_ONE = '(?:last|next|another|new|different|one more|other) (?:one|thing|question|topic|subject)|moving on|changing the subject|(?:my )?(?:last|next) question'
/** Said of the last answer, or before another question: "sounds nice, …", "ok last one. …" */
const REACTION = new RegExp(`\\s*(?:(?:${INTERJECTION})(?:[,.!;:…-]+|(?=\\s))|(?:${REMARK}|${NEXT_ONE})\\s*[,.!;:…-]+)\\s*`, 'iy')

/** What is left of it without what is said of the last answer: "sounds nice, whats the price" asks "whats the price". */
export function withoutReaction(message: string): string {
  const plain = message.replaceAll("'", ' ')
  const end = plain.trimEnd().length
  let start = 0
  for (;;) {
    REACTION.lastIndex = start
    if (!REACTION.test(plain) || REACTION.lastIndex === start || REACTION.lastIndex >= end) return message.slice(start)
    start = REACTION.lastIndex
  }
}

/** Whether it goes on with the one before: "and for twins". */
export function goesOn(message: string): boolean {
  const folded = foldQuestion(message)
  return GOES_ON.test(folded) || NARROWS.test(folded)
}

/** What is left of it without "and", "so", "what about". */
export const withoutStart = (message: string): string => foldQuestion(message).replace(GOES_ON, '')

/** Whether it only says why someone asked: "cause it's a long drive for us". */
export const givesReason = (message: string): boolean =>
  REASON.test(foldQuestion(message)) && !message.includes('?') && !message.split(/[.,;!]+/).some((part) => isQuestion(part.trim()))
const REASON = /^(?:and |but |just )*(?:because|cause|cuz|coz|bc)\b/

/** Whether it asks the last question once more: "when will you know?" */
export const repeatsQuestion = (message: string): boolean => AGAIN.test(foldQuestion(message))

/** Whether it begins with doubt in the last answer: "really no date at all?" */
export const doubts = (message: string): boolean => DOUBTS.test(foldQuestion(message))

/** Whether it asks to be told what is not known yet. */
export const asksForAlert = (message: string): boolean => WHEN_ANNOUNCED.test(withMarkedWhen(foldQuestion(message)))

/** Marks each "when" that something known comes after, which {@link THEN} would look for from every one of them again. */
function withMarkedWhen(folded: string): string {
  const last = [...folded.matchAll(ANY_KNOWN)].at(-1)?.index ?? 0
  return folded.slice(0, last).replaceAll(/\bwhen\b/g, 'when~') + folded.slice(last)
}
const ANY_KNOWN = new RegExp(KNOWN, 'g')

/** Whether it only asks how much, or when: "and how much?" */
export const isAddition = (text: string): boolean => ADDITION.test(foldQuestion(text))
const ADDITION = /^(?:for )?(?:how much(?: (?:cost|money|is|would|will|it))?|what (?:price|cost)|(?:is it )?free|does it cost(?: \w+)?)$|^(?:by |since |roughly )*(?:when|what year|what time|how soon)(?: roughly)?$|^by (?:when|what year)\b/

/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|that|they|them|those|these|one|ones|others?|there|this|she|he|her|him)\b/i
export const pointsBack = (text: string): boolean => POINTS_BACK.test(text)

/** Whether it's not of the thing before: "and just a single visit", "never mind the car, which bus stops there?" */
export const contrasts = (text: string): boolean => CONTRASTS.test(text)
const CONTRASTS = /\b(?:(?:one|a|single) (?:visit|time)|each time|per visit|instead|without|otherwise|forget|never ?mind)\b/i

/** Whether it points at one of several things. */
export const pointsAtOne = (message: string): boolean => POINTS_AT_ONE.test(foldQuestion(message))

/** As short as this it is part of a question: "downtown?" */
export const isFragment = (message: string): boolean => withoutStart(message).split(' ').length <= FRAGMENT_WORDS
const FRAGMENT_WORDS = 4

/** How a question begins; "who uses a cane" is none. */
const QUESTION_WORDS =
  /^(?:so |but |hi |hello )*(?:what|when|where|how|why|is|are|do|does|can|could|will|would(?! (?:love|like|prefer|rather|appreciate)\b)|may|which|who'?s|who(?: \w+)? (?:is|are|was|do|does|can|will|would))\b/i
/** What people say before it: "I would like to know if …" */
const LED_UP = new RegExp(`^(?:please |so |and |but )*(?:${LEADING_UP}|tell me|let me know|(?:just )?(?:wondering|curious)) `)

/** The same in Spanish, where it's often marked. */
const SPANISH_QUESTION = /^(?:¿\s*\p{L}|(?:(?:y|pero|hola) )*(?:qué|que|cuál|cual|cuáles|cuales|cuándo|cuando|cuánt[oa]s?|cuant[oa]s?|dónde|donde|cómo|como|quién|quien|hay|tienen|puedo|pueden|se puede|va a haber)(?!\p{L}))/iu

export const isQuestion = (text: string): boolean => QUESTION_WORDS.test(text) || SPANISH_QUESTION.test(text)

export const leadsUpToQuestion = (text: string): boolean => LED_UP.test(foldQuestion(text))
