import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { open, toast } from '../support/a-visit.ts'
import { anAdmin, codeOf, codeStep, giveName, main, shownSecret, turnAppOn } from '../support/authenticators.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { PASSWORD, test } from '../support/members.ts'

const PAGE = '/forum/profile/authenticator'
const ONE_CODE = /^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/

test.describe('an admin’s authenticator app [D68]', () => {
  test('is set up, keeps its recovery codes, and is asked for at the next login', async ({ page, site, context, expectedFailures }) => {
    expectedFailures.push('400 /api/forum/auth/authenticator', '400 /api/forum/auth/authenticator/confirmation', '401 /api/forum/auth/login')
    const username = await anAdmin(page, site)
    await open(page, '/forum/profile')
    await page.getByRole('region', { name: 'Authenticator app' }).getByRole('link', { name: 'Set Up' }).click()
    await page.getByRole('button', { name: 'Set Up an Authenticator App' }).press('Enter')
    await expect(page.getByRole('img', { name: /Code to scan/ })).toBeVisible()
    const secret = await shownSecret(page)
    const field = main(page).getByLabel('Code from your app')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')

    await page.getByRole('button', { name: 'Turn It On' }).click()
    await expect(field).toHaveAccessibleDescription(/Please enter the code/)
    await field.fill('000000')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/That code isn’t right/)
    await field.fill(codeOf(secret))
    await field.press('Enter')

    await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused()
    await expect(toast(page, 'App not turned on')).toBeHidden()
    const codes = await main(page).getByText(ONE_CODE).allInnerTexts()
    expect(codes).toHaveLength(10)
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
    expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(toast(page, 'Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
    await page.getByRole('button', { name: 'I’ve Saved Them' }).click()
    await expect(main(page).getByText('It’s on')).toBeVisible()

    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
    await giveName(page, username)
    await expect(codeStep(page).getByLabel('Code from your app')).toBeFocused()
    await page.keyboard.type('111111')
    await page.keyboard.press('Enter')
    await expect(codeStep(page).getByLabel('Code from your app')).toHaveAccessibleDescription(/That code isn’t right/)
    await codeStep(page).getByLabel('Code from your app').fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Login successful!')).toBeVisible()
    await expect(page).toHaveURL('/forum')
  })

  test('gives way to a recovery code, made again, and is turned off', async ({ page, site, context, expectedFailures }) => {
    expectedFailures.push('401 /api/forum/auth/login')
    const username = await anAdmin(page, site)
    const { secret, recoveryCodes } = await turnAppOn(page)
    await context.clearCookies()
    await giveName(page, username)
    await codeStep(page).getByRole('button', { name: 'Use a Recovery Code Instead' }).click()
    await expect(codeStep(page).getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.insertText(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/forum')

    await open(page, PAGE)
    await expect(main(page).getByText(/9 recovery codes left/)).toBeVisible()
    const renew = page.getByRole('form', { name: 'New recovery codes' })
    await renew.getByLabel('Code from your app').fill(codeOf(secret, 1))
    await renew.getByRole('button', { name: 'Make New Codes' }).click()
    await expect(main(page).getByText(ONE_CODE)).toHaveCount(10)
    const fresh = await main(page).getByText(ONE_CODE).first().innerText()
    expect(recoveryCodes).not.toContain(fresh)
    await page.getByRole('button', { name: 'I’ve Saved Them' }).click()
    const off = page.getByRole('form', { name: 'Turn off the app' })
    await off.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await off.getByLabel(/Code from your app/).fill(fresh)
    await off.getByRole('button', { name: 'Turn off the app' }).click()

    await expect(toast(page, 'Done')).toContainText('log in with just your password')
    await expect(page.getByRole('button', { name: 'Set Up an Authenticator App' })).toBeVisible()
  })

  test('asks for the password again in a dialog, and then does what was pressed', async ({ page, site, expectedFailures }) => {
    expectedFailures.push('400 /api/forum/auth/confirm-password', '403 /api/forum/auth/authenticator/setup')
    await anAdmin(page, site)
    await open(page, PAGE)
    const refusal = { status: 403, json: { message: 'Please enter your password again.', needs: 'password' } }
    await page.route('**/authenticator/setup', (route) => route.fulfill(refusal), { times: 1 })

    await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused()
    await page.keyboard.type('not mine')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/isn’t right/)
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')

    await expect(dialog).toBeHidden()
    await expect(page.getByRole('img', { name: /Code to scan/ })).toBeVisible()
  })

  test('leaves everything as it is when the dialog is closed', async ({ page, site, expectedFailures }) => {
    expectedFailures.push('403 /api/forum/auth/authenticator/setup')
    await anAdmin(page, site)
    await open(page, PAGE)
    await page.route('**/authenticator/setup', (route) => route.fulfill({ status: 403, json: { message: 'Please enter your password again.', needs: 'password' } }))

    await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Set Up an Authenticator App' })).toBeEnabled()
    await expect(toast(page, 'Setup didn’t start')).toContainText('Please enter your password again.')
  })

  test('has pages in which axe finds nothing to complain about', async ({ page, site, context, expectedFailures }) => {
    test.slow() // four pages, two sizes, two themes
    expectedFailures.push('401 /api/forum/auth/login')
    const username = await anAdmin(page, site)
    const look = async () => {
      expect(await problemsOf(page, LARGE)).toEqual([])
      expect(await problemsOf(page, SMALL)).toEqual([])
    }
    await open(page, PAGE)
    await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click()
    await expect(page.getByRole('img', { name: /Code to scan/ })).toBeVisible()
    await look()
    await main(page).getByLabel('Code from your app').fill(codeOf(await shownSecret(page)))
    await page.getByRole('button', { name: 'Turn It On' }).click()
    await expect(main(page).getByText(ONE_CODE)).toHaveCount(10)
    await look()
    await page.getByRole('button', { name: 'I’ve Saved Them' }).click()
    await expect(main(page).getByText('It’s on')).toBeVisible()
    await look()
    await context.clearCookies()
    await giveName(page, username)
    await expect(codeStep(page)).toBeVisible()
    await look()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an admin sets the app up and logs in with it [D68]', async ({ page, site, context, expectedFailures }) => {
    expectedFailures.push('400 /forum/login', '401 /forum/login')
    const username = await anAdmin(page, site)
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click()
    await expect(page.getByRole('img', { name: /Code to scan/ })).toBeVisible()
    const secret = await shownSecret(page)
    await main(page).getByLabel('Code from your app').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Turn It On' }).click()
    await expect(main(page).getByText(ONE_CODE)).toHaveCount(10)

    await context.clearCookies()
    await page.goto('/forum/login?next=/forum/latest')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.getByLabel('Code from your app').fill('000000')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/That code isn’t right/)
    await page.getByLabel('Code from your app').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Log In' }).click()

    await expect(page).toHaveURL('/forum/latest')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
  })
})
