/** The languages the assistant understands, each with a corpus and a model of its own. */
export const READ_LANGUAGES = ['en', 'es'] as const
export type ReadLanguage = (typeof READ_LANGUAGES)[number]

/** What it answers in: French is told apart only to say that it's hardly understood. */
export const LANGUAGES = [...READ_LANGUAGES, 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
