import { expect, type Page } from '@playwright/test'
import { LARGE, MIDDLE, problemsOf, SMALL } from '../support/axe.ts'
import { isInHistory, open } from '../support/a-visit.ts'
import { aName, aReply, aTopic, inOwnTopic, join, logInAs, postWith, replyField, ROSA, test } from '../support/members.ts'

interface Layer {
  opener: string | RegExp
  dialog: string
  /** Whether its button stands in the page itself, rather than in what's around every page. */
  isInMain?: boolean
  /** Whether the page behind it is out of reach while it's open. */
  traps: boolean
}

const SIZES = [SMALL, MIDDLE, LARGE]
/** More stops than any of these layers has. */
const STOPS = 24

const hasFocus = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).evaluate((dialog) => dialog.contains(document.activeElement))

/** Whether the focus is in the layer, or on the browser's own controls, where Tab leads from every modal dialog. */
const isInside = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).evaluate((dialog) => document.activeElement === document.body || dialog.contains(document.activeElement))

/** Opens it with a key, walks through it, and leaves it by Escape and by Back: each time the focus is where it was. */
async function walkThrough(page: Page, { opener, dialog: name, isInMain, traps }: Layer): Promise<void> {
  const button = (isInMain ? page.getByRole('main') : page).getByRole('button', { name: opener }).first()
  const dialog = page.getByRole('dialog', { name })
  const address = page.url()
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await expect.poll(() => isInHistory(page)).toBe(false)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect.poll(() => hasFocus(page, name), `${name} takes the focus`).toBe(true)
    await expect.poll(() => isInHistory(page)).toBe(true)
    for (let stop = 0; traps && stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await isInside(page, name), `${name}, stop ${stop + 1}`).toBe(true)
    }
    await leave()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(page.url()).toBe(address)
  }
  await button.press('Enter')
  await expect(dialog).toBeVisible()
  for (const size of SIZES) if (await dialog.isVisible()) expect(await problemsOf(page, size), name).toEqual([])
}

test.describe('by keyboard alone, what lies over a page opens, keeps the focus as its kind does, and gives it back,', () => {
  for (const [path, layer] of [
    ['/', { opener: 'Open menu', dialog: 'Menu', traps: true }],
    ['/forum', { opener: 'Open menu', dialog: 'Menu', traps: true }],
    ['/forum/login', { opener: 'Chat with our automated assistant', dialog: 'Chat with the On Joue assistant', traps: false }],
    ['/visit', { opener: 'Chat with our automated assistant', dialog: 'Chat with the On Joue assistant', traps: false }],
  ] as const) {
    test(`on a phone at ${path}: ${layer.dialog}`, async ({ page }) => {
      await page.setViewportSize(SMALL)
      await open(page, path)

      await walkThrough(page, layer)
    })
  }

  test('in a topic: reporting, renaming, and deleting', async ({ page, another }) => {
    const omar = await another()
    await join(page, 'maya')
    await join(omar, 'omar')
    const topic = await aTopic(page)
    await aReply(omar, topic, 'At one, with luck.')

    for (const [opener, dialog] of [['Report', 'Report this post'], ['Rename', 'Rename this topic'], ['Delete', 'Delete this post?']] as const) {
      await open(page, topic)
      await expect(postWith(page, 'At one, with luck.')).toBeVisible()
      await walkThrough(page, { opener: new RegExp(`^${opener}`), dialog, traps: true })
    }
  })
})

test.describe('by keyboard alone, what a topic has besides opens, keeps the focus, and gives it back:', () => {
  test('earlier versions, and the answer at the end of the window', async ({ page }) => {
    const topic = await inOwnTopic(page, 'Before it was changed.')
    const post = postWith(page, 'Before it was changed.')
    await post.getByRole('button', { name: 'Edit' }).press('Enter')
    await page.getByLabel('Your post').fill(`After it was changed. ${'More words. '.repeat(12)}`)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await walkThrough(page, { opener: 'edited', dialog: 'Earlier versions', isInMain: true, traps: true })

    await open(page, topic)
    await page.getByRole('button', { name: /^Reply/ }).first().press('Enter')
    await expect(replyField(page)).toBeFocused()
    await page.getByLabel('Quote their words').check()
    for (const size of SIZES) expect(await problemsOf(page, size)).toEqual([])
    await page.getByRole('link', { name: 'Go back to it' }).press('Enter')
    await expect(postWith(page, 'After it was changed.')).toBeFocused()
  })

  test('the menu of staff, and all that it asks', async ({ page, another }) => {
    const topic = await inOwnTopic(await another())
    await logInAs(page, ROSA)
    await open(page, topic)
    await walkRowMenu(page, 'this topic', ['Pin', 'Lock', 'Slow Mode', 'Hide', 'Move', 'Merge'])
    for (const [label, dialog] of [['Lock', 'Lock this topic'], ['Slow Mode', 'Slow mode'], ['Hide', 'Hide this topic?'], ['Move', 'Move this topic'], ['Merge', 'Merge into another topic']] as const) {
      await openFromRow(page, 'this topic', label, dialog)
    }
  })

  test('the login over a page whose session has ended', async ({ page, expectedFailures }) => {
    expectedFailures.push('401 /api/forum/*')
    await join(page, 'maya')
    await open(page, '/forum/profile')
    await page.getByLabel('About me').fill('Two boys, one garden.')
    expect((await page.request.post('/api/forum/auth/logout', { data: {} })).ok()).toBe(true)
    await page.getByRole('link', { name: 'Download Your Data' }).press('Enter')

    const name = 'Your session has ended'
    await expect.poll(() => hasFocus(page, name)).toBe(true)
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await isInside(page, name), `stop ${stop + 1}`).toBe(true)
    }
    for (const size of SIZES) expect(await problemsOf(page, size)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
    await expect(page.getByLabel('About me')).toHaveValue('Two boys, one garden.')
  })
})

/** A menu of a row opens by arrow keys, is walked around its end, and gives the focus back. */
async function walkRowMenu(page: Page, about: string, labels: readonly string[]): Promise<void> {
  const button = page.getByRole('button', { name: `More for ${about}` })
  const item = (at: number) => page.getByRole('menuitem', { name: labels.at(at), exact: true })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(item(0)).toBeFocused()
  for (const [at] of labels.entries()) {
    await expect(item(at)).toBeFocused()
    await page.keyboard.press('ArrowDown')
  }
  await expect(item(0)).toBeFocused()
  await page.keyboard.press('End')
  await expect(item(-1)).toBeFocused()
  for (const size of SIZES) expect(await problemsOf(page, size), about).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item(-1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** A dialog that a menu of a row opens gives the focus back to the menu's button. */
async function openFromRow(page: Page, about: string, label: string, dialog: string): Promise<void> {
  const button = page.getByRole('button', { name: `More for ${about}` })
  await button.press('Enter')
  await page.getByRole('menuitem', { name: label, exact: true }).press('Enter')
  await expect.poll(() => hasFocus(page, dialog), `${dialog} takes the focus`).toBe(true)
  for (const size of SIZES) expect(await problemsOf(page, size), dialog).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
  await expect(button).toBeFocused()
}

test.describe('in the office, by keyboard alone, every layer opens, keeps the focus, and gives it back:', () => {
  const post = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer
  }

  test('the menu of a small screen, folded up by Escape and by Back', async ({ page }) => {
    await logInAs(page, ROSA)
    await page.setViewportSize(SMALL)
    await open(page, '/office/members')
    const summary = page.locator('.adm-menu summary')
    const rooms = page.getByRole('navigation', { name: 'Office menu' })

    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(rooms).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(rooms.getByRole('link', { name: 'Overview' })).toBeFocused()
      await expect.poll(() => isInHistory(page)).toBe(true)
      await leave()
      await expect(rooms).toBeHidden()
      await expect(summary).toBeFocused()
      await expect(page).toHaveURL('/office/members')
      await expect.poll(() => isInHistory(page)).toBe(false)
    }
    await summary.press('Enter')
    await expect(rooms).toBeVisible()
    expect(await problemsOf(page, SMALL)).toEqual([])
    await rooms.getByRole('link', { name: 'Waitlist' }).press('Enter')
    await expect(page).toHaveURL('/office/waitlist')
    await page.goBack()
    await expect(page).toHaveURL('/office/members')
  })

  test('the menus of rows, and what they ask', async ({ page, email }) => {
    await post(page, '/waitlist', { email })
    await logInAs(page, ROSA)
    await open(page, `/office/waitlist?q=${encodeURIComponent(email)}`)
    await walkRowMenu(page, email, ['Copy Email', 'Resend Confirmation', 'Delete'])
    await openFromRow(page, email, 'Delete', `Delete ${email}?`)
    await open(page, '/office/forum/categories')
    await walkRowMenu(page, 'Kid Activities', ['Move Up', 'Move Down', 'Close'])
  })

  test('a message’s and a question’s', async ({ page, email }) => {
    const [name, question] = [aName('Ana'), `Do you have a ${aName('zeppelin')}?`]
    await post(page, '/contact', { name, email, message: 'Will there be a quiet corner?', elapsedMs: 9_000 })
    await post(page, '/chat', { message: question })
    await logInAs(page, ROSA)
    await open(page, '/office/messages')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    await page.getByLabel('Reply', { exact: true }).fill('There will.')
    await walkThrough(page, { opener: 'Preview', dialog: 'Preview', isInMain: true, traps: true })
    await open(page, page.url())
    await walkThrough(page, { opener: 'Delete', dialog: `Delete the message from ${name}?`, isInMain: true, traps: true })
    await open(page, '/office/questions')
    await page.getByRole('link', { name: question }).click()
    await expect(page).toHaveURL(/\/questions\/\d+$/)
    await walkThrough(page, { opener: 'Dismiss', dialog: 'Dismiss this question?', isInMain: true, traps: true })
  })

  test('a member’s', async ({ page, another }) => {
    const username = await join(await another(), 'maya')
    await logInAs(page, ROSA)
    await open(page, '/office/members')
    await walkThrough(page, { opener: 'Pause an Email Domain', dialog: 'Pause an email domain', isInMain: true, traps: true })
    await open(page, `/office/members?q=${username}`)
    await page.getByRole('link', { name: username }).click()
    await expect(page).toHaveURL(/\/members\/\d+$/)
    for (const [opener, dialog] of [
      ['Suspend', `Suspend ${username}`],
      ['Remove Everything They Wrote', `Remove everything ${username} wrote?`],
      ['Delete Account', `Delete ${username}’s account?`],
      ['This Is a Child’s Account', 'Delete this child’s account?'],
    ] as const) {
      await open(page, page.url())
      await walkThrough(page, { opener, dialog, isInMain: true, traps: true })
    }
  })

  test('a role’s, and those of several addresses and of a saved reply', async ({ page, another, email }) => {
    const username = await join(await another(), 'omar')
    await post(page, '/waitlist', { email })
    const [name, title] = [aName('Ana'), aName('Prices')]
    await post(page, '/contact', { name, email, message: 'Will there be a quiet corner?', elapsedMs: 9_000 })
    await logInAs(page, ROSA)
    await open(page, `/office/members?q=${username}`)
    await page.getByRole('link', { name: username }).click()
    await expect(page).toHaveURL(/\/members\/\d+$/)
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Moderator')
    await walkThrough(page, { opener: 'Change Role', dialog: `Make ${username} a moderator?`, isInMain: true, traps: true })

    await open(page, `/office/waitlist?q=${encodeURIComponent(email)}`)
    await page.getByLabel('Choose all on this page').press('Space')
    await walkThrough(page, { opener: 'Delete', dialog: 'Delete 1 address?', isInMain: true, traps: true })

    await open(page, '/office/messages')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    await page.getByLabel('Reply', { exact: true }).fill('They are not announced yet.')
    await page.getByText('Saved replies').press('Enter')
    await page.getByLabel('Save the reply above as').fill(title)
    await page.getByRole('button', { name: 'Save Reply' }).press('Enter')
    const dialog = `Delete “${title}”?`
    await openFromRow(page, title, 'Delete', dialog)
    await page.getByRole('button', { name: `More for ${title}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).press('Enter')
    await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: /^Delete/ }).press('Enter')
    await expect(page.getByRole('button', { name: `More for ${title}` })).toBeHidden()
  })

  test('what asks before a text is published, sent, or taken off the site', async ({ page }) => {
    await logInAs(page, ROSA)
    await open(page, '/office/blog?search=nut-safe')
    await page.getByRole('link', { name: /nut-safe/i }).click()
    await expect(page).toHaveURL(/\/blog\/\d+$/)
    await walkThrough(page, { opener: 'Unpublish', dialog: 'Unpublish this post?', isInMain: true, traps: true })
    await open(page, '/office/facts/wifi')
    await page.getByRole('form', { name: 'Edit this fact' }).getByLabel('Short answer').fill('2031')
    await page.getByRole('form', { name: 'Edit this fact' }).getByRole('button', { name: /^Save/ }).press('Enter')
    await expect.poll(() => hasFocus(page, 'Save this as “Being decided”?')).toBe(true)
    for (const size of SIZES) expect(await problemsOf(page, size)).toEqual([])
  })

  test('those of texts: a fact, an announcement, a blog post', async ({ page }) => {
    await logInAs(page, ROSA)
    await open(page, '/office/facts/location')
    await walkThrough(page, { opener: 'Insert a Fact', dialog: 'Insert a fact', isInMain: true, traps: true })
    const { announcement } = await (await post(page, '/office/announcements', { subject: aName('News'), body: 'We have found a place.' })).json()
    await open(page, `/office/waitlist/announcements/${announcement.id}`)
    // No script runs inside the preview's frame, not even axe.
    await page.getByRole('button', { name: 'Plain text' }).click()
    await walkThrough(page, { opener: 'Delete Draft', dialog: 'Delete this draft?', isInMain: true, traps: true })
    const { post: draft } = await (await post(page, '/office/blog', { title: aName('Boxes') })).json()
    await open(page, `/office/blog/${draft.id}`)
    await walkThrough(page, { opener: 'Delete Post', dialog: 'Delete this post?', isInMain: true, traps: true })
    await open(page, page.url())
    // What's added to a text leaves the focus in the text.
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    for (const [tool, dialog] of [['Link', 'Add link'], ['Image', 'Add image']] as const) {
      await expect(text).toBeVisible()
      await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: tool, exact: true }).press('Enter')
      await expect.poll(() => hasFocus(page, dialog), `${dialog} takes the focus`).toBe(true)
      for (const size of SIZES) expect(await problemsOf(page, size), dialog).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
      await expect(text).toBeFocused()
    }
  })

  test('that of the sample community', async ({ page }) => {
    await logInAs(page, ROSA)
    await open(page, '/office/sample')
    await walkThrough(page, { opener: /^Remove/, dialog: 'Remove the sample community?', isInMain: true, traps: true })
  })
})
