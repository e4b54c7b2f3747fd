import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { ADMISSION } from '../../src/server/http/overload/admission.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'

it('a site whose places are all taken refuses other reads in time, answers what’s cached, and makes what it began', async () => {
  const place = await aPlaceForAServer()
  if (place.engine !== 'postgres') throw new Error('for PostgreSQL only')
  const { url } = await aServer(place)
  const topics = (nth: number) => fetch(`${url}/api/forum/topics/latest?limit=${nth + 1}`)
  expect((await fetch(`${url}/visit`)).status).toBe(200)
  const admin = new pg.Client(place.url)
  onTestFinished(() => admin.end())
  await admin.connect()

  await admin.query('begin')
  await admin.query('lock table topic in access exclusive mode')
  const begun = Array.from({ length: ADMISSION.concurrency }, (_, nth) => topics(nth))
  const waiting = async () => {
    const { rows } = await admin.query<{ count: string }>(`select count(*) from pg_locks where not granted and relation = 'topic'::regclass`)
    return Number(rows[0]?.count)
  }
  await expect.poll(waiting).toBeGreaterThanOrEqual(ADMISSION.concurrency)
  const [late, cached, health] = await Promise.all([topics(20), fetch(`${url}/visit`), fetch(`${url}/healthz`)])
  expect([late.status, late.headers.get('retry-after'), cached.status, health.status]).toEqual([503, '5', 200, 200])

  await admin.query('rollback')
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(begun.map(() => 200))
  expect((await topics(20)).status).toBe(200)
})
