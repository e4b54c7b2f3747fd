import { describe, expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { HOUR_MS } from '../../shared/time/instant.ts'
import { sweepChanges } from './sweep-changes.ts'

describe('old news', () => {
  it('go after an hour, but for the newest, from which the numbers continue', async () => {
    const { site, clock } = await aSite()
    const news = (kind: string) => site.db.insertInto('siteChange').values({ kind, createdAt: clock.now() }).execute()
    await news('facts')
    await news('forum')
    clock.pass(HOUR_MS + 1)

    await sweepChanges(site)

    const left = await site.db.selectFrom('siteChange').select('kind').execute()
    expect(left).toEqual([{ kind: 'forum' }])
  })
})
