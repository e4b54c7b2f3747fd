import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another color scheme can break: it changes colors and nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
export const SMALL = { width: 390, height: 844 }
export const LARGE = { width: 1440, height: 900 }

/** Looks at the page in both color schemes. @returns what is wrong, with the place */
export async function problemsOf(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size)
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
    await standStill(page)
    const axe = new AxeBuilder({ page })
    const { violations } = await (colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES)).analyze()
    for (const { id, nodes } of violations) {
      problems.push(...nodes.map(({ target }) => `${id} at ${size.width} px, ${colorScheme}: ${target.join(' ')}`))
    }
  }
  return problems
}

/** Colors on their way from one scheme to the other have no contrast to speak of. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    // The other scheme's styles come with the next frame, and only then do colors begin to move.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
