import { describe, expect, it } from 'vitest'
import { contactErased } from './contact/contact-erased.ts'
import { factKnown } from './alerts/fact-known.ts'
import { memberSuspended } from './accounts/member-suspended.ts'
import { memberWarned } from './accounts/member-warned.ts'
import type { UnfilledEmail } from './layout/email-content.ts'
import { fillEmail } from './layout/fill-email.ts'
import { renderEmail } from './layout/render-email.ts'

/** In the words it came with. */
const rendered = (email: UnfilledEmail) => renderEmail(fillEmail(email, {}, {}))

describe('what a message says', () => {
  it('names the day of an deleted message as a calendar in Austin does', () => {
    const { text } = rendered(contactErased({ receivedAt: '2026-11-24T02:30:00.000Z' }))

    expect(text.replaceAll('\n', ' ')).toContain('Monday, November 23, 2026')
  })

  it('has the contact form at hand for anyone who was warned or suspended', () => {
    const link = 'https://on-joue.test/forum/guidelines'
    const warned = rendered(memberWarned({ username: 'maya', title: 'Snacks', words: 'Be kind.', isReported: true, link }))
    const suspended = rendered(memberSuspended({ username: 'maya', until: 'tomorrow', reason: 'Ads.', link }))

    for (const { text } of [warned, suspended]) expect(text).toContain('Write to us:\nhttps://on-joue.test/#contact\n')
  })

  it('tells what is known in its own lines, with links', () => {
    const answer = 'Twelve dollars.\nSee https://on-joue.test/blog for more.'
    const { text, html } = rendered(factKnown({ question: 'How much?', short: 'From $12', answer, link: 'https://on-joue.test/visit#pricing' }))

    expect(text).toContain('\nTwelve dollars.\n\nSee https://on-joue.test/blog for more.\n')
    expect(html).toContain('>Twelve dollars.</p>')
    expect(html).toContain('href="https://on-joue.test/blog"')
  })
})
