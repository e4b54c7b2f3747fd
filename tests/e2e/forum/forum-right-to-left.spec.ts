import { expect, type Locator } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { aReply, aTopic, inOwnTopic, join, replyField, test } from '../support/members.ts'

const QUESTION = 'מתי הילדים שלכם ישנים?'

/** On which side of its first letter a text ends. */
const endOf = (place: Locator): Promise<'left' | 'right'> =>
  place.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(text.data.trimEnd().length - 1) < leftOf(0) ? 'left' : 'right'
  })

test.describe('what is written in Hebrew or Arabic', () => {
  test('ends with its question mark at the left, wherever the forum shows it', async ({ page }) => {
    await join(page, 'maya')
    const topic = await aTopic(page, { title: QUESTION, content: `${QUESTION}\nAnd in English?` })
    await open(page, topic)

    expect(await endOf(page.getByRole('heading', { level: 1 }))).toBe('left')
    expect(await endOf(page.locator('[aria-current=page]'))).toBe('left')
    const [hebrew, english] = await page.locator('.post .body p').all()
    expect(await endOf(hebrew!)).toBe('left')
    expect(await endOf(english!)).toBe('right')
    await open(page, '/forum/latest')
    for (const link of await page.getByRole('link', { name: QUESTION }).all()) expect(await endOf(link)).toBe('left')
  })

  test('is quoted and answered in its own direction', async ({ page }) => {
    const topic = await inOwnTopic(page)
    await aReply(page, topic, `> ${QUESTION}\nAt one?`)
    await open(page, topic)

    expect(await endOf(page.locator('.post blockquote p'))).toBe('left')
    await expect(replyField(page)).toHaveCSS('unicode-bidi', 'plaintext')
    await open(page, '/forum/new-topic')
    await expect(page.getByLabel('Title')).toHaveCSS('unicode-bidi', 'plaintext')
  })
})
