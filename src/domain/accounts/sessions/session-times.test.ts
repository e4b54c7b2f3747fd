import { describe, expect, it } from 'vitest'
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../../shared/time/instant.ts'
import { endOfSession, isAlive } from './session-times.ts'

const BEGAN: Instant = '2026-05-01T12:00:00.000Z'
const aSession = (usedAfterMs: number, role: 'member' | 'moderator' | 'admin' = 'member') => ({
  createdAt: BEGAN,
  lastUsedAt: after(BEGAN, usedAfterMs),
  expiresAt: endOfSession(role, BEGAN),
})

describe('a session', () => {
  it.each([
    ['member', 14 * DAY_MS],
    ['moderator', 14 * DAY_MS],
    ['admin', 30 * MINUTE_MS],
  ] as const)('of a %s ends %i ms after its last use, to the millisecond', (role, idleMs) => {
    const session = aSession(10 * MINUTE_MS, role)
    const lastUse = session.lastUsedAt

    expect(isAlive(session, role, after(lastUse, idleMs - 1))).toBe(true)
    expect(isAlive(session, role, after(lastUse, idleMs))).toBe(false)
  })

  it.each([
    ['member', 30 * DAY_MS],
    ['moderator', 30 * DAY_MS],
    ['admin', 12 * HOUR_MS],
  ] as const)('of a %s ends %i ms after it began, however much it is used', (role, wholeMs) => {
    const session = aSession(wholeMs - 1, role)

    expect(endOfSession(role, BEGAN)).toBe(after(BEGAN, wholeMs))
    expect(isAlive(session, role, after(BEGAN, wholeMs - 1))).toBe(true)
    expect(isAlive(session, role, after(BEGAN, wholeMs))).toBe(false)
  })

  it('is as short as an admin’s from the moment its member becomes one', () => {
    const session = aSession(0, 'member')
    const nextDay = after(BEGAN, DAY_MS)

    expect(isAlive({ ...session, lastUsedAt: nextDay }, 'member', nextDay)).toBe(true)
    expect(isAlive({ ...session, lastUsedAt: nextDay }, 'admin', nextDay)).toBe(false)
  })

  it('that began as an admin’s is no longer for it when its member is none anymore', () => {
    const session = aSession(0, 'admin')
    const nextDay = after(BEGAN, DAY_MS)

    expect(isAlive({ ...session, lastUsedAt: nextDay }, 'member', nextDay)).toBe(false)
  })
})
