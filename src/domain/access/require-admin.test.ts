import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { NOON } from '../../../tests/support/a-site.ts'
import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import { requireAdmin, requireRecentPassword } from './require-admin.ts'

describe('the office', () => {
  it('does not exist for members, moderators and suspended admins', async () => {
    const { maya, ines, rosa } = await aForum()

    for (const actor of [as(maya), as(ines), { ...as(rosa), isSuspended: true }]) {
      expect(() => requireAdmin(actor)).toThrow('We couldn’t find that page.')
    }
    expect(requireAdmin(as(rosa)).username).toBe('Rosa')
  })

  it('asks for the password again after 60 minutes, before inboxes, exports and roles', async () => {
    const { site, rosa } = await aForum()
    const given = (minutesAgo: number) => ({ ...as(rosa), passwordCheckedAt: after(NOON, -minutesAgo * MINUTE_MS) })

    expect(requireRecentPassword(site, given(59)).username).toBe('Rosa')
    expect(() => requireRecentPassword(site, given(60))).toThrow('Please enter your password again.')
    expect(() => requireRecentPassword(site, { ...as(rosa), passwordCheckedAt: null })).toThrow('Please enter')
  })
})
