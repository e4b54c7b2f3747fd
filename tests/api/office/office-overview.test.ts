import { describe, expect, it } from 'vitest'
import type { OverviewView } from '../../../src/shared/office/overview.ts'
import type { GrowthView } from '../../../src/shared/office/growth.ts'
import { aForum } from '../../support/a-forum.ts'

describe('the overview of the office', () => {
  it('tells what needs the owner and how the site grows, without a word of what people wrote', async () => {
    const { sendAs, rosa } = await aForum()
    await sendAs(null, 'POST', '/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there parking?' })

    const answer = await sendAs(rosa, 'GET', '/api/office/overview')

    const text = await answer.text()
    const { overview } = JSON.parse(text) as { overview: OverviewView }
    expect(overview.needs.messages).toMatchObject({ count: 1 })
    expect(overview.figures.unread).toEqual({ count: 1, week: 1 })
    expect(text).not.toMatch(/parking\?|ana@example/i)
  })

  it.each([
    ['', 30],
    ['?days=30', 30],
    ['?days=90', 90],
    ['?days=100000', 30],
    ['?days=x', 30],
  ])('has charts of 30 and 90 days and no others: %j', async (search, count) => {
    const { sendAs, rosa } = await aForum()

    const { days } = (await (await sendAs(rosa, 'GET', `/api/office/overview/growth${search}`)).json()) as GrowthView

    expect(days).toHaveLength(count)
    expect(days.at(-1)).toEqual({ date: '2026-05-01', waitlist: 0, members: 4, posts: 0 })
  })
})
