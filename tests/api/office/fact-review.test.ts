import { describe, expect, it } from 'vitest'
import type { getOfficeFact } from '../../../src/domain/playground/list-office-facts.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'
import { loggedIn, PASSWORD } from '../../support/members.ts'

const REVIEW = '/office/facts/review'

/** The owner in a browser without JavaScript. */
async function anOwner() {
  const app = await anApp()
  const admin = await anAdmin(app)
  let { headers } = admin
  const read = async (path = REVIEW) => {
    const html = await (await app.ask(path, { headers })).text()
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const buttons = [...html.matchAll(/<button type="submit"[^>]*>([^<]+)</g)].map(([, text]) => text)
    const progress = /<b>(\d+) of (\d+)<\/b>/.exec(html.replaceAll('<!-- -->', ''))?.slice(1).map(Number)
    return { html, key: field('fact'), version: field('version'), buttons, progress }
  }
  const press = async (form: string, { key, version }: { key: string; version: string }, path = REVIEW) =>
    app.postForm(path, { form, fact: key, version }, { headers })
  const factOf = async (key: string) => (await (await app.ask(`/api/office/facts/${key}`, { headers })).json() as Awaited<ReturnType<typeof getOfficeFact>>).fact
  const later = async (ms: number) => {
    app.clock.pass(ms)
    ;({ headers } = await loggedIn(app, admin.username, PASSWORD))
  }
  return { ...app, read, press, factOf, later }
}

describe('going through the facts in the office, without JavaScript', () => {
  it('asks about one at a time, takes one click each, and counts them', async () => {
    const { read, press, factOf, clock } = await anOwner()
    const first = await read()
    expect(first.progress).toEqual([0, 50])

    const pressed = await press('still-true', first)
    const second = await read()

    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, REVIEW])
    expect(await factOf(first.key)).toMatchObject({ standing: 'announced', checkedAt: clock.now(), isDue: false })
    expect(second.progress).toEqual([1, 50])
    expect(second.key).not.toBe(first.key)
  })

  it('takes one click to call a fact a plan, to announce it, or to say that it isn’t decided anymore', async () => {
    const { read, press, factOf, later } = await anOwner()
    await press('only-planned', await read(`${REVIEW}?from=ages`))
    await press('not-decided', await read(`${REVIEW}?from=city`))
    expect(await factOf('ages')).toMatchObject({ state: 'known', standing: 'planned', isDue: false })
    expect(await factOf('city')).toMatchObject({ state: 'not-decided', short: 'Not yet announced', answer: 'This is not yet announced.' })

    await later(91 * DAY_MS)
    const planned = await read(`${REVIEW}?from=ages`)
    await press('announced', planned)

    expect(planned.buttons).toEqual(expect.arrayContaining(['Still True', 'Announce It']))
    expect(await factOf('ages')).toMatchObject({ standing: 'announced', isDue: false })
  })

  it('offers less for what isn’t decided, and no badge for what this website does', async () => {
    const { read } = await anOwner()

    const [pricing, forum] = [await read(`${REVIEW}?from=pricing`), await read(`${REVIEW}?from=forum`)]

    expect([pricing.key, pricing.buttons.filter((text) => text?.includes('decided'))]).toEqual(['pricing', []])
    expect(forum.html).toContain('No badge')
    expect(forum.buttons).not.toContain('It’s Only Planned')
  })

  it('skips a fact for now, and comes back to it', async () => {
    const { read, press } = await anOwner()
    const first = await read()
    const skip = /<a [^>]*href="(\/office\/facts\/review\?from=[^"#]+)/.exec(first.html)?.[1] ?? ''

    const second = await read(skip)
    await press('still-true', second, skip)

    expect(second.key).not.toBe(first.key)
    expect((await read()).key).toBe(first.key)
  })

  it('asks again after 90 days', async () => {
    const { read, press, later } = await anOwner()
    const ages = await read(`${REVIEW}?from=ages`)
    await press('still-true', ages)
    expect((await read(`${REVIEW}?from=ages`)).key).not.toBe('ages')

    await later(90 * DAY_MS + 1)

    expect((await read(`${REVIEW}?from=ages`)).key).toBe('ages')
  })

  it('says so when someone else has changed the fact, and shows it as it is now', async () => {
    const { read, press, factOf } = await anOwner()
    const seen = await read()
    await press('only-planned', await read())
    await press('announced', { key: seen.key, version: '0' })

    const late = await press('not-decided', seen)

    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Not saved')
    expect(await factOf(seen.key)).toMatchObject({ state: 'known' })
  })

  it('says when all are checked', async () => {
    const { site, clock, read } = await anOwner()
    await site.db.updateTable('fact').set({ checkedAt: clock.now() }).execute()

    const { html, progress } = await read()

    expect(progress).toEqual([50, 50])
    expect(html).toContain('All checked')
  })
})
