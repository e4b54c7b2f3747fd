import { expect, type Page } from '@playwright/test'
import { readMail } from '../../support/emails/read-mail.ts'
import { ask, intercept, open, openChat, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { logInAs, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const BALL_PIT = { label: 'Ball pit', question: 'Is there a ball pit?', answer: 'Yes, one for small children.' }

const table = (page: Page) => page.getByRole('region', { name: 'Open questions' })
const form = (page: Page) => page.getByRole('form', { name: 'Answer this question' })
const log = (page: Page) => page.getByRole('log')

/** Asks the assistant without its window. @returns the mark of its answer */
async function wonder(page: Page, message: string, site = ''): Promise<string> {
  const answer = await page.request.post(`${site}/api/chat`, { data: { message } })
  return ((await answer.json()) as { token: string }).token
}

/** Opens the question that was asked in these words, as Rosa. */
async function openQuestion(page: Page, question: string): Promise<void> {
  await logInAs(page, ROSA)
  await open(page, '/office/questions')
  await table(page).getByRole('link', { name: question, exact: true }).click()
  await expect(form(page)).toBeVisible()
}

/** Writes over what stands in a field, by keyboard. */
async function typeInto(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, form(page).getByLabel(label, { exact: true }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
}

test('what a visitor asks in vain becomes a fact by one answer, and one email, all by keyboard', async ({ page: visitor, another, email, mail }) => {
  test.slow()
  const site = await startASite(mail.url) // the assistant knows more after this
  const mails = () => mail.received.filter((raw) => raw.toLowerCase().includes(`\r\nto: ${email}\r\n`))
  try {
    await open(visitor, site.url)
    const chat = await openChat(visitor)
    await ask(chat, 'Do you have a ball pit?')
    await expect(log(visitor)).toContainText('I don’t have an answer to that yet.')
    await visitor.keyboard.press('Shift+Tab')
    await expect(chat.getByText('Get the answer by email')).toBeFocused()
    await visitor.keyboard.press('Enter')
    await tabTo(visitor, chat.getByLabel('Email'))
    await visitor.keyboard.type(email)
    await visitor.keyboard.press('Enter')
    await expect(chat.getByText('Got it. We’ll email you if we can answer this.')).toBeVisible()

    const rosa = await another()
    expect((await rosa.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(rosa, `${site.url}/office`)
    await tabTo(rosa, rosa.getByRole('navigation').getByRole('link', { name: 'Questions' }))
    await rosa.keyboard.press('Enter')
    await expect(table(rosa).getByRole('row', { name: /Do you have a ball pit/ })).toContainText('1 person waiting')
    await tabTo(rosa, table(rosa).getByRole('link', { name: 'Do you have a ball pit?' }))
    await rosa.keyboard.press('Enter')
    await expect(rosa.getByText('Asked once in the last 30 days. 1 person is waiting for the answer by email.')).toBeVisible()
    await typeInto(rosa, 'Name', BALL_PIT.label)
    await typeInto(rosa, 'Question', BALL_PIT.question)
    await typeInto(rosa, 'Answer', BALL_PIT.answer)
    await tabTo(rosa, form(rosa).getByRole('button', { name: 'Save answer' }))
    const saved = rosa.waitForResponse((response) => response.request().method() === 'PUT')
    await rosa.keyboard.press('Enter')
    expect((await saved).ok()).toBe(true)

    // The very next request knows it.
    const visit = await visitor.request.get(`${site.url}/visit`)
    expect(await visit.text()).toContain(BALL_PIT.answer)
    await expect(toast(rosa, 'Answered')).toContainText('1 email is on the way')
    await expect(rosa.getByText('No open questions.')).toBeVisible()
    await ask(chat, 'is there a ball pit')
    await expect(log(visitor)).toContainText(BALL_PIT.answer)
    await open(visitor, `${site.url}/visit`)
    const fact = visitor.getByRole('article', { name: BALL_PIT.question })
    await expect(fact).toContainText(BALL_PIT.answer)
    await expect(fact).toContainText('Announced')

    await expect.poll(() => mails().length).toBe(1)
    const { head, text } = readMail(mails()[0] ?? '')
    expect(head('subject')).toBe('We have an answer to your question')
    expect(text).toContain(BALL_PIT.answer)
    expect(text).not.toContain('Do you have a ball pit?')
    // Another question, another answer: no one is written to twice.
    await wonder(visitor, 'Is there a helicopter?', site.url)
    await open(rosa, `${site.url}/office/questions`)
    await table(rosa).getByRole('link', { name: 'Is there a helicopter?' }).click()
    await form(rosa).getByLabel('Save as').selectOption({ label: 'Ball pit: Is there a ball pit?' })
    await form(rosa).getByLabel('Answer').fill('Yes, and a helicopter in it.')
    await form(rosa).getByRole('button', { name: 'Save answer' }).click()
    await expect(toast(rosa, 'Answered')).toContainText('The assistant will use it from now on.')
    await open(rosa, `${site.url}/office/mail`)
    await expect(rosa.getByRole('row', { name: email })).toHaveCount(1)
    expect(mails()).toHaveLength(1)
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('a thumb down brings the question to Rosa, and her better answer stands at once', async ({ page: visitor, another }) => {
  const question = 'Do I stay with my child?'
  await open(visitor, '/')
  const chat = await openChat(visitor)
  await ask(chat, question)
  await chat.getByRole('button', { name: 'This didn’t help' }).focus()
  await visitor.keyboard.press('Enter')
  await expect(chat.getByText('Thanks for the feedback.')).toBeVisible()

  const rosa = await another()
  await logInAs(rosa, ROSA)
  await open(rosa, '/office/questions')
  await expect(table(rosa).getByRole('row', { name: question })).toContainText('1 thumbs-down')
  await table(rosa).getByRole('link', { name: question }).click()
  await expect(rosa.getByRole('region', { name: 'How people asked it' })).toContainText('Thumbs-down')
  // What was typed before the fact was chosen is not lost.
  await form(rosa).getByLabel('Answer').fill('Yes, a grown-up stays with each child.')
  await form(rosa).getByLabel('Save as').selectOption({ label: `Staying or drop-off: ${question}` })
  await expect(form(rosa).getByLabel('Name')).toHaveValue('Staying or drop-off')
  await expect(form(rosa).getByLabel('Answer')).toHaveValue('Yes, a grown-up stays with each child.')
  await form(rosa).getByRole('button', { name: 'Save answer' }).click()
  await expect(toast(rosa, 'Answered')).toBeVisible()

  await ask(chat, question)
  await expect(log(visitor)).toContainText('Yes, a grown-up stays with each child.')
  await open(visitor, '/visit')
  await expect(visitor.getByRole('article', { name: question })).toContainText('Announced')
  await open(rosa, '/office/facts/supervision')
  await expect(rosa.getByRole('region', { name: 'Version history' })).toContainText('not yet announced')
})

test('Rosa finds again what she began to answer, and drops it', async ({ page }) => {
  await wonder(page, 'Is there a stereoscope?')
  await openQuestion(page, 'Is there a stereoscope?')
  await form(page).getByLabel('Name').fill('Stereoscope')
  await form(page).getByLabel('Answer').fill('Yes, by the window.')

  await page.reload()

  await expect(form(page).getByLabel('Name')).toHaveValue('Stereoscope')
  await expect(form(page).getByLabel('Answer')).toHaveValue('Yes, by the window.')
  await form(page).getByRole('button', { name: 'Discard changes' }).click()
  await page.reload()
  await expect(form(page).getByLabel('Question')).toHaveValue('Is there a stereoscope?')
  await expect(form(page).getByLabel('Answer')).toHaveValue('')
})

test('Rosa is shown what someone else made of the fact in the meantime, before her answer takes its place', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('409 /api/office/questions/*/answer')
  await wonder(page, 'Is there a praxinoscope?')
  await openQuestion(page, 'Is there a praxinoscope?')
  await form(page).getByLabel('Save as').selectOption('socks')
  await form(page).getByLabel('Answer').fill('From the first laptop.')
  const second = await another()
  await logInAs(second, ROSA)
  await open(second, '/office/facts/socks')
  const fact = second.getByRole('form', { name: 'Edit this fact' })
  await fact.getByLabel('Answer', { exact: true }).fill('From the second laptop.')
  await fact.getByLabel('Name').fill('Socks and shoes')
  await fact.getByRole('button', { name: 'Save' }).click()
  await expect(toast(second, 'Saved')).toBeVisible()

  await form(page).getByRole('button', { name: 'Save answer' }).click()

  const conflict = form(page).getByRole('alert')
  await expect(conflict.getByRole('heading', { name: 'Someone else edited this' })).toBeFocused()
  await expect(conflict).toContainText('On the site now: From the second laptop.')
  await expect(conflict).toContainText('Your version: From the first laptop.')
  await expect(form(page).getByLabel('Name')).toHaveValue('Socks and shoes')
  await page.reload()
  await expect(form(page).getByLabel('Answer')).toHaveValue('From the first laptop.')
  await form(page).getByRole('button', { name: /^Save/ }).click()
  await expect(toast(page, 'Answered')).toBeVisible()
  await open(second, '/office/facts/socks')
  await expect(fact.getByLabel('Name')).toHaveValue('Socks and shoes')
  await expect(fact.getByLabel('Answer', { exact: true })).toHaveValue('From the first laptop.')
})

test('Rosa reads what a known fact goes on saying in short, before she betters its answer', async ({ page }) => {
  await wonder(page, 'Is there a phenakistoscope?')
  const facts = await intercept(page, '**/api/office/facts')
  await logInAs(page, ROSA)
  await open(page, '/office/questions')
  await table(page).getByRole('link', { name: 'Is there a phenakistoscope?' }).click()
  await expect(page).toHaveTitle('Is there a phenakistoscope? | On Joue office')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  facts.letGo()

  await form(page).getByLabel('Save as').selectOption('ages')

  await expect(form(page).getByLabel('Answer')).toHaveAccessibleDescription(/The short answer still says “2–12”\./)
  // What the answer refers to has a name, and its braces can't be broken.
  await expect(form(page).getByLabel('Answer')).toContainText('children ages Ages: in a sentence and the grown-ups')
})

test('Rosa is told what is missing, and keeps what she typed when the question is gone in the meantime', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/questions/*/answer', '404 /api/office/questions/*', '404 /api/office/questions/*/answer', '404 /office/questions/*')
  await wonder(page, 'Is there a zoetrope?')
  await openQuestion(page, 'Is there a zoetrope?')
  await form(page).getByRole('button', { name: 'Save answer' }).click()
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription(/Please enter the name\./)
  await expect(form(page).getByLabel('Answer')).toHaveAccessibleDescription('Please enter the answer.')

  const second = await another()
  await openQuestion(second, 'Is there a zoetrope?')
  await second.getByRole('main').getByRole('button', { name: 'Dismiss' }).focus()
  await second.keyboard.press('Enter')
  const dialog = second.getByRole('dialog', { name: 'Dismiss this question?' })
  await tabTo(second, dialog.getByRole('button', { name: 'Dismiss' }))
  await second.keyboard.press('Enter')
  await expect(toast(second, 'Dismissed')).toBeVisible()
  await expect(second.getByRole('link', { name: 'Is there a zoetrope?' })).toHaveCount(0)

  await form(page).getByLabel('Name').fill('Zoetrope')
  await form(page).getByLabel('Answer').fill('No.')
  await form(page).getByRole('button', { name: 'Save answer' }).click()
  await expect(toast(page, 'Not saved')).toContainText('This question no longer exists.')
  await expect(form(page).getByLabel('Answer')).toHaveValue('No.')
  await page.reload()
  await expect(page.getByText('This question no longer exists.')).toBeVisible()
})

for (const size of [SMALL, LARGE]) {
  test(`axe finds nothing where questions are answered, at ${size.width} px`, async ({ page, expectedFailures }) => {
    test.slow()
    expectedFailures.push('400 /api/office/questions/*/answer', '404 /api/office/questions/*', '404 /office/questions/*')
    const token = await wonder(page, `Is there a kaleidoscope?`)
    const data = { token, message: 'Is there a kaleidoscope?', email: 'ana@example.com' }
    expect((await page.request.post('/api/chat/waiting', { data })).ok()).toBe(true)
    await wonder(page, `May a ${'very '.repeat(120)}long question about a periscope be asked?`)
    await logInAs(page, ROSA)

    await open(page, '/office/questions')
    expect(await problemsOf(page, size)).toEqual([])
    await table(page).getByRole('link', { name: 'Is there a kaleidoscope?' }).click()
    await form(page).getByRole('button', { name: 'Save answer' }).click()
    await expect(form(page).getByLabel('Name')).toBeFocused()
    expect(await problemsOf(page, size)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('dialog', { name: 'Dismiss this question?' })).toBeVisible()
    expect(await problemsOf(page, size)).toEqual([])
    await open(page, '/office/questions/999999')
    expect(await problemsOf(page, size)).toEqual([])
  })
}
