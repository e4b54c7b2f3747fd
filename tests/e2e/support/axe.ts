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
    const axe = await axeFor(page)
    const { violations } = await (colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES)).analyze()
    for (const { id, nodes } of violations) {
      problems.push(...nodes.map(({ target }) => `${id} at ${size.width} px, ${colorScheme}: ${target.join(' ')}`))
    }
  }
  return problems
}

/** Stands for axe's own half megabyte of program in a page that has it since the last look. */
const ALREADY_THERE = ';'

/** An axe that describes what is wrong and nothing else: all that is right would take it longer than finding out. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const hasFrames = page.frames().length > 1
  const axeSource = !hasFrames && (await page.evaluate(() => 'axe' in window)) ? ALREADY_THERE : undefined
  const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] })
  // What it finds in several frames it puts together in a page of its own, which costs more than the finding.
  return axe.setLegacyMode(!hasFrames)
}

/** Colors on their way from one scheme to the other have no contrast to speak of. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    // The other scheme's styles come with the next frame, and only then do colors begin to move; what inherits a color
    // and moves by itself begins once more with every step of its parent.
    for (let stillFrames = 0; stillFrames < 3; stillFrames += 1) {
      await new Promise(requestAnimationFrame)
      if (moving().length > 0) stillFrames = -1
      await Promise.allSettled(moving().map(({ finished }) => finished))
    }
  })
