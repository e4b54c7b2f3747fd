import { LIMIT_WORDS } from '../../shared/limit-words.ts'
import { LIMITS, type LimitName, type LimitRules } from './rules.ts'

type VariableOf<T> = T extends unknown ? keyof T : never
/** A limit without words for the owner does not compile. */
LIMIT_WORDS satisfies Record<VariableOf<(typeof LIMITS)[LimitName]>, unknown>

/**
 * The limits in force: those of the configuration, and over them what the owner has set, which counts as it stands.
 *
 * @param set - by variable
 */
export function withSetLimits(base: LimitRules, set: Readonly<Record<string, number | undefined>>): LimitRules {
  const rules = Object.entries(LIMITS).map(([name, variables]) => {
    const allowances = base[name as LimitName].map((allowance, at) => {
      const max = set[Object.keys(variables)[at] ?? '']
      return max === undefined ? allowance : { ...allowance, max }
    })
    return [name, allowances]
  })
  return Object.fromEntries(rules)
}

/** The limits of the configuration by variable: what holds while the owner has set nothing. */
export const byVariable = (rules: LimitRules): Record<string, number> =>
  Object.fromEntries(
    Object.entries(LIMITS).flatMap(([name, variables]) =>
      Object.keys(variables).map((variable, at) => [variable, rules[name as LimitName][at]?.max ?? 0]),
    ),
  )
