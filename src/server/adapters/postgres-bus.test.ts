import { expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../../tests/support/a-database.ts'
import { aLineTo } from '../../../tests/support/a-line.ts'
import { type Change, EVERYTHING } from '../../domain/site/cache-tags.ts'
import { openBus } from './open-bus.ts'

/** Past the second after which a lost connection is tried again. */
const A_WHILE_MS = 1_500

async function aBusOnALine() {
  const place = await anEmptyPlace()
  if (place.engine !== 'postgres') throw new Error('for PostgreSQL only')
  const line = await aLineTo(place.url)
  const bus = await openBus({ ...place, url: line.url })
  onTestFinished(bus.close)
  const heard: Change[] = []
  bus.subscribe((change) => heard.push(change))
  return { line, bus, heard }
}

it('a connection that hangs holds up no one who has made a change, and is given up for a new one', async () => {
  const { line, bus, heard } = await aBusOnALine()

  line.freeze()
  await bus.wake()
  await expect.poll(() => line.tried()).toBeGreaterThan(1)
  line.mend()
  await expect.poll(() => heard).toEqual([EVERYTHING])
})

it('a database that is away for a while is asked by one connection, which hears once that anything may have changed', async () => {
  const { line, heard } = await aBusOnALine()

  line.cut()
  await expect.poll(() => line.tried()).toBeGreaterThan(4)
  line.mend()
  await expect.poll(() => heard).not.toEqual([])
  await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS))

  expect(line.open()).toBe(1)
  expect(heard).toEqual([EVERYTHING])
})
