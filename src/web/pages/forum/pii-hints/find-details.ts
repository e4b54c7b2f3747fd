import { type Detail, type DetailKind, findNames } from './find-names.ts'

const CAPITALIZED = String.raw`[A-ZÀ-Þ][\wÀ-ÿ'’.-]*`
const STREETS = 'St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Ct|Court|Way|Pl|Place|Cir|Circle|Pkwy|Parkway|Trl|Trail|Cove|Loop|Ter|Terrace'
const SCHOOLS = String.raw`Elementary(?:\s+School)?|Middle\s+School|Montessori(?:\s+School)?|Pre-?[Ss]chool|Kindergarten|Daycare|Academy|Primary\s+School|School`
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?`
const DATE = String.raw`(?:the\s+)?(?:${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+(?:19|20)\d\d)?|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b(?:,?\s+(?:19|20)\d\d)?|\d{1,2}[\/.-]\d{1,2}[\/.-](?:\d{4}|\d{2})\b|(?:19|20)\d\d-\d{1,2}-\d{1,2}\b)`
/** What says that someone goes to a school, rather than that something is there. */
const ATTENDS = String.raw`(?:\bgoes\s+to|\b(?:kids?|twins|boys|girls|children|sons|daughters|they)\s+(?:both\s+)?go\s+to|\battends?|\battending|\battended|\benrolled\s+(?:in|at)|\b(?:starts?|started|starting|begins?)\s+(?:[\w-]+\s+){0,3}?at|\b(?:grade|grader|kindergarten|kindergartner|pre-?k|student|class)\s+(?:over\s+)?at|\b(?:he|she|they|son|daughter|kid|kids|child|boy|girl|twins|oldest|youngest)(?:['’]s|\s+is|\s+are|\s+was)\s+(?:now\s+)?at|\b(?:[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Mm]y\s+[\w-]+['’]s)\s+(?:new\s+)?(?:school|preschool|daycare)\s+is)`

/** Numbers that cost nothing to call are offices and help lines. */
const TOLL_FREE = /^\D*1?\D*8(?:00|33|44|55|66|77|88)\D/

type Find = (text: string) => Detail[]

/** Everything in a text that the writer may want to put in softer words, in the order it stands there. */
export function findDetails(text: string): Detail[] {
  const found = FINDERS.flatMap((find) => find(text)).toSorted((a, b) => a.start - b.start || b.end - a.end)
  let furthest = 0
  return found.filter(({ start, end }) => {
    const isFree = furthest <= start
    furthest = Math.max(furthest, end)
    return isFree
  })
}

/** The text with the softer words in place of a detail. */
export const soften = (text: string, { start, end, softer }: Detail): string => text.slice(0, start) + softer + text.slice(end)

/** Finds what stands in the group `said` of a pattern, or the whole of it. */
const finder =
  (kind: DetailKind, pattern: RegExp, softer: (said: string) => string | undefined): Find =>
  (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const said = match.groups?.['said'] ?? match[0]
      const start = match.index + match[0].lastIndexOf(said)
      const words = softer(said)
      return words === undefined ? [] : [{ kind, start, end: start + said.length, softer: words }]
    })

/** What stands before the @ of an address, as far back as it goes, and what stands behind. */
const BEFORE_AT = /[\w.+-]/
const BEHIND_AT = /@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/iy

/** Looks back from each @: a pattern that starts at every letter takes the square of the longest word. */
function findAddresses(text: string): Detail[] {
  const found: Detail[] = []
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, done))) {
    let start = at
    while (start > done && BEFORE_AT.test(text.charAt(start - 1))) start -= 1
    BEHIND_AT.lastIndex = at
    if (start === at || !BEHIND_AT.test(text)) continue
    done = BEHIND_AT.lastIndex
    found.push({ kind: 'email address', start, end: done, softer: '[email address removed]' })
  }
  return found
}

const FINDERS: readonly Find[] = [
  findAddresses,
  finder('phone number', /(?<![\w$#.-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\w-])|(?<![\w$#.-])[2-9]\d{9}(?![\w-])/g, (said) =>
    TOLL_FREE.test(said) ? undefined : '[phone number removed]',
  ),
  finder(
    'street address',
    new RegExp(String.raw`(?<said>(?:\bat\s+)?(?<![\w.$-])\d{1,5}\s+(?:[NSEW]\.?\s+|North\s+|South\s+|East\s+|West\s+)?(?:(?:${CAPITALIZED}|\d+(?:st|nd|rd|th))\s+){1,3}(?:${STREETS})\b(?:\.(?=\s+[a-z]|,))?(?:,?\s+(?:Apt|Unit|#)\.?\s*\w+)?)`, 'g'),
    () => '[address removed]',
  ),
  // Written in a hurry, without capitals, an address is told from “100 mile drive” by the plainest words for a street.
  finder('street address', /(?:\bat\s+)?(?<![\w.$-])\d{3,5}\s+(?:[a-z]+\s+){1,2}(?:street|avenue|boulevard)\b/g, () => '[address removed]'),
  finder('school', new RegExp(String.raw`(?:${ATTENDS})\s+(?<said>(?:the\s+)?(?:${CAPITALIZED}\s+(?:of\s+)?){1,4}?(?:${SCHOOLS})\b)`, 'g'), () => 'a nearby school'),
  finder('birth date', new RegExp(String.raw`\b(?:d\.?o\.?b\.?|date of birth|birth\s?date)\b(?:\s*(?:is|was|:))?\s*${DATE}`, 'gi'), (said) => `born ${inMonth(said)}`),
  finder(
    'birth date',
    new RegExp(String.raw`\b(?:born|birthday(?:\s+(?:is|was|falls)|:)|b-?day\s+(?:is|was)|turn(?:s|ed|ing)?\s+(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\s+(?<said>(?:on\s+)?${DATE})`, 'gi'),
    inMonth,
  ),
  (text) => findNames(text),
]

/** The month is enough for good wishes. */
function inMonth(said: string): string {
  const [, number] = /(?:\b\d{4}-)?\b(\d{1,2})[/.-]\d{1,2}/.exec(said) ?? []
  const word = new RegExp(String.raw`\b${MONTH}`, 'i').exec(said)?.[0].slice(0, 3).toLowerCase()
  const month = number ? MONTHS[Number(number) - 1] : MONTHS.find((name) => word && name.toLowerCase().startsWith(word))
  return month ? `in ${month}` : 'this year'
}
