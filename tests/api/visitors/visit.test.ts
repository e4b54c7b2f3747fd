import { describe, expect, it } from 'vitest'
import { changeFact, checkFact } from '../../../src/domain/playground/change-fact.ts'
import { listFacts } from '../../../src/domain/playground/list-facts.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { POLL_IS_OVER } from '../../../src/shared/playground/visit-words.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { askParents } from '../../../src/domain/playground/polls/ask-parents.ts'

type App = Awaited<ReturnType<typeof anApp>>
const HTML = { accept: 'text/html' }

const pageAt = async ({ ask }: Pick<App, 'ask'>, path: string): Promise<string> => (await ask(path, { headers: HTML })).text()
const unescape = (html: string): string => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')

interface Faq {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[]
}

async function faqOf(app: App): Promise<Faq['mainEntity']> {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await pageAt(app, '/visit')) ?? []
  return (JSON.parse(json) as Faq).mainEntity
}

async function confirmation(app: App): Promise<{ link: string; stop: string }> {
  const path = (link = 'http://x/') => new URL(link).pathname + new URL(link).search
  const { link, unsubscribeLink } = (await outboxEmails(app.site, 'fact-watch-confirm')).at(-1) ?? {}
  return { link: path(link), stop: path(unsubscribeLink) }
}

describe('the page for visitors', () => {
  it('holds every fact in the first HTML, with its status in words and an anchor, and claims no check that no one made', async () => {
    const app = await anApp()
    const html = unescape(await pageAt(app, '/visit'))

    for (const { key, question, answer } of await listFacts(app.site)) {
      expect(html).toContain(`id="${key}"`)
      expect(html).toContain(question)
      expect(html).toContain(answer)
    }
    const entries = html.slice(html.indexOf('<article'))
    for (const status of ['Planned', 'Being decided']) expect(entries).toContain(status)
    for (const claim of ['Announced', 'Checked on']) expect(entries).not.toContain(claim)
    expect(html).toContain('<link rel="canonical" href="http://on-joue.test/visit">')
    expect(await pageAt(app, '/sitemap.xml')).toContain('http://on-joue.test/visit/check-in')
  })

  it('says how many answers were checked, and when last, and nothing of it while none was', async () => {
    const forum = await aForum()
    const glance = async () => unescape(await pageAt(forum, '/visit')).replaceAll(/<[^>]*>/g, '')
    expect(await glance()).not.toMatch(/checked \d/)
    const { length } = await listFacts(forum.site)

    await checkFact(forum.site, as(forum.rosa), 'ages')

    expect(await glance()).toContain(`We’ve checked 1 of ${length} answers, last on May 1, 2026.`)
  })

  it('searches on the server too, accents and a typo included', async () => {
    const app = await anApp()

    const html = await pageAt(app, '/visit?q=peanut+alergy')
    const nothing = await pageAt(app, '/visit?q=%3Cb%3Esubmarine')

    expect(html).toContain('id="allergens"')
    expect(html).not.toContain('id="parking"')
    expect(nothing).toContain('No matches.')
    expect(nothing).not.toContain('<b>submarine')
  })

  it('says at once what the owner has changed, and tells search engines only what is known', async () => {
    const app = await anApp()
    expect((await faqOf(app)).map(({ name }) => name)).not.toContain('How much does it cost?')

    await changeFact(app.site, null, 'pricing', { short: 'From $12', answer: 'Twelve dollars a child.', state: 'known' })

    expect(await pageAt(app, '/visit')).toContain('Twelve dollars a child.')
    expect(await faqOf(app)).toContainEqual(expect.objectContaining({ name: 'How much does it cost?' }))
    const known = (await listFacts(app.site)).filter(({ state, notice }) => state === 'known' && notice === '')
    expect((await faqOf(app)).length).toBe(known.length)
  })

  it('explains check-in without inventing a decision', async () => {
    const app = await anApp()
    const html = unescape(await pageAt(app, '/visit/check-in'))

    expect(html).toContain('This website never collects face data.')
    expect(html).toContain('§ 503.001')
    expect(html.match(/Not yet announced\./g)).toHaveLength(4)
  })
})

describe('“tell me when this is known”, without scripts', () => {
  it('asks, confirms and stops by plain forms', async () => {
    const app = await anApp()
    const requests = await app.postForm('/visit', { form: 'tell-me', fact: 'pricing', email: 'omar@example.com' })
    expect([requests.status, requests.headers.get('location')]).toEqual([303, '/visit?sent=tell-me#sent'])
    expect(await (await app.follow(requests)).text()).toContain('<div id="sent"><div class="told told-good" role="status">')

    const { link, stop } = await confirmation(app)
    expect(await pageAt(app, link)).toContain('Yes, Email Me')
    const confirmed = await app.postForm(link, { form: 'confirm-watch' })
    expect(confirmed.status).toBe(303)
    expect(await (await app.follow(confirmed)).text()).toContain('We’ll email you once, when there’s an answer. Then')

    const stopped = await app.postForm(stop, { form: 'stop-watch' })
    expect(stopped.headers.get('location')).toBe('/visit/unsubscribe?sent=stop-watch')
    expect(await app.site.db.selectFrom('factSubscription').select('id').execute()).toEqual([])
  })

  it('says to anyone who confirms after the decision that the message is on its way', async () => {
    const app = await anApp()
    await app.postForm('/visit', { form: 'tell-me', fact: 'pricing', email: 'omar@example.com' })
    const { link } = await confirmation(app)
    await changeFact(app.site, null, 'pricing', { short: 'From $12', answer: 'Twelve dollars.', state: 'known' })

    const confirmed = await app.postForm(link, { form: 'confirm-watch' })

    expect(await (await app.follow(confirmed)).text()).toContain('We already have an answer')
    expect(await pageAt(app, link)).toContain('There’s nothing here')
  })

  it('stays on the page about check-in for anyone who asked there, refused or not', async () => {
    const app = await anApp()
    const ask = (email: string) => app.postForm('/visit/check-in', { form: 'tell-me', fact: 'check-in-privacy', email })

    const [refused, requests] = [await ask('omar@'), await ask('omar@example.com')]

    expect(await refused.text()).toContain('Please enter a valid email address')
    expect(requests.headers.get('location')).toBe('/visit/check-in?sent=tell-me#sent')
    expect(await (await app.follow(requests)).text()).toContain('Check your email')
  })

  it('shows what is wrong at the field of the fact, with what was typed', async () => {
    const app = await anApp()

    const refused = await app.postForm('/visit', { form: 'tell-me', fact: 'pricing', email: 'omar@' })

    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('Please enter a valid email address')
    expect(html.match(/value="omar@"/g)).toHaveLength(1)
  })

  it('answers alike whether an address is new, asked or confirmed, and 404 or 409 only by the fact', async () => {
    const app = await anApp()
    const ask = (key = 'pricing') => app.post(`/api/facts/${key}/watches`, { email: 'omar@example.com' })
    const answers = [await ask(), await ask()]
    await app.postForm((await confirmation(app)).link, { form: 'confirm-watch' })

    answers.push(await ask())

    const read = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
    expect(read).toEqual([read[0], read[0], read[0]])
    expect((await ask('moon')).status).toBe(404)
    expect((await ask('ages')).status).toBe(409)
  })

  it('opens by its link only, on a page that is kept and indexed nowhere, and stops by an email program’s own button', async () => {
    const app = await anApp()
    await app.postForm('/visit', { form: 'tell-me', fact: 'hours', email: 'omar@example.com' })
    const { link, stop } = await confirmation(app)

    const opened = await app.ask(link, { headers: HTML })
    const oneClick = await app.ask(stop, {
      ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

    expect(opened.headers.get('cache-control')).toContain('no-store')
    expect(await opened.text()).toContain('noindex')
    expect((await app.ask('/visit/confirm?token=f1.wrong', { headers: HTML })).status).toBe(404)
    expect(oneClick.status).toBe(200)
    expect(await app.site.db.selectFrom('factSubscription').select('id').execute()).toEqual([])
  })
})

describe('a poll on the page for visitors', () => {
  it('shows its sums to everyone, and takes a vote by an emailed link without scripts', async () => {
    const forum = await aForum()
    const { site, rosa, postForm } = forum
    await askParents(site, as(rosa), 'hours', { question: 'Which hours suit you?', choices: ['Mornings', 'Evenings'], openUntil: '2026-05-10' })
    await postForm('/visit', { form: 'tell-me', fact: 'hours', email: 'omar@example.com' })
    const { link } = await confirmation(forum)
    await postForm(link, { form: 'confirm-watch' })
    const { id: poll } = await site.db.selectFrom('poll').select('id').executeTakeFirstOrThrow()
    const { id: choice } = await site.db.selectFrom('pollChoice').select('id').where('text', '=', 'Evenings').executeTakeFirstOrThrow()
    expect(await pageAt(forum, '/visit')).toContain('Which hours suit you?')

    const voted = await postForm(link, { form: 'poll-vote', poll: String(poll), choice: String(choice) })
    const empty = await postForm(link, { form: 'poll-vote', poll: String(poll) })

    expect(voted.status).toBe(303)
    expect(await (await forum.follow(voted)).text()).toContain('Your vote is in.')
    expect(await pageAt(forum, '/visit')).toContain('1 vote, 100%')
    expect(empty.status).toBe(400)
    expect(await empty.text()).toContain('Please choose an answer.')
  })

  it('shows its sums by the emailed link, too, once it has closed, and to anyone who votes there too late that it has', async () => {
    const forum = await aForum()
    const { site, rosa, postForm, ask, clock } = forum
    await askParents(site, as(rosa), 'hours', { question: 'Which hours suit you?', choices: ['Mornings', 'Evenings'], openUntil: '2026-05-10' })
    await postForm('/visit', { form: 'tell-me', fact: 'hours', email: 'omar@example.com' })
    const { link } = await confirmation(forum)
    await postForm(link, { form: 'confirm-watch' })
    const { id: poll } = await site.db.selectFrom('poll').select('id').executeTakeFirstOrThrow()
    clock.pass(10 * DAY_MS)

    const late = await postForm(link, { form: 'poll-vote', poll: String(poll), choice: '1' })
    const [emails, shown] = [await late.text(), await (await ask(link)).text()]

    expect(late.status).toBe(409)
    expect(emails).toContain(POLL_IS_OVER)
    for (const html of [emails, shown]) {
      expect(html).toContain('Which hours suit you?')
      expect(html).toContain('Closed on May 10, 2026.')
      expect(html).toContain('0 votes')
      expect(html).not.toContain('type="radio"')
    }
  })
})
