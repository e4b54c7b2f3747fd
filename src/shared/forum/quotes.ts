/** How many lines of a post a reply quotes, and how many characters of each. Source: docs/rules/forum.md#quotes */
export const QUOTE_LINES = 3
export const QUOTE_CHARS = 280
