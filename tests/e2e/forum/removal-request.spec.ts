import { expect } from '@playwright/test'
import { open, toast } from '../support/a-visit.ts'
import { problemsOf, SMALL } from '../support/axe.ts'
import { aReply, aTopic, logInAs, ROSA, test } from '../support/members.ts'

test.use({ viewport: SMALL, expectedErrors: [/410/] })

test('a visitor asks for a post to be removed, staff see the clock before all reports and remove it', async ({ page, another }) => {
  await logInAs(page, ROSA)
  const topic = await aTopic(page)
  const postId = await aReply(page, topic, 'A picture of someone who never agreed to it.')
  const visitor = await another()
  await open(visitor, `/forum/removal-request?address=${encodeURIComponent(`${topic}#post-${postId}`)}`)
  const form = visitor.getByRole('form', { name: 'Ask us to remove something' })
  await form.getByRole('button', { name: 'Send Request' }).click()
  const touchedAt = Date.now()
  await expect(form.getByText('Please choose what it’s about.')).toBeVisible()
  expect(await problemsOf(visitor, SMALL)).toEqual([])

  await form.getByLabel('An intimate picture or video').check()
  await form.getByLabel('What is it, and why should it go?').fill('It shows me, and I never agreed to it.')
  await form.getByLabel('Your name').fill('Ana Lopez')
  await form.getByLabel('Your email').fill('ana@example.com')
  await form.getByLabel('I believe in good faith').check()
  // A form that's sent within 3 seconds looks automated, and gets no receipt.
  await visitor.waitForTimeout(Math.max(0, touchedAt + 3_000 - Date.now()))
  await form.getByRole('button', { name: 'Send Request' }).click()
  const receipt = visitor.getByRole('status').filter({ hasText: 'We got your request. Its number is' })
  await expect(receipt).toBeVisible()
  const number = /number is (\d+)/.exec(await receipt.innerText())?.[1] ?? ''

  await open(page, '/forum/reports')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Removal requests')
  await page.getByRole('link', { name: `Request ${number}: Intimate picture` }).click()
  // The list shows a clock for each request, so the page of this one has to be there first.
  await expect(page.getByRole('heading', { name: `Removal request ${number}` })).toBeVisible()
  await expect(page.getByText(/47 hours left, due/)).toBeVisible()
  expect(await problemsOf(page, SMALL)).toEqual([])
  await page.getByRole('button', { name: 'Decide the Request' }).click()
  await expect(toast(page, 'Decided')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What we decided' })).toBeVisible()

  await open(visitor, topic)
  await expect(visitor.getByText('A picture of someone')).toHaveCount(0)
})
