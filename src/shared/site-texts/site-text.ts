/** How long a text is and what may stand in it: one line, one paragraph, or a whole page in the small markup of `rich-text.ts`. */
export type TextKind = 'line' | 'paragraph' | 'rich'

/** What words between asterisks become. */
export type Emphasis = 'french' | 'color'

/** A text of the site as it came with the product. */
export interface SiteText {
  /** What the owner calls it. */
  name: string
  /** Word for word; with references to facts where it speaks of them. */
  original: string
  kind: TextKind
  maxChars: number
  /** Asterisks are plain characters without it. */
  emphasis?: Emphasis
  /** Nothing is added to a title, a description, or a question, such as that a date in it has passed. */
  isAlone?: true
}

/** The texts of one page, or of a part that several pages share. */
export interface TextGroup {
  /** What the owner calls it. */
  title: string
  /** Where it's read. */
  path: string
  texts: Readonly<Record<string, SiteText>>
}

/** Longest texts, in characters. Source: docs/rules/site-texts.md#lengths */
export const LINE_MAX_CHARS = 120
export const PARAGRAPH_MAX_CHARS = 600
export const RICH_MAX_CHARS = 20_000

type TextOptions = Pick<SiteText, 'emphasis' | 'isAlone'>

export const line = (name: string, original: string, options: TextOptions = {}): SiteText =>
  ({ name, original, kind: 'line', maxChars: LINE_MAX_CHARS, ...options })

export const paragraph = (name: string, original: string, options: TextOptions = {}): SiteText =>
  ({ name, original, kind: 'paragraph', maxChars: PARAGRAPH_MAX_CHARS, ...options })

export const rich = (name: string, original: string): SiteText => ({ name, original, kind: 'rich', maxChars: RICH_MAX_CHARS })

export const pageTitle = (original: string): SiteText => line('Page title, in the browser’s tab and in search results', original, { isAlone: true })
export const pageDescription = (original: string): SiteText => paragraph('Description, in search results and when shared', original, { isAlone: true })
