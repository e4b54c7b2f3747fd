import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { startReplicatedPostgres } from '../../scripts/setup/postgres.mjs'
import { type Database, openDatabase } from '../../src/db/connection.ts'
import { aLineTo } from '../support/a-line.ts'
import { aServer } from '../support/a-server.ts'
import { inShortOrFull } from '../support/soak.ts'

/** How many messages are confirmed before the primary dies, and how many failovers are tried. */
const ACKNOWLEDGED = 100
const ROUNDS = inShortOrFull(1, 10)
const AT_ONCE = 8
/** How long writes wait for a standby that's gone, before the primary dies, too. */
const WAITING_MS = 500

/** Sends contact messages, {@link AT_ONCE} at a time, until it's stopped. */
function sending(url: string, round: number) {
  const acknowledged: string[] = []
  let isOver = false
  let sent = 0
  const sendOne = async () => {
    const email = `parent-${(sent += 1)}.${round}@example.com`
    const body = JSON.stringify({ name: 'Maya', email, message: `Is there room for strollers? (${sent})` })
    const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (answer.status === 201) acknowledged.push(email)
    else await new Promise((resolve) => setTimeout(resolve, 50))
    return answer.status
  }
  const statuses = new Set<number>()
  const lines = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) statuses.add(await sendOne())
  })
  return { acknowledged, statuses, stop: () => ((isOver = true), Promise.all(lines)) }
}

/** Ends the standby's line to the primary; what's written from now on isn't there. */
async function partFromPrimary(standby: Database) {
  await sql`alter system set primary_conninfo = ''`.execute(standby)
  await sql`select pg_reload_conf()`.execute(standby)
  const receivers = async () => (await sql`select 1 from pg_stat_wal_receiver`.execute(standby)).rows.length
  await expect.poll(receivers).toBe(0)
}

it('a primary that dies amid writes hands over to its standby: nothing confirmed is lost, and the site needs no restart', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const postgres = await startReplicatedPostgres({ say: () => {} })
    onTestFinished(() => postgres.stop())
    const line = await aLineTo(postgres.url)
    const server = await aServer({ engine: 'postgres', url: line.url }, { LOG_LEVEL: 'error' })
    expect((await fetch(`${server.url}/visit`)).status).toBe(200)
    const visitors = sending(server.url, round)
    await expect.poll(() => visitors.acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED)

    const standby = openDatabase({ engine: 'postgres', url: postgres.standbyUrl })
    onTestFinished(() => standby.destroy())
    await partFromPrimary(standby)
    const before = visitors.acknowledged.length
    await new Promise((resolve) => setTimeout(resolve, WAITING_MS))
    postgres.kill()
    expect((await fetch(`${server.url}/visit`)).status).toBe(200)
    postgres.promote()
    line.leadTo(postgres.standbyUrl)
    await expect.poll(() => visitors.acknowledged.length).toBeGreaterThanOrEqual(before + ACKNOWLEDGED)
    await visitors.stop()

    expect([...visitors.statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    const stored = (await standby.selectFrom('contactMessage').select('email').execute()).map(({ email }) => email)
    expect(new Set(stored).size).toBe(stored.length)
    expect(visitors.acknowledged.filter((email) => !stored.includes(email))).toEqual([])
    server.process.kill('SIGTERM')
    await server.ended
  }
})
