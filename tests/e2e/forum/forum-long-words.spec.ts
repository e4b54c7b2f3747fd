import { expect, type Page } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { aName, aReply, aTopic, PASSWORD, test } from '../support/members.ts'

/** A member with the longest name there may be, of the widest letters. @returns the name */
async function joinAsWide(page: Page): Promise<string> {
  const username = aName('Wmwmwmwmwmwm').replace('-', '')
  const names = { username, email: `${username}@example.com`, firstName: 'W', lastName: 'M' }
  const data = { ...names, password: PASSWORD, confirmPassword: PASSWORD, terms: true }
  expect((await page.request.post('/api/forum/auth/register', { data })).ok()).toBe(true)
  return username
}

/** What is wrong with how the page stands: sideways scrolling, and controls too small to hit. */
const problemsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.vh, .skip'))
    // A link within a sentence is as tall as its line.
    const own = shown.filter((control) => getComputedStyle(control).display !== 'inline')
    const small = own.filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      return width > 1 && (width < 24 || height < 24)
    })
    return [...(tooWide > 0 ? [`${tooWide} px too wide`] : []), ...small.map((control) => `too small: ${control.outerHTML.slice(0, 120)}`)]
  })

test.describe('names and titles as long and wide as they may be', () => {
  test('fit at 320 px and with text at twice its size, with every control large enough to hit [Q013 Q017]', async ({ page, site }) => {
    const username = await joinAsWide(page)
    // A newcomer's link would wait for a moderator.
    await site.command('admin', username, '--role', 'moderator')
    const title = `Donaudampfschifffahrtsgesellschaftskapitän${'smützenabzeichen'.repeat(8)}`
    const topic = await aTopic(page, { title, content: `https://example.com/${'x'.repeat(180)}\n> ${'y'.repeat(180)}` })
    await aReply(page, topic, `Hello @${username}`)
    const devtools = await page.context().newCDPSession(page)

    for (const path of [topic, '/forum', '/forum/latest', '/forum/profile', `/forum/members/${username}`]) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      await page.setViewportSize({ width: 320, height: 800 })
      await open(page, path)
      await expect.poll(() => problemsOf(page), `${path} at 320 px`).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await expect.poll(() => problemsOf(page), `${path} with large text`).toEqual([])
    }
  })
})
