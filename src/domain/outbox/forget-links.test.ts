import { describe, expect, it } from 'vitest'
import { hasForgottenLinks, withoutTokens } from './forget-links.ts'

describe('a mail that is out', () => {
  it('keeps its words and its links, but no secret in them', () => {
    const link = 'https://on-joue.test/forum/reset-password?from=mail&token=a-Secret_7'
    const data = { username: 'maya', link, more: [{ link }], message: `I was sent ${link} today.` }

    const stored = JSON.parse(withoutTokens(JSON.stringify(data))) as typeof data

    const forgotten = 'https://on-joue.test/forum/reset-password?from=mail&token=forgotten'
    expect(stored).toEqual({ ...data, link: forgotten, more: [{ link: forgotten }] })
    expect(hasForgottenLinks(JSON.stringify(stored))).toBe(true)
    expect(hasForgottenLinks(JSON.stringify(data))).toBe(false)
  })

  it('keeps the link that stops such mail, and every text that is no link', () => {
    const data = { unsubscribeLink: 'https://on-joue.test/forum/unsubscribe?token=7.x', author: 'https://', title: '?token=x', n: 1, no: null }

    expect(JSON.parse(withoutTokens(JSON.stringify(data)))).toEqual(data)
  })
})
