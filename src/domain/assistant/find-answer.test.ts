import { describe, expect, it } from 'vitest'
import { factByKey, FIRST_DAY_FACTS as facts } from '../../../tests/support/playground/first-day.ts'
import { findAnswer } from './find-answer.ts'

describe('a message after another that isn’t clear', () => {
  it.each([
    ['my kid has a nut allergy', 'so can we come or no', 'allergens'],
    ['can my school come for a field trip', 'how many kids max', 'groups'],
    ['do u have socks to buy there', 'what if i forget mine', 'socks'],
  ])('is offered what was just spoken of: “%s”, “%s”', (before, message, key) => {
    expect(findAnswer(facts, message, [before])).toMatchObject({ kind: 'none', closest: expect.arrayContaining([factByKey(key).question]) })
  })

  it.each([
    ['Will there be Wi-Fi?', 'asdfgh qwerty', 'wifi'],
    ['How much does it cost?', 'who won the world cup?', 'pricing'],
    ['Is there parking?', 'my neighbor wonders whether you would ever build such a house for dogs with a swimming pool on the roof', 'parking'],
  ])('isn’t offered it where it follows nothing: “%s”, “%s”', (before, message, key) => {
    const alone = findAnswer(facts, message)

    expect(findAnswer(facts, message, [before])).toEqual(alone)
    expect(alone).toMatchObject({ kind: 'none', closest: key === 'pricing' ? expect.anything() : expect.not.arrayContaining([factByKey(key).question]) })
  })
})

describe('a message after another that says nothing new', () => {
  it.each(['?', '??', '…', 'are you sure?', 'really?'])('gets the last answer again: “%s”', (message) => {
    expect(findAnswer(facts, message, ['Is there parking?'])).toMatchObject({ kind: 'facts', facts: [factByKey('parking')] })
  })

  it('leaves the next question as clear as it was', () => {
    expect(findAnswer(facts, 'What are the opening hours?', ['Is there parking?', '??'])).toMatchObject({ facts: [factByKey('hours')] })
  })
})

describe('small talk after an answer', () => {
  it.each([
    ['thanks so much', 'talk.thanks'],
    ['thanks a lot', 'talk.thanks'],
    ['thanks for your help', 'talk.thanks'],
    ['really? thanks!', 'talk.thanks'],
    ['are you sure you are a real person?', 'talk.robot'],
  ])('is small talk: “%s”', (message, intent) => {
    expect(findAnswer(facts, message)).toEqual({ kind: 'talk', intent })
    expect(findAnswer(facts, message, ['Is there parking?'])).toEqual({ kind: 'talk', intent })
  })
})

describe('thanks before a question', () => {
  it('don’t take its answer: “thank you, what are the hours”', () => {
    expect(findAnswer(facts, 'thank you, what are the hours', ['Is there parking?'])).toMatchObject({ facts: [factByKey('hours')] })
  })
})

describe('an answer given again', () => {
  it.each(['really?', 'are you sure?', 'details please'])('says nothing of what else the words “%s” may mean', (message) => {
    expect(findAnswer(facts, message, ['When do you open?'])).toMatchObject({ facts: [factByKey('opening-date')], others: [] })
  })
})
