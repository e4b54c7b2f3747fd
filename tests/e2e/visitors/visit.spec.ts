import { expect, type Page } from '@playwright/test'
import { readMail } from '../../support/emails/read-mail.ts'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { inOwnTopic, join, logInAs, replyField, replyForm, ROSA, test } from '../support/members.ts'

const pageOf = (link: string): string => new URL(link).pathname + new URL(link).search
const searchField = (page: Page) => page.getByLabel('Search these answers')
const factOf = (page: Page, question: string) => page.getByRole('article', { name: question })
const alertForm = (page: Page, label: string) => page.getByRole('form', { name: `Email me when there’s an answer: ${label}` })

/** Emails to an address, oldest first. */
const mailsTo = (received: readonly string[], address: string): string[] =>
  received.filter((raw) => raw.toLowerCase().includes(`\r\nto: ${address.toLowerCase()}\r\n`))

/** Decides a fact as the owner, in the office. */
async function decide(page: Page, key: string, short: string): Promise<void> {
  await logInAs(page, ROSA)
  await open(page, `/office/facts/${key}`)
  const form = page.getByRole('form', { name: 'Edit this fact' })
  await form.getByLabel('Status').selectOption('Announced')
  await form.getByLabel('Short answer').fill(short)
  await form.getByLabel('Answer', { exact: true }).fill(`${short}.`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
}

/** Asks for an email when a fact is known, as the form on the page does. */
async function requestAlert(page: Page, key: string, email: string): Promise<void> {
  const answer = await page.request.post(`/api/facts/${key}/watches`, { data: { email } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Begins a poll about a fact as the owner, in the office. */
async function askTheParents(page: Page, key: string, question: string, choices: string[]): Promise<void> {
  await logInAs(page, ROSA)
  await open(page, `/office/facts/${key}`)
  const ask = page.getByRole('form', { name: 'Ask parents' })
  await ask.getByLabel('What do you want to ask?').fill(question)
  await ask.getByLabel('Choices').fill(choices.join('\n'))
  await ask.getByLabel('Last day to vote').fill('2099-06-01')
  await ask.getByRole('button', { name: 'Publish Poll' }).click()
  await expect(page.getByRole('form', { name: 'Your decision' })).toBeVisible()
}

test('a parent searches by keyboard, is told how much is found, and takes a link to one answer along', async ({ page }) => {
  await open(page, '/visit')
  await tabTo(page, searchField(page))
  await page.keyboard.type('penuts')

  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+ answers$/)
  await expect(factOf(page, 'What about food and allergies?')).toBeVisible()
  await expect(factOf(page, 'Is there parking?')).toBeHidden()

  await page.keyboard.press('Control+A')
  await page.keyboard.type('submarine')
  await expect(page.getByRole('search').getByRole('status')).toContainText('No matches.')

  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await factOf(page, 'Is there parking?').getByRole('link', { name: 'Link to this answer' }).click()
  await expect(page).toHaveURL(/\/visit#parking$/)
})

test('what a search finds comes into view on a phone as a parent types', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/visit')
  await searchField(page).evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }))

  await searchField(page).pressSequentially('peanut')

  await expect(factOf(page, 'What about food and allergies?')).toBeInViewport()
  await expect(searchField(page)).toBeInViewport({ ratio: 1 })
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'asking to be told' : 'asking to be told, without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('leads from the page by one email to a yes', async ({ page, email, mail }) => {
      await (scripts ? open(page, '/visit') : page.goto('/visit'))
      await factOf(page, 'Is there parking?').getByText('Email me when there’s an answer').click()
      await alertForm(page, 'Parking').getByLabel('Email address').fill(email)
      await alertForm(page, 'Parking').getByRole('button', { name: 'Email Me' }).click()
      await expect(page.getByText('Check your email')).toBeInViewport()
      await expect.poll(() => mailsTo(mail.received, email).length).toBe(1)
      const { link } = readMail(mailsTo(mail.received, email)[0] ?? '')

      const confirm = pageOf(link('Email Me the Answer'))
      await (scripts ? open(page, confirm) : page.goto(confirm))
      await page.getByRole('button', { name: 'Yes, Email Me' }).click()

      await expect(page.getByText('We’ll email you once, when there’s an answer.')).toBeVisible()
    })
  })
}

test('anyone who asked gets exactly one email when the owner decides, and the owner sees the demand before', async ({ page, another, email, mail }) => {
  await requestAlert(page, 'groups', email)
  await expect.poll(() => mailsTo(mail.received, email).length).toBe(1)
  await open(page, pageOf(readMail(mailsTo(mail.received, email)[0] ?? '').link('Email Me the Answer')))
  await page.getByRole('button', { name: 'Yes, Email Me' }).click()
  await expect(page.getByText('We’ll email you once, when there’s an answer.')).toBeVisible()

  const rosa = await another()
  await logInAs(rosa, ROSA)
  await open(rosa, '/office/facts/groups')
  await expect(rosa.getByText('1 parent wants to know.')).toBeVisible()
  await rosa.getByLabel('Status', { exact: true }).selectOption('Announced')
  await expect(rosa.getByText('When you save, we’ll email 1 parent. You can’t undo this.')).toBeVisible()
  await decide(rosa, 'groups', 'Groups are welcome')
  await expect.poll(() => mailsTo(mail.received, email).length).toBe(2)
  await decide(rosa, 'groups', 'Groups and schools are welcome')

  await open(page, '/visit#groups')
  await expect(factOf(page, 'Do you host groups and field trips?')).toContainText('Groups and schools are welcome.')
  const emails = readMail(mailsTo(mail.received, email)[1] ?? '')
  expect(emails.head('subject')).toContain('We have an answer')
  expect(mailsTo(mail.received, email)).toHaveLength(2)
})

test('the owner asks the parents, a member votes by keyboard and changes the vote, and reads what was chosen and why', async ({ page, another }) => {
  const rosa = await another()
  await askTheParents(rosa, 'jobs', 'Whom should we look for first?', ['A barista', 'A painter'])

  await open(page, '/visit')
  const poll = page.getByRole('region', { name: 'Whom should we look for first?' })
  await poll.getByRole('link', { name: 'Log in to vote' }).click()
  const logIn = page.getByRole('form', { name: 'Log in' })
  await logIn.getByLabel('Username', { exact: true }).fill('maya')
  await logIn.getByLabel('Password', { exact: true }).fill('sample-maya')
  await logIn.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/visit#jobs')
  await expect(poll.getByRole('button', { name: 'Vote' })).toBeInViewport()

  await poll.getByRole('radio', { name: 'A barista' }).focus()
  await page.keyboard.press('Space')
  await tabTo(page, poll.getByRole('button', { name: 'Vote' }))
  await page.keyboard.press('Enter')
  await expect(poll.getByRole('listitem').filter({ hasText: 'A barista' })).toContainText('1 vote, 100%')
  await expect(poll.getByRole('listitem').filter({ hasText: 'A barista' })).toContainText('Your vote')
  await expect(poll.getByRole('radio').first()).toBeHidden()
  await expect(poll.getByText('Choose Again')).toBeFocused()
  await page.keyboard.press('Enter')
  await poll.getByRole('radio', { name: 'A painter' }).check()
  await poll.getByRole('button', { name: 'Change My Vote' }).click()
  await expect(poll.getByRole('listitem').filter({ hasText: 'A painter' })).toContainText('1 vote, 100%')

  const outcome = rosa.getByRole('form', { name: 'Your decision' })
  await outcome.getByLabel('Your choice').selectOption('A painter')
  await outcome.getByLabel('Why').fill('The walls come first.')
  await outcome.getByRole('button', { name: 'Save choice' }).click()
  await expect(toast(rosa, 'Saved')).toBeVisible()
  await rosa.getByLabel('Status', { exact: true }).selectOption('Announced')
  await expect(rosa.getByText('When you save, we’ll close the poll. You can’t undo this.')).toBeVisible()
  await decide(rosa, 'jobs', 'We look for a painter')
  await open(page, '/visit')

  await expect(poll).toContainText('What we decided: A painter')
  await expect(poll).toContainText('Why: The walls come first.')
  await expect(poll.getByRole('button')).toHaveCount(0)
  await expect(poll).toContainText('Closed. We’ve decided.')
  await rosa.getByLabel('Status', { exact: true }).selectOption('Being decided')
  await rosa.getByRole('form', { name: 'Edit this fact' }).getByRole('button', { name: 'Save' }).click()
  await rosa.getByRole('dialog', { name: 'Save this as “Being decided”?' }).getByRole('button', { name: 'Save Anyway' }).click()
  await expect(rosa.getByText('Parents can sign up for the answer on')).toBeVisible()
  await open(page, '/visit')
  await expect(poll).toContainText('Closed. We’re rethinking this one.')
})

test('anyone who votes too late, as a member or by an emailed link, is told so, and sees the poll closed with its results', async ({ page, another, email, mail, expectedFailures }) => {
  expectedFailures.push('404 /api/facts/polls/*/vote', '404 /api/facts/watch', '409 /api/facts/polls/*/vote')
  const [rosa, byLink] = [await another(), await another()]
  await askTheParents(rosa, 'booking', 'Where do you want to book?', ['At the door', 'By phone'])
  await requestAlert(byLink, 'booking', email)
  await expect.poll(() => mailsTo(mail.received, email).length).toBe(1)
  await open(byLink, pageOf(readMail(mailsTo(mail.received, email)[0] ?? '').link('Email Me the Answer')))
  await byLink.getByRole('button', { name: 'Yes, Email Me' }).click()
  await byLink.getByRole('radio', { name: 'By phone' }).check()
  await join(page, 'late')
  await open(page, '/visit')
  const poll = page.getByRole('region', { name: 'Where do you want to book?' })
  await poll.getByRole('radio', { name: 'By phone' }).check()
  await decide(rosa, 'booking', 'At the door')

  await poll.getByRole('button', { name: 'Vote' }).click()

  await expect(toast(page, 'Your vote wasn’t counted')).toContainText('This poll is closed.')
  await expect(poll.getByRole('button')).toHaveCount(0)
  await expect(poll).toContainText('Closed. We’ve decided.')
  await expect(poll.getByRole('listitem').filter({ hasText: 'At the door' })).toContainText('0 votes')
  await expect(poll.getByRole('heading', { name: 'Where do you want to book?' })).toBeFocused()
  const linked = byLink.getByRole('region', { name: 'Where do you want to book?' })
  await linked.getByRole('button', { name: 'Vote' }).click()
  await expect(toast(byLink, 'Your vote wasn’t counted')).toBeVisible()
  await expect(linked).toContainText('Closed. We’ve decided.')
  await expect(linked.getByRole('listitem').filter({ hasText: 'At the door' })).toContainText('0 votes')
  await expect(linked.getByRole('heading', { name: 'Where do you want to book?' })).toBeFocused()
  await expect(toast(byLink, 'Your vote wasn’t counted')).toBeVisible() // though the page has changed
})

test('the forum’s helper offers softer words, keeps what the writer keeps, and sends nothing', async ({ page }) => {
  await inOwnTopic(page)
  const requests: string[] = []
  await replyField(page).fill('My son Oliver Hartmann goes to Zilker Elementary.')
  const hint = replyForm(page).getByRole('status')
  await expect(hint).toContainText('“My son Oliver Hartmann” includes a child’s full name, and anyone can read this.')
  page.on('request', (request) => requests.push(request.url()))

  await replyForm(page).getByRole('button', { name: 'Change to “My son”' }).click()
  await expect(replyField(page)).toHaveValue('My son goes to Zilker Elementary.')
  await expect(replyField(page)).toBeFocused()
  await expect(hint).toContainText('includes a child’s school')
  await replyForm(page).getByRole('button', { name: 'Keep as Is' }).click()
  await expect(hint).toBeEmpty()
  expect(requests).toEqual([])
  await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()

  await expect(page.getByRole('article').filter({ hasText: 'My son goes to Zilker Elementary.' })).toBeVisible()

  await open(page, '/forum/new-topic')
  const title = page.getByLabel('Title')
  await title.fill('Emma Lopez, 5, is looking for a friend')
  await page.getByRole('button', { name: 'Change to “My 5-year-old”' }).click()
  await expect(title).toHaveValue('My 5-year-old, is looking for a friend')
  await expect(title).toBeFocused()
})

for (const size of [SMALL, LARGE]) {
  test(`axe finds nothing before a visit, at ${size.width} px`, async ({ page }) => {
    test.slow()
    await open(page, '/visit')
    await factOf(page, 'Is there parking?').getByText('Email me when there’s an answer').click()
    expect(await problemsOf(page, size)).toEqual([])
    await open(page, '/visit/check-in')
    expect(await problemsOf(page, size)).toEqual([])
  })
}

test('the bars of a poll keep their edge and their length where the device picks the colors', async ({ page }) => {
  await askTheParents(page, 'wifi', 'Where do you want Wi-Fi?', ['In the café', 'Nowhere'])
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/visit')

  const poll = page.getByRole('region', { name: 'Where do you want Wi-Fi?' })
  await poll.getByRole('radio').first().check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  const bar = poll.locator('progress').first()

  await expect(bar).toHaveCSS('border-top-width', '1px')
  await expect(bar).toHaveCSS('forced-color-adjust', 'none')
})

test('back from another document, a parent sees what was decided in the meantime', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('401 /api/forum/auth/me') // beside a poll the page asks again who someone is
  await open(page, '/visit')
  await expect(factOf(page, 'How clean will it be?')).not.toContainText('Every evening')
  await page.goto('/api/docs')
  await decide(await another(), 'cleaning', 'Every evening')

  await page.goBack()

  await expect(factOf(page, 'How clean will it be?')).toContainText('Every evening.')
})
