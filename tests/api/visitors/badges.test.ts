import { describe, expect, it } from 'vitest'
import { changeFact, checkFact } from '../../../src/domain/playground/change-fact.ts'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import type { Badge } from '../../../src/shared/playground/badges.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as } from '../../support/a-forum.ts'

const QUESTION = 'What ages is it for?'

/** What visitors read about one fact, wherever they read it. */
async function aSite() {
  const forum = await aForum()
  const rosa = as(forum.rosa)
  const textAt = async (path: string) => (await forum.ask(path)).text()
  const onPage = async () => /<article class="fact" id="ages".*?<\/article>/s.exec(await textAt('/visit'))?.[0].replace(/<[^>]+>/g, ' ') ?? ''
  const inSearchEngines = async () => {
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await textAt('/visit')) ?? []
    const { mainEntity } = JSON.parse(json) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
    return mainEntity.find(({ name }) => name === QUESTION)?.acceptedAnswer.text
  }
  const inChat = async () => ((await (await forum.post('/api/chat', { message: QUESTION })).json()) as ChatResponse).statuses
  return { ...forum, rosa, textAt, onPage, inSearchEngines, inChat }
}

describe('a badge says the same everywhere', () => {
  const NAMES: Record<Badge, string> = { announced: 'Announced', planned: 'Planned', 'being-decided': 'Being decided', 'not-offered': 'Not offered' }

  it.each([
    ['planned', { answer: 'For ages 2 to 12.', standing: 'planned' }],
    ['announced', { answer: 'For ages 2 to 12.' }],
    ['being-decided', { answer: 'The ages are not yet announced.', state: 'being-decided' }],
    ['not-offered', { answer: 'We have no age limits.', state: 'no' }],
  ] as const)('for a fact that is %s: on the page, in the feed, to search engines, and in the chat', async (badge, change) => {
    const { site, rosa, textAt, onPage, inSearchEngines, inChat } = await aSite()
    const others = Object.values(NAMES).filter((name) => name !== NAMES[badge])

    await changeFact(site, rosa, 'ages', change)

    const [page, feed, data] = [await onPage(), await textAt('/visit/feed.xml'), await inSearchEngines()]
    expect(page).toContain(NAMES[badge])
    expect(feed).toContain(`${NAMES[badge]}.`)
    for (const other of others) for (const text of [page, feed]) expect(text).not.toContain(other)
    const isKnown = badge === 'planned' || badge === 'announced'
    expect(data).toBe(isKnown ? `${change.answer} ${NAMES[badge]}.` : undefined)
    expect(await inChat()).toEqual([{ label: 'Ages', badge, checkedAt: null }])
  })

  it('with the day on which someone in the office said that it’s still true, in Austin', async () => {
    const { site, clock, rosa, onPage, inSearchEngines, inChat } = await aSite()
    clock.pass(14 * HOUR_MS) // 02:00 UTC on May 2 is 9:00 PM on May 1 in Austin

    await checkFact(site, rosa, 'ages')

    expect((await onPage()).replace(/\s+/g, ' ')).toContain('Announced Checked on May 1, 2026')
    expect(await inSearchEngines()).toMatch(/Announced\. Checked on May 1, 2026\.$/)
    expect(await inChat()).toEqual([{ label: 'Ages', badge: 'announced', checkedAt: clock.now() }])
  })
})
