/** A name with @ before it, as it stands in a text. */
export interface Mention {
  username: string
  /** Where the @ stands, and where the name has ended. */
  start: number
  end: number
}

/** Usernames are 3 to 20 letters, digits, underscores and hyphens; `maya@example.com` mentions no one. */
const MENTION = /(?<![\w.@/-])@([A-Za-z0-9_-]{3,20})(?![\w@-])/g

/** Every mention in a text, in order. Whether a member of that name exists is not known here. */
export const mentionsIn = (text: string): Mention[] =>
  [...text.matchAll(MENTION)].map((match) => ({
    username: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Lower-cased names a text addresses, each once. Quoted lines (`> …`) address no one: their author has been told. */
export function mentionedNames(text: string): string[] {
  const own = text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
  return [...new Set(mentionsIn(own).map(({ username }) => username.toLowerCase()))]
}
