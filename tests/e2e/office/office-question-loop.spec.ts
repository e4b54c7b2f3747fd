import { expect, type Locator, type Page } from '@playwright/test'
import { readMail } from '../../support/emails/read-mail.ts'
import { ask, open, openChat, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const ANSWER = 'Yes, one for small children.'
const QUESTIONS = ['Do you have a ball pit?', 'any ball pits for the kids', 'a pit full of balls, do you have that?']
const TRIED = ['is there a ball pit for babies', 'somewhere to dive into plastic balls', 'How much does it cost?']
const LATER = ['ball pit?', 'will there be a ball pit', 'how deep is the ball pit', 'can we dive into plastic balls', 'my son wants a ball pit, is there one']

const form = (page: Page) => page.getByRole('form', { name: 'Answer this question' })
const log = (page: Page) => page.getByRole('log')

/** Asks, and waits until all of the answer is there. */
async function askAndWait(page: Page, chat: Locator, question: string): Promise<void> {
  await ask(chat, question)
  await expect(log(page).getByText(question).last()).toBeVisible()
  // The dots are gone with the answer's first word; the next question is taken after its last.
  await expect(log(page).locator('.typing')).toHaveCount(0)
  await expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled()
}

/** Writes over what stands in a field, by keyboard. */
async function typeInto(page: Page, label: string, lines: readonly string[]): Promise<void> {
  await tabTo(page, form(page).getByLabel(label, { exact: true }))
  await page.keyboard.press('Control+A')
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
}

test('a question asked three ways is answered once, by keyboard, emailed, and found in five other ways', async ({ page: visitor, another, email, mail }) => {
  test.slow()
  const site = await startASite(mail.url) // the assistant knows more after this
  const mails = () => mail.received.filter((raw) => raw.toLowerCase().includes(`\r\nto: ${email}\r\n`))
  try {
    await open(visitor, site.url)
    const chat = await openChat(visitor)
    for (const question of QUESTIONS) await askAndWait(visitor, chat, question)
    await visitor.keyboard.press('Shift+Tab')
    await expect(chat.getByText('Get the answer by email').last()).toBeFocused()
    await visitor.keyboard.press('Enter')
    await tabTo(visitor, chat.getByLabel('Email').last())
    await visitor.keyboard.type(email)
    await visitor.keyboard.press('Enter')
    await expect(chat.getByText('Got it. We’ll email you if we can answer this.')).toBeVisible()

    const rosa = await another()
    expect((await rosa.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(rosa, `${site.url}/office/questions`)
    const rows = rosa.getByRole('region', { name: 'Open questions' }).getByRole('row')
    await expect(rows).toHaveCount(2) // with the headings
    await expect(rows.last()).toContainText('1 person waiting')
    await tabTo(rosa, rows.last().getByRole('link'))
    await rosa.keyboard.press('Enter')
    await expect(rosa.getByText('Asked 3 times in the last 30 days. 1 person is waiting for the answer by email.')).toBeVisible()
    for (const question of QUESTIONS) await expect(rosa.getByRole('region', { name: 'How people asked it' })).toContainText(question)

    await typeInto(rosa, 'Name', ['Ball pit'])
    await typeInto(rosa, 'Question', ['Is there a ball pit?'])
    await typeInto(rosa, 'Answer', [ANSWER])
    await typeInto(rosa, 'Other ways to ask', TRIED)
    await tabTo(rosa, form(rosa).getByRole('button', { name: 'Try These Questions' }))
    await rosa.keyboard.press('Enter')
    const results = form(rosa).getByRole('status')
    await expect(results).toContainText(`${TRIED[0]} Finds this answer`)
    await expect(results).toContainText(`${TRIED[1]} Finds it once you save`)
    await expect(results).toContainText(`${TRIED[2]} Finds “Pricing” instead`)
    await tabTo(rosa, form(rosa).getByRole('button', { name: 'Save answer' }))
    await rosa.keyboard.press('Enter')
    await expect(toast(rosa, 'Answered')).toContainText('1 email is on the way')
    await expect(rosa.getByText('No open questions.')).toBeVisible()

    await expect.poll(() => mails().length).toBe(1)
    expect(readMail(mails()[0] ?? '').text).toContain(ANSWER)
    for (const question of LATER) {
      await askAndWait(visitor, chat, question)
      await expect(log(visitor).getByText(ANSWER).nth(LATER.indexOf(question))).toBeVisible()
    }
    await open(rosa, `${site.url}/office/questions`)
    await expect(rosa.getByText('No open questions.')).toBeVisible()
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('an answer closes other questions that it answers, unless Rosa leaves them', async ({ page, mail }) => {
  const site = await startASite(mail.url)
  try {
    for (const message of ['Do you have a ball pit?', 'ball pit, helicopter or zeppelin?', 'ball pit, praxinoscope or stereoscope?']) {
      expect((await page.request.post(`${site.url}/api/chat`, { data: { message } })).ok()).toBe(true)
    }
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(page, `${site.url}/office/questions`)
    await page.getByRole('link', { name: 'Do you have a ball pit?' }).click()
    await form(page).getByLabel('Name').fill('Ball pit')
    await form(page).getByLabel('Answer').fill(ANSWER)
    await form(page).getByRole('button', { name: 'Try These Questions' }).click()
    const others = form(page).getByRole('group', { name: 'This also answers' })
    await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(2)
    for (const size of [SMALL, LARGE]) expect(await problemsOf(page, size)).toEqual([])
    await others.getByLabel('ball pit, praxinoscope or stereoscope?').uncheck()

    await form(page).getByRole('button', { name: 'Save answer' }).click()

    await expect(toast(page, 'Answered')).toBeVisible()
    await expect(page.getByRole('link', { name: 'ball pit, praxinoscope or stereoscope?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'ball pit, helicopter or zeppelin?' })).toHaveCount(0)
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})
