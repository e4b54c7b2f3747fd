import { describe, expect, it } from 'vitest'
import { aSite, aVisitor } from '../../../tests/support/a-site.ts'
import { tokenIn } from '../../../tests/support/emails/outbox.ts'
import { HOUR_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import { confirmationLink, isVerified, privateLink, subjectOf, unsubscribeLink, verifyLink, watchLink, watchStopLink } from './signed-links.ts'

const MAYA = 'maya@example.com'
const visitor = aVisitor()

/** Every kind of link about the row with number 7, by what it is for. */
const linksOf = (site: Site) => ({
  'see a message': { link: privateLink(site, 'message:7'), purpose: 'mine', address: '' },
  'see an entry': { link: privateLink(site, 'waitlist:7'), purpose: 'mine', address: '' },
  'see a wish': { link: privateLink(site, 'fact-watch:7'), purpose: 'mine', address: '' },
  'leave': { link: unsubscribeLink(site, 7), purpose: 'unsubscribe', address: '' },
  'stop a wish': { link: watchStopLink(site, 7), purpose: 'unsubscribe', address: '' },
  'confirm an entry': { link: confirmationLink(site, 7, MAYA), purpose: 'confirm', address: MAYA },
  'confirm a wish': { link: watchLink(site, 7, MAYA), purpose: 'confirm', address: MAYA },
}) as const

describe('a private link', () => {
  it('leads to the page of its purpose, on this site', async () => {
    const { site } = await aSite({ siteUrl: 'https://on-joue.example' })

    const pages = Object.values(linksOf(site)).map(({ link }) => link.replace(/token=.+/, 'token='))

    expect(pages).toEqual(
      ['/mine', '/mine', '/mine', '/waitlist/unsubscribe', '/visit/unsubscribe', '/waitlist/confirm', '/visit/confirm'].map(
        (page) => `https://on-joue.example${page}?token=`,
      ),
    )
  })

  it('opens what it is for and nothing else', async () => {
    const { site } = await aSite()
    const links = Object.entries(linksOf(site))

    for (const [name, { link }] of links) {
      const token = tokenIn(link)
      const opened = links.filter(([, other]) => isVerified(site, other.purpose, token, other.address) && subjectOf(token)?.about === subjectOf(tokenIn(other.link))?.about)
      expect(opened.map(([opens]) => opens), name).toEqual([name])
    }
  })

  it('that confirms is good for its address alone, in any letter case', async () => {
    const { site } = await aSite()
    const token = tokenIn(confirmationLink(site, 7, 'Maya@Example.com'))

    expect(isVerified(site, 'confirm', token, ' maya@example.COM')).toBe(true)
    expect(isVerified(site, 'confirm', token, 'omar@example.com')).toBe(false)
    expect(isVerified(site, 'confirm', token)).toBe(false)
  })

  it('of another site, with a key of its own, opens nothing here', async () => {
    const [{ site }, { site: other }] = [await aSite(), await aSite()]

    expect(isVerified(site, 'mine', tokenIn(privateLink(other, 'message:7')))).toBe(false)
    expect(isVerified(other, 'mine', tokenIn(privateLink(other, 'message:7')))).toBe(true)
  })

  it('opens nothing once one sign of it is another', async () => {
    const { site } = await aSite()
    const token = tokenIn(privateLink(site, 'message:7'))

    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'w' ? 'm' : 'w'}${token.slice(at + 1)}`
      expect(isVerified(site, 'mine', changed), changed).toBe(false)
    }
    for (const changed of [token.slice(0, -1), `${token}a`, token.toUpperCase(), ` ${token}`, token.replace('m7', 'm07')]) {
      expect(isVerified(site, 'mine', changed), changed).toBe(false)
    }
  })

  it('says what it is about before anyone looks whether it is genuine', () => {
    const seal = 'x'.repeat(43)

    expect(subjectOf(`m7.${seal}`)).toEqual({ kind: 'message', id: 7, about: 'message:7' })
    expect(subjectOf(`w123456789.${seal}`)).toEqual({ kind: 'waitlist', id: 123_456_789, about: 'waitlist:123456789' })
    expect(subjectOf(`f1.${seal}`)).toEqual({ kind: 'fact-watch', id: 1, about: 'fact-watch:1' })
  })

  it.each(['', 'm7', 'm0.', 'm07.', 'x7.', 'm-1.', 'm1234567890.', 'm7.7.', 'toString.', ' m7.', 'm７.'])('is none that begins with “%s”', (start) => {
    expect(subjectOf(`${start}${'x'.repeat(43)}`)).toBeUndefined()
  })
})

describe('a wrong link', () => {
  it('is refused alike, whatever is wrong with it', async () => {
    const { site } = await aSite()
    const refused = { code: 'not-found', message: 'This link doesn’t work, or what it pointed to has been deleted.' }

    for (const token of ['', 'nonsense', `m7.${'x'.repeat(43)}`, tokenIn(unsubscribeLink(site, 7)), tokenIn(privateLink(site, 'message:7'))]) {
      await expect(verifyLink(site, visitor, 'mine', token, 'waitlist'), token).rejects.toMatchObject(refused)
    }
    expect(await verifyLink(site, visitor, 'mine', tokenIn(privateLink(site, 'waitlist:7')), 'waitlist')).toMatchObject({ id: 7 })
  })

  it('is refused twenty times an hour for each network, and a right one opens all the same', async () => {
    const { site, clock } = await aSite()
    const guess = (network?: string) => verifyLink(site, aVisitor(network), 'mine', 'a guess')
    for (let n = 0; n < 20; n += 1) await expect(guess()).rejects.toMatchObject({ code: 'not-found' })

    await expect(guess()).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 3_600 })
    await expect(guess('elsewhere')).rejects.toMatchObject({ code: 'not-found' })
    expect(await verifyLink(site, visitor, 'mine', tokenIn(privateLink(site, 'message:7')))).toMatchObject({ about: 'message:7' })
    clock.pass(HOUR_MS)

    await expect(guess()).rejects.toMatchObject({ code: 'not-found' })
  })
})
