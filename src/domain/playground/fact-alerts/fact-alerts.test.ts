import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../../tests/support/a-site.ts'
import { outboxEmails, tokenIn } from '../../../../tests/support/emails/outbox.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/instant.ts'
import { deliverMail } from '../../emails/deliver-mail.ts'
import type { SendMail } from '../../emails/try-email.ts'
import { sweepOutbox } from '../../emails/outbox/sweep-outbox.ts'
import type { Site } from '../../site/site.ts'
import { changeFact, restoreFact } from '../change-fact.ts'
import { getOfficeFact, listOfficeFacts } from '../list-office-facts.ts'
import { subscribeToFact } from './subscribe.ts'
import { confirmWatch } from './confirm-subscription.ts'
import { stopWatch } from './stop-watch.ts'
import { processSubscriptions } from './process-subscriptions.ts'

const visitor = aVisitor()
const takes: SendMail = async () => ({ sent: true })
const ask = (site: Site, email = 'omar@example.com', key = 'pricing') => subscribeToFact(site, visitor, key, { email })
const watches = ({ db }: Site) => db.selectFrom('factSubscription').selectAll().orderBy('id').execute()
const mails = outboxEmails
const decide = (site: Site, key = 'pricing') => changeFact(site, null, key, { short: 'From $12', answer: 'Twelve dollars.', state: 'known' })

async function newestTokens(site: Site) {
  const { link = '', privateLink = '', unsubscribeLink = '' } = (await mails(site, 'fact-watch-confirm')).at(-1) ?? {}
  return { confirm: tokenIn(link), mine: tokenIn(privateLink), stop: tokenIn(unsubscribeLink) }
}

/** An address that has asked and said yes. */
async function waiting(site: Site, email = 'omar@example.com', key = 'pricing') {
  await ask(site, email, key)
  const tokens = await newestTokens(site)
  await confirmWatch(site, visitor, tokens.confirm)
  return tokens
}

describe('asking to be told when a fact is known', () => {
  it('emails a link, and counts once it is confirmed', async () => {
    const { site, rosa } = await aForum()
    await ask(site)
    expect((await getOfficeFact(site, as(rosa), 'pricing')).fact.waiting).toBe(0)

    await confirmWatch(site, visitor, (await newestTokens(site)).confirm)
    await confirmWatch(site, visitor, (await newestTokens(site)).confirm)

    const facts = await listOfficeFacts(site, as(rosa))
    expect(facts.filter((fact) => fact.waiting > 0)).toMatchObject([{ key: 'pricing', waiting: 1 }])
  })

  it('is refused for a fact that is known, and for one that does not exist', async () => {
    const { site } = await aForum()

    await expect(ask(site, 'omar@example.com', 'ages')).rejects.toMatchObject({ code: 'conflict' })
    await expect(ask(site, 'omar@example.com', 'moon')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('notes an address once for each fact, however often and however fast it is left', async () => {
    const { site } = await aForum()
    await Promise.all(['omar@example.com', 'OMAR@example.com', 'omar@example.com'].map((email) => ask(site, email)))
    await ask(site, 'omar@example.com', 'hours')

    expect(await watches(site)).toHaveLength(2)
  })

  it('emails an address no more than its turns, and comes back to the rest by itself', async () => {
    const { site, clock } = await aForum({ limitFactor: 1 })
    for (const key of ['pricing', 'hours', 'parking', 'socks', 'wifi']) await ask(site, 'omar@example.com', key)
    expect(await mails(site, 'fact-watch-confirm')).toHaveLength(3)

    clock.pass(11 * MINUTE_MS)
    await processSubscriptions(site)

    expect(await mails(site, 'fact-watch-confirm')).toHaveLength(5)
  })

  it('of a bot keeps nothing', async () => {
    const { site } = await aForum()
    await subscribeToFact(site, visitor, 'pricing', { email: 'omar@example.com', website: 'https://spam.example' })

    expect(await watches(site)).toEqual([])
  })
})

describe('the one message', () => {
  it('goes to anyone who confirmed when the fact becomes known, and the address is gone with it', async () => {
    const { site } = await aForum()
    await waiting(site)
    await ask(site, 'maya@example.com') // never says yes

    await decide(site)
    await changeFact(site, null, 'pricing', { short: 'From $14' })

    const [emails, ...more] = await mails(site, 'fact-known')
    expect(more).toEqual([])
    const link = 'http://on-joue.test/visit#pricing'
    expect(emails).toMatchObject({ recipient: 'omar@example.com', about: null, subject: 'We have an answer: How much does it cost?', link, isDue: true })
    expect(emails?.text).toContain('Twelve dollars.')
    expect((await watches(site)).map(({ email }) => email)).toEqual(['maya@example.com'])
    expect((await mails(site, 'fact-watch-confirm')).map(({ recipient }) => recipient)).toEqual(['maya@example.com'])
  })

  it('goes too when it is decided against, or a decided version is put back', async () => {
    const { site, rosa } = await aForum()
    await waiting(site, 'omar@example.com', 'wifi')
    await changeFact(site, null, 'wifi', { state: 'no', answer: 'There will be none.' })
    await decide(site)
    await changeFact(site, null, 'pricing', { state: 'being-decided' })
    await waiting(site, 'maya@example.com')
    const { fact, changes } = await getOfficeFact(site, as(rosa), 'pricing')

    await restoreFact(site, as(rosa), 'pricing', changes[0]?.id ?? 0, { version: fact.version })

    expect((await mails(site, 'fact-known')).map(({ recipient }) => recipient)).toEqual(['omar@example.com', 'maya@example.com'])
  })

  it('does not go while the fact is only being decided, nor when the change is taken back', async () => {
    const { site } = await aForum()
    await waiting(site)

    await changeFact(site, null, 'pricing', { state: 'being-decided' })
    await expect(changeFact(site, null, 'pricing', { state: 'known' }, { version: 99 })).rejects.toMatchObject({ code: 'conflict' })

    expect(await mails(site, 'fact-known')).toEqual([])
    expect(await watches(site)).toHaveLength(1)
  })

  it('is one, also when two decide at the same moment, for each of many', async () => {
    const { site } = await aForum()
    for (const n of [1, 2, 3, 4, 5]) await waiting(site, `parent${n}@example.com`)

    await Promise.all([decide(site), changeFact(site, null, 'pricing', { state: 'no', answer: 'Free.' }), decide(site)])

    const emails = (await mails(site, 'fact-known')).map(({ recipient }) => recipient)
    expect(emails.toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `parent${n}@example.com`))
  })

  it('reaches anyone who says yes at the very moment of the decision, or after it, once', async () => {
    const { site } = await aForum()
    await ask(site)
    const { confirm } = await newestTokens(site)

    await Promise.all([confirmWatch(site, visitor, confirm), decide(site)])
    await confirmWatch(site, visitor, confirm).catch(() => {})

    expect(await mails(site, 'fact-known')).toHaveLength(1)
    expect(await watches(site)).toEqual([])
  })

  it('leaves the outbox a day after it was sent', async () => {
    const { site, clock } = await aForum()
    await waiting(site)
    await decide(site)
    await deliverMail(site, takes)
    clock.pass(DAY_MS - HOUR_MS)
    await sweepOutbox(site)
    expect(await mails(site, 'fact-known')).toHaveLength(1)

    clock.pass(HOUR_MS)
    await sweepOutbox(site)

    expect(await mails(site, 'fact-known')).toEqual([])
  })
})

describe('an address that does not want to be told after all', () => {
  it('is forgotten with its email by the link that stops it, as often as one likes', async () => {
    const { site } = await aForum()
    const { stop } = await waiting(site)

    await stopWatch(site, visitor, stop)
    await stopWatch(site, visitor, stop)
    await decide(site)

    expect(await watches(site)).toEqual([])
    expect(await site.db.selectFrom('outbox').select('id').where('recipient', '=', 'omar@example.com').execute()).toEqual([])
  })

  it('is forgotten 14 days after it was asked, unless it said yes', async () => {
    const { site, clock } = await aForum()
    await waiting(site, 'maya@example.com')
    await ask(site)
    clock.pass(14 * DAY_MS - HOUR_MS)
    await processSubscriptions(site)
    expect(await watches(site)).toHaveLength(2)

    clock.pass(HOUR_MS)
    await processSubscriptions(site)

    expect((await watches(site)).map(({ email }) => email)).toEqual(['maya@example.com'])
  })

  it('has links that open nothing else: not the waitlist, not another wish, not another purpose', async () => {
    const { site } = await aForum()
    const tokens = await waiting(site)
    const wrong = [tokens.mine, tokens.stop, tokens.confirm.replace(/^f\d+/, 'f99'), tokens.confirm.replace(/^f/, 'w'), 'nonsense']

    for (const token of wrong) await expect(confirmWatch(site, visitor, token)).rejects.toMatchObject({ code: 'not-found' })
    for (const token of [tokens.confirm, tokens.mine]) await expect(stopWatch(site, visitor, token)).rejects.toMatchObject({ code: 'not-found' })
  })
})
