import { expect, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { open } from './a-visit.ts'
import { join, PASSWORD } from './members.ts'
import type { StartedSite } from './start-a-site.ts'

const STEP_MS = 30_000

/** What an app with this secret shows now, or that many steps of time from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

export const main = (page: Page): Locator => page.getByRole('main')
export const codeStep = (page: Page): Locator => page.getByRole('form', { name: 'Enter your code' })

/** Makes a member, logged in with this browser, an admin by the owner's command. @returns the username */
export async function anAdmin(page: Page, site: StartedSite): Promise<string> {
  const username = await join(page, 'ruth')
  await site.command('admin', username)
  return username
}

/** The key that the setup page shows to be typed. */
export async function shownSecret(page: Page): Promise<string> {
  return (await main(page).getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
}

/** Turns an app on for the member in this browser, without the page. */
export async function turnAppOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await page.request.post('/api/forum/auth/authenticator/setup', { data: {} })
  const { setup } = (await begun.json()) as { setup: { secret: string } }
  const data = { code: codeOf(setup.secret) }
  const confirmed = await page.request.post('/api/forum/auth/authenticator/confirmation', { data })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  return { secret: setup.secret, ...((await confirmed.json()) as { recoveryCodes: string[] }) }
}

/** Gives the password on the login page, which then asks for a code. */
export async function giveName(page: Page, username: string): Promise<void> {
  await open(page, '/forum/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}
