// Reads the tables of docs/rules, so that a test can compare their figures with the constants they name:
// | Reply | 3 to 32,000 characters | `REPLY_MIN_CHARS`, `POST_MAX_CHARS` in `shared/forum/forum-words.ts` | R228 |
const ROW = /^\| (?<rule>[^|]+) \| (?<figure>[^|]+) \| (?<names>`[A-Z][^|]*`) in `(?<file>[^`]+)` \| (?<proof>[^|]+) \|$/gm

/** The rows of a page whose figure is a constant of ours: `LIVES.admin.idleMs` names a part of one. */
export const figuresOf = (text) =>
  [...text.matchAll(ROW)].map(({ groups: { rule, figure, names, file, proof } }) => ({ rule, figure, file, proof, names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name) }))

/** What a constant's module has under its name: a number, or several. */
export const valueOf = (module) => (name) => name.split('.').reduce((value, part) => value?.[part], module)

const UNITS = {
  Ms: { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 },
  Bytes: { byte: 1, kB: 1024, MB: 1024 ** 2 },
}
/** What constants count in is the end of their name: `WAIT_MS`, `idleMs`, `BODY_MAX_BYTES`. */
const unitsFor = (name) => Object.entries(UNITS).find(([unit]) => new RegExp(`(_${unit.toUpperCase()}|[a-z]${unit})$`).test(name))?.[1]

/** The numbers of a figure as their constants have them. A number without a unit has that of the next: "1, 5, 15 minutes". */
export function figureIn(text, names) {
  const units = names.map(unitsFor).find(Boolean)
  let factor = 1
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)(?: ([a-zA-Z]+))?/g)]
    .toReversed()
    .map(([, number, word = '']) => {
      factor = units?.[word] ?? units?.[word.replace(/s$/, '')] ?? factor
      return Number(number.replaceAll(',', '')) * factor
    })
    .toReversed()
}
