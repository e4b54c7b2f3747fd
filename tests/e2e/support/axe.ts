import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules that axe leaves out unless it is asked: those it calls experimental, and two of level AAA. */
const MORE_RULES = ['css-orientation-lock', 'table-fake-caption', 'td-has-header', 'identical-links-same-purpose', 'meta-refresh-no-exceptions']
/**
 * The rules that stay out. `color-contrast-enhanced` wants level AAA, and the site promises AA. `hidden-content` finds
 * nothing wrong, but asks that a person look at all that is hidden. `p-as-heading` is experimental, and takes the tagline
 * below the landing page's heading for a heading. `focus-order-semantics`, experimental too, refuses that the chat's log
 * takes the focus, which `scrollable-region-focusable` demands of it. The two others were withdrawn by axe itself.
 */
const RULES_LEFT_OUT = ['color-contrast-enhanced', 'hidden-content', 'p-as-heading', 'focus-order-semantics', 'duplicate-id', 'duplicate-id-active']
const ALL_RULES = Object.fromEntries([...MORE_RULES.map((id) => [id, { enabled: true }]), ...RULES_LEFT_OUT.map((id) => [id, { enabled: false }])])
/** All that another color scheme can break: it changes colors and nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

interface Size {
  width: number
  height: number
}

export const SMALL: Size = { width: 390, height: 844 }
export const MIDDLE: Size = { width: 768, height: 1024 }
export const LARGE: Size = { width: 1440, height: 900 }

/** Looks at the page at each size in both color schemes, with every rule. @returns what is wrong, with the place */
export async function allProblemsOf(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await chooseScheme(page, scheme)
    for (const size of [LARGE, MIDDLE, SMALL]) problems.push(...(await look(page, size, scheme)))
  }
  return problems
}

/** Looks at one state of a page at one size: with every rule, and at its colors in the dark too. @returns what is wrong, with the place */
export async function problemsOf(page: Page, size: Size): Promise<string[]> {
  await chooseScheme(page, 'light')
  const problems = await look(page, size, 'light')
  await chooseScheme(page, 'dark')
  return [...problems, ...(await look(page, size, 'dark', COLOR_RULES))]
}

async function chooseScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
}

async function look(page: Page, size: Size, scheme: string, rules?: string[]): Promise<string[]> {
  await page.setViewportSize(size)
  await standStill(page)
  const looksInside = !(await isPreview(page))
  const axe = await axeFor(page, looksInside)
  const { violations } = await axe.options({ resultTypes: ['violations'], iframes: looksInside, ...(rules ? { runOnly: rules } : { rules: ALL_RULES }) }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${size.width} px, ${scheme}: ${target.join(' ')}`))
}

/** A page of the site as a picture of itself, inert: axe looks at that page where it's alive. */
const isPreview = async (page: Page): Promise<boolean> => (await page.locator('.page-frame').count()) > 0

/** Stands for axe's own half megabyte of program in a page that has it since the last look. */
const ALREADY_THERE = ';'

/** An axe that describes what is wrong and nothing else: all that is right would take it longer than finding out. */
async function axeFor(page: Page, looksInside: boolean): Promise<AxeBuilder> {
  const hasFrames = looksInside && page.frames().length > 1
  const axeSource = !hasFrames && (await page.evaluate(() => 'axe' in window)) ? ALREADY_THERE : undefined
  const axe = new AxeBuilder({ page, axeSource })
  // What it finds in several frames it puts together in a page of its own, which costs more than the finding.
  return axe.setLegacyMode(!hasFrames)
}

/** Colors on their way from one scheme to the other have no contrast to speak of. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    // A placeholder glows for as long as it's there: nothing would ever say that it's done.
    const ends = ({ effect }: Animation) => Number.isFinite(Number(effect?.getComputedTiming().endTime))
    const moving = () => document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation))
    // The other scheme's styles come with the next frame, and only then do colors begin to move; what inherits a color
    // and moves by itself begins once more with every step of its parent.
    for (let stillFrames = 0; stillFrames < 3; stillFrames += 1) {
      await new Promise(requestAnimationFrame)
      if (moving().length > 0) stillFrames = -1
      // What moved something that's gone now never says that it's done: then it's looked for again.
      await Promise.race([Promise.allSettled(moving().map(({ finished }) => finished)), new Promise((resolve) => setTimeout(resolve, 1_000))])
    }
  })
