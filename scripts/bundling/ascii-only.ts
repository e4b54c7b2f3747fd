import type { Plugin } from 'vite'

/**
 * Writes what isn't ASCII as an escape. V8 stores a file with a single curly quote in it as two bytes a character, and
 * has to decode it first: 16 MB and a tenth of a start. Within `String.raw` an escape stays an escape, which means the
 * same only in a pattern: `ascii-only.test.mjs` lists the files that have such text.
 */
export const asciiOnly: Plugin = {
  name: 'ascii-only',
  // After everything else that writes code, which would write the characters again.
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
}

/** A backslash before such a character says nothing, and would make text of the escape. */
export const inAscii = (code: string): string =>
  code.replaceAll(/(\\*)([^\0-\x7f])/g, (_, slashes: string, unit: string) => `${slashes.slice(slashes.length % 2)}${escaped(unit)}`)

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
