export type DetailKind = 'name' | 'school' | 'birth date' | 'street address' | 'phone number' | 'email address'

/** Something in a text that tells strangers too much about a child or a family. */
export interface Detail {
  kind: DetailKind
  /** Where it stands in the text. */
  start: number
  end: number
  /** What could stand there instead. */
  softer: string
}

const NAME = String.raw`(?<name>[A-ZÀ-Þ][a-zà-ÿ'’-]+\s+(?:[A-Z]\.?\s+)?[A-ZÀ-Þ][A-Za-zÀ-ÿ'’-]+)`
const AGE = String.raw`(?<age>1[0-7]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
/** What makes a number an age, whatever follows. */
const YEARS_OLD = String.raw`(?:[\s-](?:years?|yrs?)[\s-]old|\s?yo\b|\s?y\/o\b)`
const CHILD = String.raw`(?:son|daughter|boy|girl|kid|child|toddler|baby|little one|kiddo|oldest|youngest|eldest|preschooler|kindergartner|\d{1,2}${YEARS_OLD}s?|(?:first|second|third|fourth|fifth)[\s-]grader)`
/** What may follow an age, so that it is one: no minutes, no miles, no stars. */
const AFTER_AGE = String.raw`(?=\s*(?:years?[\s-]old|yrs?\b|yo\b|y\/o|[,.;!?)]|$|\n)|\s+(?:and\s+(?!under|up|over|older)|now\b|today\b|this\b|next\b|in\s))`

/** Words that places, days and things are called by, and those a sentence begins with. */
const NO_NAME = new Set(
  `park museum library playground cafe café center centre school elementary academy montessori day street creek springs texas gym zoo
  store church market house city hall pool trail lake hills north south east west hospital clinic club team room court
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  my our the she he they this that these those when where what who why how but and if is does did has have are can will would should could
  mr mrs ms miss dr aunt uncle grandma grandpa nana dear hi hello hey thanks thank happy on joue yes no so then also only just not
  story potter mouse pig dog bear bluey peppa lego duplo disney netflix target costco`.split(/\s+/),
)

/** Children's full names: beside a word for a child, or with an age. */
export function findNames(text: string): Detail[] {
  return [...besideChild(text), ...withAge(text)]
}

/** “my son Oliver Hartmann”: the name goes, the son stays. */
function besideChild(text: string): Detail[] {
  const pattern = new RegExp(
    String.raw`\b(?<whose>(?:[Mm]y|[Oo]ur)\s+(?:[\w-]+\s+){0,3}?${CHILD})(?<between>,?\s+(?:(?:is\s+|who is\s+)?(?:named|called)\s+|['’]s name is\s+)?|['’]s name is\s+)${NAME}`,
    'g',
  )
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups = {} }) => {
    const { whose = '', name = '' } = groups
    return isName(name) ? [{ kind: 'name' as const, start: index, end: index + whole.length, softer: whose }] : []
  })
}

/** “Emma Lopez, 5” becomes “my 5-year-old”, “Emma Lopez is 4” becomes “my child is 4”. */
function withAge(text: string): Detail[] {
  const verb = String.raw`\s+(?:is|was|who is|turned|just turned|turns|will be|is turning)\s+(?:only\s+|almost\s+|now\s+|already\s+|just\s+)?`
  const patterns = [
    { pattern: String.raw`${NAME}(?:,\s*|\s*\()(?:age[d]?\s+)?${AGE}${AFTER_AGE}(?:\s*(?:years?[\s-]old|yrs?|yo|y\/o))?\)?`, softer: byAge },
    { pattern: String.raw`${NAME},?\s+aged?\s+${AGE}\b(?!\s*(?:[-–+]|to\b|and\s+(?:up|over|under)))`, softer: byAge },
    { pattern: String.raw`${NAME},?\s+${AGE}${YEARS_OLD}`, softer: byAge },
    { pattern: String.raw`${NAME}(?=${verb}${AGE}${AFTER_AGE})`, softer: () => 'my child' },
    { pattern: String.raw`${NAME}(?=${verb}an?\s+${AGE}${YEARS_OLD})`, softer: () => 'my child' },
    { pattern: String.raw`\b${AGE}${YEARS_OLD},?\s+${NAME}`, softer: byAge },
  ]
  return patterns.flatMap(({ pattern, softer }) =>
    [...text.matchAll(new RegExp(`(?<![\\w'’-])${pattern}`, 'g'))].flatMap(({ index, 0: whole, groups = {} }) => {
      if (!isName(groups['name'] ?? '')) return []
      const words = isDetermined(text, index) ? softer(groups).replace(/^my /, '') : softer(groups)
      return [{ kind: 'name' as const, start: index, end: index + whole.length, softer: isStart(text, index) ? capitalized(words) : words }]
    }),
  )
}

/** Whether a noun goes on at a place in a text: “our 4-year-old”. */
function isDetermined(text: string, at: number): boolean {
  const end = endBefore(text, at)
  return end < at && DETERMINER.test(text.slice(Math.max(0, end - LONGEST_DETERMINER_CHARS - 1), end))
}
const DETERMINER = /\b(?:my|our|an?|the|your|his|her|their)$/i
const LONGEST_DETERMINER_CHARS = 5

type Groups = Record<string, string | undefined>
const byAge = ({ age = '' }: Groups): string => `my ${age}-year-old`

const isName = (name: string): boolean => name.split(/\s+/).every((word) => !NO_NAME.has(word.toLowerCase().replace(/['’]s$/, '')))

/** Whether a sentence or a line begins at a place in a text, with any spaces before it. */
function isStart(text: string, at: number): boolean {
  if (at === 0) return true
  const end = endBefore(text, at)
  return (end < at && /[.!?]/.test(text.charAt(end - 1))) || text.slice(end, at).includes('\n')
}

/** Where the spaces before a place begin. Looking back over them alone, however long the text before is. */
function endBefore(text: string, at: number): number {
  let end = at
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end -= 1
  return end
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
