import { expect } from '@playwright/test'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { inOwnTopic, joinAsModerator, replyField, sendReply, test } from '../support/members.ts'

test('Ines slows a topic down and locks it for a day by keyboard; a reply that’s too early is kept', async ({ page: maya, another, site, expectedFailures }) => {
  expectedFailures.push('429 /api/forum/topics/*/posts', '400 /api/forum/topics/*/lock')
  const topic = await inOwnTopic(maya)
  const ines = await another()
  await joinAsModerator(ines, site)
  await open(ines, topic)

  await tabTo(ines, ines.getByRole('button', { name: 'Slow Mode' }))
  await ines.keyboard.press('Enter')
  await tabTo(ines, ines.getByLabel('5 minutes', { exact: true }))
  await ines.keyboard.press('ArrowDown')
  await tabTo(ines, ines.getByLabel('Reason'))
  await ines.keyboard.type('It got heated.')
  await ines.keyboard.press('Tab')
  await ines.keyboard.press('Tab')
  await ines.keyboard.press('Enter')
  await expect(toast(ines, 'Slow mode is on')).toContainText('once every 15 minutes')

  await open(maya, topic)
  await expect(maya.getByText('This topic is in slow mode. Members can post once every 15 minutes.')).toBeVisible()
  await sendReply(maya, 'One more thing')
  await expect(replyField(maya)).toHaveAccessibleDescription(/You can post again on .+ Your text is still here\./)
  await expect(replyField(maya)).toHaveValue('One more thing')

  await tabTo(ines, ines.getByRole('button', { name: 'Lock', exact: true }))
  await ines.keyboard.press('Enter')
  await tabTo(ines, ines.getByLabel('Until unlocked'))
  await ines.keyboard.press('ArrowUp')
  await ines.keyboard.press('ArrowUp')
  await tabTo(ines, ines.getByLabel('Reason'))
  await ines.keyboard.press('Tab')
  await ines.keyboard.press('Tab')
  await ines.keyboard.press('Enter')
  await expect(ines.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason\./)
  await expect(ines.getByLabel('Reason')).toBeFocused()
  await ines.keyboard.type('It got heated.')
  await ines.keyboard.press('Tab')
  await ines.keyboard.press('Tab')
  await ines.keyboard.press('Enter')
  await expect(toast(ines, 'Topic locked')).toContainText('It opens again in 1 day.')

  await open(maya, topic)
  await expect(maya.getByText(/This topic is locked\. No new replies can be posted\. It opens again on/)).toBeVisible()

  await open(maya, '/forum/notifications')
  await expect(maya.getByText('Reason: It got heated.')).toBeVisible()
  await maya.getByRole('link', { name: 'Write to us' }).click()
  await expect(maya).toHaveURL(/#contact$/)
})
