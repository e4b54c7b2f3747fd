import { expect, it } from 'vitest'
import { aForum } from '../../../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../../../tests/support/a-site.ts'
import { ViewCounter } from './view-counter.ts'

it('views that could not be written are written the next time', async () => {
  const { site, aTopic } = await aForum()
  const { id } = await aTopic()
  const disk = { isFull: true }
  const counter = new ViewCounter({
    clock: site.clock,
    linkKey: site.linkKey,
    get db() {
      if (disk.isFull) throw new Error('disk full')
      return site.db
    },
  })
  counter.count(id, aVisitor(), 'Firefox')
  await expect(counter.flush()).rejects.toThrow('disk full')

  disk.isFull = false
  counter.count(id, aVisitor('another-network'), 'Firefox')
  await counter.flush()
  await counter.flush()

  const topic = await site.db.selectFrom('topic').select('viewCount').where('id', '=', id).executeTakeFirst()
  expect(topic).toEqual({ viewCount: 2 })
})
