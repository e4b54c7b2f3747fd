import { truncateText } from '../text/truncate-text.ts'
import { FACT_PARTS, type FactTexts } from './fact-fields.ts'

/** The key of a fact made from the visitors' question with this number. */
export const keyOfQuestion = (id: number): string => `${FROM_QUESTION}${id}`
const FROM_QUESTION = 'asked.'

/** Whether the owner made a fact from a visitor's question; the pages can do without such. */
export const isMadeFromQuestion = (key: string): boolean => key.startsWith(FROM_QUESTION)

/** An answer as it fits in one line of a list. */
export function shortOf(answer: string): string {
  const [line = ''] = answer.split('\n')
  if (line.length <= FACT_PARTS.short.maxChars) return withoutOpenEnd(line)
  const blank = line.lastIndexOf(' ', FACT_PARTS.short.maxChars - 1)
  return `${withoutOpenEnd(blank > 0 ? line.slice(0, blank) : truncateText(line, FACT_PARTS.short.maxChars - 1))}…`
}

/** Without a reference or a condition at its end that was cut in two. */
const withoutOpenEnd = (text: string): string => text.replace(/\{if [^}]*\}(?:(?!\{end\}).)*$|\{[^}]*$/, '').trim()

/**
 * Whether the short form of a fact stays when it is answered better: pages set it into tiles and sentences ("Ages 2-12",
 * the founder's name). One that only begins the old answer, or says that it is undecided or decided against, does not.
 */
export const hasOwnShort = ({ state, short, answer }: Pick<FactTexts, 'state' | 'short' | 'answer'>): boolean =>
  state === 'known' && short !== shortOf(answer)

/** What a fact says that isn't decided anymore. */
export const NOT_DECIDED = { state: 'not-decided', short: 'Not yet announced', answer: 'This is not yet announced.' } as const

/** Whether a short answer says only that there's no answer. */
export const saysNothingYet = (short: string): boolean => short.trim().replace(/\.$/, '').toLowerCase() === NOT_DECIDED.short.toLowerCase()

export const FACT_CONFLICT = 'Someone else edited this fact while you had it open. Your changes aren’t saved yet, but they’re still here.'
export const STILL_UNDECIDED_WORDS =
  'This still has the old text. Update the short answer or the answer: we’ll email it to everyone who asked.'
export const STILL_NOT_ANNOUNCED = 'The short answer still says “Not yet announced.” Write what you’re announcing, or choose Being decided.'

/** Why a fact can't be deleted. */
export const isReferredTo = (labels: readonly string[]): string =>
  `${LIST.format(labels.map((label) => `“${label}”`))} ${labels.length === 1 ? 'refers' : 'refer'} to this fact, so you can’t delete it yet. Take the reference out there first.`
const LIST = new Intl.ListFormat('en-US')
