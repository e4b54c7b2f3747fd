import { expect, it } from 'vitest'
import { checkFact } from '../../../src/domain/playground/change-fact.ts'
import { listFacts } from '../../../src/domain/playground/list-facts.ts'
import { changeSettings } from '../../../src/domain/office/settings/change-settings.ts'
import { changeText } from '../../../src/domain/site-texts/change-text.ts'
import type { FirstStep, FirstStepsView } from '../../../src/shared/office/first-steps.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { anEntry } from '../../support/waiting-parents.ts'

const PATH = '/api/office/overview/first-steps'

async function aNewOffice(options: { smtpUrl?: string } = {}) {
  const forum = await aForum(options)
  const { site, rosa, askAs, sendAs } = forum
  const set = (values: object) => site.db.updateTable('member').set(values).where('id', '=', rosa.id).execute()
  await set({ emailConfirmedAt: null })
  const steps = async () => ((await (await askAs(rosa, PATH)).json()) as { steps: FirstStepsView | null }).steps
  const done = async (): Promise<FirstStep[]> => ((await steps()) ?? []).filter(({ isDone }) => isDone).map(({ step }) => step)
  return { ...forum, set, steps, done, hide: async () => (await sendAs(rosa, 'PUT', `${PATH}/hidden`)).status }
}

it('a new office lists first steps, and ticks each by what’s there', async () => {
  const { site, rosa, set, done, hide } = await aNewOffice()
  const owner = as(rosa)
  expect(await done()).toEqual(['sample'])

  await set({ emailConfirmedAt: site.clock.now() })
  expect(await done()).toContain('address')
  await set({ avatar: '/uploads/rosa.webp' })
  expect(await done()).toContain('photo')
  for (const { key } of await listFacts(site)) await checkFact(site, owner, key)
  expect(await done()).toContain('facts')
  await changeSettings(site, owner, { postalAddress: 'PO Box 1, Austin, TX' })
  expect(await done()).toContain('sender')
  await changeText(site, owner, 'landing.tagline', { text: 'Come and play.', version: 0 })
  expect(await done()).toContain('texts')
  await anEntry(site, 'ana@example.com', { confirmed: false })

  expect(await done()).toEqual(['address', 'sample', 'facts', 'sender', 'photo', 'texts', 'invite'])
  expect(await hide()).toBe(409)
})

it('while people and posts are made up, removing them is a step; with a mail server, setting up email is done', async () => {
  const { site, rosa, done, aTopic } = await aNewOffice({ smtpUrl: 'smtp://mail.example' })
  const { id } = await aTopic({ by: rosa })
  await site.db.updateTable('topic').set({ sampledAt: site.clock.now() }).where('id', '=', id).execute()

  expect(await done()).toEqual(['mail'])
})

it('the list can be hidden once every step is done, and stays hidden', async () => {
  const { site, rosa, set, steps, hide } = await aNewOffice({ smtpUrl: 'smtp://mail.example' })
  const owner = as(rosa)
  await set({ emailConfirmedAt: site.clock.now(), avatar: '/uploads/rosa.webp' })
  for (const { key } of await listFacts(site)) await checkFact(site, owner, key)
  await changeSettings(site, owner, { postalAddress: 'PO Box 1, Austin, TX' })
  await changeText(site, owner, 'landing.tagline', { text: 'Come and play.', version: 0 })
  await anEntry(site, 'ana@example.com')

  expect(await hide()).toBe(200)

  expect(await steps()).toBeNull()
  await set({ avatar: null })
  expect(await steps()).toBeNull()
})
