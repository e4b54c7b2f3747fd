import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'
import { aPicture } from '../support/blog/made-pictures.ts'
import { cookieIn } from '../support/members.ts'

const ROSA = { username: 'rosa', password: 'playground owner' }
const ADMIN = { ADMIN_USERNAME: ROSA.username, ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: ROSA.password }
const REPORT = join(import.meta.dirname, '../support/report-loads.mjs')

it('a start and its first pages load the two files of the build, and sharp comes with the first picture', async () => {
  const server = await aServer(await aPlaceForAServer(), { ...ADMIN, NODE_OPTIONS: `--import ${REPORT}`, SAMPLE_DATA: 'off', HOST: '127.0.0.1', BACKUPS: 'off', LOG_LEVEL: 'error' })
  const loaded = () => [...server.output().matchAll(/^loaded file:\/\/(\S+)$/gm)].map(([, path = '']) => path)
  for (const path of ['/', '/visit', '/forum', '/blog']) expect((await fetch(server.url + path)).status).toBe(200)

  expect(loaded().map((path) => path.replace(/^.*\/dist\//, ''))).toEqual(['server.js', 'server/main.js', 'server/entry-server.js'])

  const headers = { 'content-type': 'application/json', origin: server.url }
  const cookie = cookieIn(await fetch(`${server.url}/api/forum/auth/login`, { method: 'POST', headers, body: JSON.stringify(ROSA) }))
  const body = Buffer.from(await aPicture().png().toBuffer())
  const answer = await fetch(`${server.url}/api/office/pictures`, { method: 'POST', headers: { cookie, 'content-type': 'image/png' }, body })
  expect(answer.status).toBe(201)
  expect(loaded().some((path) => path.includes('/sharp/'))).toBe(true)
})
