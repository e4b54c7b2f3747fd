import { expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { createAccount } from '../../domain/accounts/staff/appoint.ts'
import { removeSample } from '../../domain/sample/remove-sample.ts'
import { fillForum } from './fill-forum.ts'

const WANTED = { sample: { wanted: true, withLogins: true } }
const UNWANTED = { sample: { wanted: false, withLogins: false } }

/** What a start prints. */
async function printedBy(site: Awaited<ReturnType<typeof aSite>>['site'], config: Parameters<typeof fillForum>[1]): Promise<string> {
  const lines: string[] = []
  await fillForum(site, config, (line) => lines.push(line))
  return lines.join('\n')
}

it('a start on this machine says once that a sample community was added', async () => {
  const { site } = await aSite({ siteUrl: 'http://localhost:3000' })

  expect(await printedBy(site, WANTED)).toMatch(/^Added a sample community .* npm run sample:remove$/)
  expect(await printedBy(site, WANTED)).toBe('')
})

it('every start at a public address says what to do about the sample community, until it’s removed', async () => {
  const { site } = await aSite({ siteUrl: 'https://on-joue.example' })

  for (const config of [WANTED, WANTED, UNWANTED]) {
    expect(await printedBy(site, config)).toMatch(/^This site is public and still shows the sample community\. .*Office > Sample community.* npm run sample:remove$/)
  }
  await createAccount(site, { username: 'claire', email: 'claire@example.com', role: 'admin', passwordHash: 'a hash' })
  await removeSample(site)
  expect(await printedBy(site, UNWANTED)).toBe('')
})

it('a forum without the sample community starts with categories', async () => {
  const { site } = await aSite({ siteUrl: 'https://on-joue.example' })

  expect(await printedBy(site, UNWANTED)).toBe('')

  expect(await site.db.selectFrom('category').select('id').execute()).toHaveLength(3)
})
