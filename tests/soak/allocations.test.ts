import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aPlaceForAServer, aServer, type ServerProcess } from '../support/a-server.ts'

const REPORT = join(import.meta.dirname, '../support/report-allocations.mjs')
/** Enough for the runtime to have compiled what it runs often. */
const WARM_UP = 60
const REQUESTS = 30
/** Most megabytes of objects that one page makes; what's made has to be cleared away. Source: docs/decisions/015-what-a-page-costs.md */
const MAX_MB = { '/': 2.2, '/visit': 4, '/forum': 1.5, '/forum/latest': 2, '/blog': 1.4, 'a topic': 2.2 }

async function allocatedBy(server: ServerProcess): Promise<number> {
  const reports = () => [...server.output().matchAll(/allocated (\d+) bytes/g)]
  const before = reports().length
  server.process.kill('SIGUSR2')
  await expect.poll(() => reports().length).toBe(before + 1)
  return Number(reports().at(-1)?.[1])
}

it('a page that isn’t cached makes few objects', async () => {
  const server = await aServer(await aPlaceForAServer(), { NODE_OPTIONS: `--import ${REPORT}`, SAMPLE_DATA: 'on', HOST: '127.0.0.1', BACKUPS: 'off', LOG_LEVEL: 'error' })
  const read = async (path: string) => {
    const answer = await fetch(`${server.url}${path}?fresh=1`, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' })
    await answer.arrayBuffer()
    expect([path, answer.status]).toEqual([path, 200])
  }
  const { topics } = (await (await fetch(`${server.url}/api/forum/topics/latest`)).json()) as { topics: { id: number; slug: string; postCount: number }[] }
  const [longest] = topics.toSorted((a, b) => b.postCount - a.postCount)
  const costs: Record<string, number> = {}
  for (const name of Object.keys(MAX_MB)) {
    const path = name === 'a topic' ? `/forum/topics/${longest?.id}/${longest?.slug}` : name
    for (let nth = 0; nth < WARM_UP; nth += 1) await read(path)
    const before = await allocatedBy(server)
    for (let nth = 0; nth < REQUESTS; nth += 1) await read(path)
    costs[name] = ((await allocatedBy(server)) - before) / REQUESTS / 1e6
  }

  expect(Object.entries(MAX_MB).filter(([name, max]) => !((costs[name] ?? NaN) <= max))).toEqual([])
})
