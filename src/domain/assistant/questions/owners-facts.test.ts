import { describe, expect, it } from 'vitest'
import { OWNERS_FACTS } from '../../../../tests/support/assistant/owners-facts.ts'
import { LATER_QUESTIONS } from '../../../../tests/support/assistant/questions/later-questions.ts'
import { judge } from '../../../../tests/support/assistant/questions/judge.ts'
import { FIRST_DAY_FACTS } from '../../../../tests/support/playground/first-day.ts'
import { STATUS_OF } from '../../../shared/playground/badges.ts'
import { EMPTY_FACT } from '../../../shared/playground/fact-fields.ts'
import { findAnswer } from '../find-answer.ts'
import { likenessOf, mostAlike } from './group.ts'
import { searchWords } from './try-answer.ts'

const madeFrom = ({ label, question, answer, asked }: (typeof OWNERS_FACTS)[number]) => ({
  ...{ ...EMPTY_FACT, ...STATUS_OF.announced, key: `asked.${label}`, label, question, answer, short: answer, link: '/visit', checkedAt: null, notice: '' },
  words: searchWords(FIRST_DAY_FACTS, '', asked),
})
const FACTS = [...FIRST_DAY_FACTS, ...OWNERS_FACTS.map(madeFrom)]

describe('a fact the owner made from questions', () => {
  it('is found in nine of ten other ways to ask for it', () => {
    const missed = OWNERS_FACTS.flatMap(({ label, later }) =>
      later.filter((text) => {
        const found = findAnswer(FACTS, text)
        return found.kind !== 'facts' || !found.facts.some(({ key }) => key === `asked.${label}`)
      }),
    )

    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(OWNERS_FACTS.flatMap(({ later }) => later).length / 10)
  })

  it('changes what is answered to hardly a question that asks something else', () => {
    const before = judge(LATER_QUESTIONS)
    const changed = judge(LATER_QUESTIONS, FACTS).filter(({ got }, at) => got.join() !== before[at]?.got.join())

    expect(changed.length / LATER_QUESTIONS.length, changed.map(({ question, got }) => `${question} → ${got}`).join('\n')).toBeLessThan(0.01)
  })
})

describe('questions without an answer', () => {
  const groups: string[] = []
  const joined = OWNERS_FACTS.flatMap(({ label, asked, later }) =>
    [...asked, ...later].map((text) => {
      const words = likenessOf(FIRST_DAY_FACTS, text)
      const group = mostAlike(words, groups)
      if (group === undefined) groups.push(words)
      return { label, group: group ?? words }
    }),
  )

  it('stand in a few groups where they mean one thing', () => {
    expect(groups.length).toBeLessThanOrEqual(2.5 * OWNERS_FACTS.length)
  })

  it('never stand together with another thing', () => {
    for (const [group, members] of Map.groupBy(joined, ({ group }) => group)) expect([...new Set(members.map(({ label }) => label))], group).toHaveLength(1)
  })
})
