import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { type BuildCopy, aCopyOfTheBuild } from '../support/a-copy-of-the-build.ts'
import { aSharedPlace } from '../support/a-shared-place.ts'
import { open, openChat } from '../support/a-visit.ts'
import { type StartedSite, startASite } from '../support/start-a-site.ts'

/** Where a load balancer leads requests: for files of a build, and for everything else. */
interface Ways {
  pages: StartedSite
  files: StartedSite
}

/** One address in front of several processes, which knows nothing of builds. */
async function aBalancer(ways: Ways) {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const site = url.startsWith('/assets/') ? ways.files : ways.pages
    const passedOn = send(new URL(url, site.url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (other: Ways) => void Object.assign(ways, other),
    close: () => server.close(),
  }
}

interface Update {
  before: StartedSite
  after: StartedSite
  build: BuildCopy
  balancer: Awaited<ReturnType<typeof aBalancer>>
}

/** Two processes on the same data: one of the build before, one of the build that has taken its place on the disk. */
async function duringAnUpdate(work: (update: Update) => Promise<void>): Promise<void> {
  const [place, build] = [await aSharedPlace('sqlite'), aCopyOfTheBuild()]
  const before = await startASite('', place.variables, build.root)
  build.rebuild()
  const after = await startASite('', place.variables, build.root)
  const balancer = await aBalancer({ pages: before, files: before })
  try {
    await work({ before, after, build, balancer })
  } finally {
    balancer.close()
    for (const site of [before, after]) expect(await site.stop()).toEqual({ code: 0, complaints: '' })
    await place.remove()
    build.remove()
  }
}

const entryOf = (page: Page) => page.locator('#start').getAttribute('data-entry')
const toForum = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Forum' }).click()
const expectForum = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the On Joue community')

test('while the site is updated, a page of each build finds its files at a process of the other', async ({ page }) => {
  await duringAnUpdate(async ({ before, after, balancer }) => {
    const entries = new Set<string | null>()
    for (const ways of [{ pages: before, files: after }, { pages: after, files: before }]) {
      balancer.leadTo(ways)
      await open(page, `${balancer.url}/`)
      entries.add(await entryOf(page))
      await openChat(page)
      await toForum(page)
      await expectForum(page)
    }
    expect(entries.size).toBe(2)
  })
})

test('a tab opened before an update goes on as it is for a week, and later with a new document', async ({ page, expectedFailures }) => {
  expectedFailures.push('404 /assets/*')
  await duringAnUpdate(async ({ before, after, build, balancer }) => {
    let documents = 0
    page.on('domcontentloaded', () => void (documents += 1))
    await open(page, `${balancer.url}/`)
    const ofBefore = await entryOf(page)
    balancer.leadTo({ pages: after, files: after })
    await before.stop()

    await toForum(page)
    await page.mouse.move(0, 0) // a link under the pointer has its code fetched
    await expectForum(page)
    expect([documents, await entryOf(page)]).toEqual([1, ofBefore])
    build.forgetEarlier()
    await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
    await expect(page.locator('html[data-ready]')).toBeAttached()

    expect([documents, new URL(page.url()).pathname, (await entryOf(page)) === ofBefore]).toEqual([2, '/forum/categories', false])
    await page.goBack()
    await expectForum(page)
  })
})
