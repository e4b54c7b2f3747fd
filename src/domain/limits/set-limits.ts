import { LIMIT_WORDS } from '../../shared/office/settings/limit-words.ts'
import { LIMITS, type LimitName, type LimitRules } from '../site/limit-rules.ts'
import { keysOf, recordOf } from '../../shared/typed-object.ts'

type VariableOf<T> = T extends unknown ? keyof T : never
/** A limit without words for the owner does not compile. */
LIMIT_WORDS satisfies Record<VariableOf<(typeof LIMITS)[LimitName]>, unknown>

/**
 * The limits in force: those of the configuration, and over them what the owner has set, which counts as it stands.
 *
 * @param set - by variable
 */
export function withSetLimits(base: LimitRules, set: Readonly<Record<string, number | undefined>>): LimitRules {
  return recordOf(keysOf(LIMITS), (name) =>
    base[name].map((allowance, at) => {
      const max = set[Object.keys(LIMITS[name])[at] ?? '']
      return max === undefined ? allowance : { ...allowance, max }
    }),
  )
}

/** The limits of the configuration by variable: what holds while the owner has set nothing. */
export const byVariable = (rules: LimitRules): Record<string, number> =>
  Object.fromEntries(
    keysOf(LIMITS).flatMap((name) => Object.keys(LIMITS[name]).map((variable, at) => [variable, rules[name][at]?.max ?? 0])),
  )
