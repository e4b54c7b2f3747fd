import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../shared/time/instant.ts'
import { byVariable, withSetLimits } from './set-limits.ts'
import { limitRules } from '../site/limit-rules.ts'

const DEFAULTS = limitRules({}, 10)

describe('a limit that the owner sets', () => {
  it('counts as it stands, whatever the factor, and leaves all others alone', () => {
    const inForce = withSetLimits(DEFAULTS, { LIMIT_CONTACT_DAY: 7 })

    expect(inForce).toEqual({ ...DEFAULTS, contact: [{ max: 50, windowMs: HOUR_MS }, { max: 7, windowMs: DAY_MS }] })
  })

  it('may be 0, which is a limit and not the lack of one', () => {
    expect(withSetLimits(DEFAULTS, { LIMIT_WAITLIST_HOUR: 0 }).waitlist).toEqual([{ max: 0, windowMs: HOUR_MS }])
  })
})

it('the limits of the configuration are told by the variable of each', () => {
  const limits = byVariable(limitRules({ LIMIT_CONTACT_DAY: 8 }, 1))

  expect(limits).toMatchObject({ LIMIT_CONTACT_HOUR: 5, LIMIT_CONTACT_DAY: 8, LIMIT_WAITLIST_HOUR: 10 })
})
