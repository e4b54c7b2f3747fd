import { foldQuestion } from './words.ts'

interface SmallTalk {
  /** What its examples stand under. */
  kind: string
  heard: RegExp
  answer: string
}

/** A whole message made of these parts, one after the other; each part brings its own spaces. */
const whole = (...parts: string[]): RegExp => new RegExp(`^(?:${parts.join('')})$`)

const DAYTIME = 'good (?:morning|afternoon|evening|day)|bonsoir|buenos dias|buen dia|buenas(?: (?:tardes|noches))?'
const GREETING = `(?:hi+|hell+o+|helo|he+y+|howdy|yo|bonjour|salut|hola|greetings|coucou|allo|alo|hiya|hullo|oi|g day|saludos|bon(?: )?jour|${DAYTIME})`
const HOW_ARE_YOU = 'how are (?:you|u|things)(?: doing| today)*|how r u|whats up|sup|ca va|comment (?:ca va|allez vous|vas tu)|que tal|como (?:estas?|estan|te va)|tout va bien'

const LIVELY = '(?:(?:real|actual|live|human|automated|talking|chat) )*'
const BEING = `(?:an? )?${LIVELY}(?:(?:ro|chat)?bot|human|person|people|ai|machine|computer|program|real|automated|(?:chat)?gpt)`
const SPEAKING_TO = '(?:(?:talk|speak|chat|writ)(?:ing)? )?(?:(?:to|with) )?'
const IS_IT_A = `(?:(?:are|r) (?:you|u) |(?:am i|is this|are we|do i) ${SPEAKING_TO}|(?:you are|bot|robot) )`

const THANKS = 'thanks?|thank (?:you|u)|thx|ty|tysm|merci|(?:muchas |mil )?gracias|cheers|much appreciated'
const VERY_MUCH = '(?: (?:you|u|so|very|much|a|lot|beaucoup|bien|infiniment|mucho|por todo|all|again|bye|for|your|the|help))*'
const GOODBYE =
  'good ?bye|bye+(?: bye)?|see (?:you|ya)(?: soon| later)?|au revoir|a bientot|adios|hasta (?:luego|manana|pronto)|a plus|a demain|bonne (?:journee|soiree|nuit)|nos vemos|take care|good ?night|later|ciao'
const GOOD_WISHES = 'have a (?:nice|good|great) (?:day|one|evening|weekend)'

const WHO = '(?:who|what) (?:are|r|is) (?:you|u|this chat|this assistant)(?: exactly)?'
const WHO_ELSE = 'who am i (?:talking|speaking|chatting) (?:to|with)|what(?: is|s)? your name'
const HELP = 'help(?: me)?|can you help(?: me)?|i have a question|question'
const ABLE =
  'what (?:can|do) (?:you|u|i) (?:do|ask|know|help with|answer)(?: you| here)?|how (?:can you help|does this work|do you work)'

const AGREEMENT = 'ok|okay|k|cool|great|nice|perfect|awesome|yes|yeah|yep|no|nope|sure|good|wow|alright'
const REMARK = 'understood|got it|i see|makes sense|lol|haha|hmm+|test|testing'

const DULL = '(?:stupid|dumb|useless|terrible|awful|no (?:help|use)|the (?:worst|dumbest))'
const MACHINE = '(?: (?:chat)?(?:bot|robot|machine|thing|chat))?'
const SCOLDED = `(?:(?:you|u)(?: (?:are|r))?|this(?: (?:chat)?(?:bot)?)?(?: is)?)(?: (?:so|just|really|a|an))* ${DULL}${MACHINE}`

/** What people say that is no question about the place. */
const SMALL_TALK: readonly SmallTalk[] = [
  {
    kind: 'talk.greeting',
    heard: whole(GREETING, `(?: (?:there|again|everyone|all|yall|on joue|you|a tous|a todos|tout le monde|${GREETING}))*`),
    answer:
      'Bonjour. I’m On Joue’s automated assistant. Ask me about the playground, and I’ll tell you what’s been announced so far.',
  },
  {
    kind: 'talk.how-are-you',
    heard: whole(`(?:${GREETING} )?(?:there )?`, `(?:${HOW_ARE_YOU})`),
    answer: 'I’m doing well, thanks. I’m an automated assistant. What would you like to know about On Joue?',
  },
  {
    kind: 'talk.thanks',
    heard: whole('(?:(?:ok|okay|great|perfect|no|cool) )?(?:many )?', `(?:${THANKS})`, VERY_MUCH),
    answer: 'You’re welcome. I’m automated, so I’m here whenever you have another question.',
  },
  {
    kind: 'talk.goodbye',
    heard: whole('(?:(?:ok|okay|thanks|thank you) )?', `(?:${GOODBYE}|${GOOD_WISHES})`, '(?: (?:now|then|all))?'),
    answer: 'Au revoir. I’m automated, so I’m always here, and so is the contact form.',
  },
  {
    kind: 'talk.robot',
    heard: whole('(?:so |but |wait )?', IS_IT_A, BEING, `(?: or ${BEING})?`),
    answer:
      'I’m a robot: an automated assistant that answers from what On Joue has announced. To reach the On Joue team, use the contact form.',
  },
  {
    kind: 'talk.who',
    heard: whole(`${WHO}|${WHO_ELSE}`),
    answer:
      'I’m On Joue’s automated assistant. I answer questions about the playground with what’s been announced so far.',
  },
  {
    kind: 'talk.help',
    heard: whole(`${HELP}|${ABLE}`),
    answer:
      'I’m automated, and I answer questions about On Joue: ages, plans, the café, safety, parties, and more. What would you like to know?',
  },
  {
    kind: 'talk.sorry',
    heard: whole(`${SCOLDED}|(?:you|u|this) sucks?|i hate you|shut up|${DULL}${MACHINE}`),
    answer:
      'I’m sorry I couldn’t help. I’m automated, and I only know what’s been announced so far. You can ask the On Joue team with the contact form.',
  },
  {
    kind: 'talk.ok',
    heard: whole(`(?:(?:${AGREEMENT}|${REMARK})(?: |$))+`),
    answer: 'Okay. I’m automated, so just type your next question when you have one.',
  },
]

/** The answer to a greeting, thanks, a good-bye or a question about the assistant itself; otherwise null. */
export function smallTalk(message: string): string | null {
  const folded = foldQuestion(message)
  return SMALL_TALK.find(({ heard }) => heard.test(folded))?.answer ?? null
}

/** The answer to the thanks or good-bye a message ends with: "that is cute, thank you!" */
export function closingTalk(message: string): string | null {
  const last = foldQuestion(message.split(/[.!,;\n]+/).findLast((part) => part.trim()) ?? '')
  return SMALL_TALK.find(({ kind, heard }) => CLOSING.has(kind) && heard.test(last))?.answer ?? null
}

/** The answer to a good-bye with something after it: "ok bye, gotta get back on the road". */
export function goodbyeAnswer(message: string): string | null {
  const first = foldQuestion(message.split(/[.!,;\n]+/).find((part) => part.trim()) ?? '')
  return GOODBYE_FIRST.test(first) ? talkOf('talk.goodbye') : null
}

const GOODBYE_FIRST = whole('(?:(?:ok|okay|thanks|thank (?:you|u)|alright|cool|well) )*', `(?:${GOODBYE}|${GOOD_WISHES})`, '(?: (?:now|then|all))?')

const CLOSING: ReadonlySet<string> = new Set(['talk.thanks', 'talk.goodbye'])

/** The answer to a kind of small talk; null when the key is of something else. */
export const talkOf = (key: string): string | null => SMALL_TALK.find(({ kind }) => kind === key)?.answer ?? null
