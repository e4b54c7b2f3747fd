/** What stands where a secret was. */
const HIDDEN = 'hidden'

/**
 * A text or HTML part with the secrets of all its links taken out: anyone who reads along in the office cannot use the
 * links of others.
 */
export const withoutSecrets = (part: string): string => part.replace(/https?:\/\/[^\s"'<>]+/g, hideSecrets)

/** A named token, and whatever else looks like one: long, and in letters of both sizes. */
const hideSecrets = (link: string): string =>
  link
    .replace(/([?&;](?:token|code|key)=)[^&#]+/gi, `$1${HIDDEN}`)
    .replace(/[\w-]{22,}/g, (run) => (/[A-Z]/.test(run) && /[a-z]/.test(run) ? HIDDEN : run))
