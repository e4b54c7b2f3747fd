import { describe, expect, it } from 'vitest'
import { classifierOf, type Probabilities } from './classify.ts'
import { type Example, trainFrom } from './train.ts'

const EXAMPLES = [
  { text: 'how much is a ticket', intent: 'pricing' },
  { text: 'what does a ticket cost', intent: 'pricing' },
  { text: 'a ticket for twins, is there a discount', intent: 'pricing' },
  { text: 'how much is it for twins', intent: 'pricing' },
  { text: 'what is the price of a ticket', intent: 'pricing' },
  { text: 'is a ticket for twins at a discount', intent: 'pricing' },
  { text: 'is there a discount for a child', intent: 'pricing' },
  { text: 'a discount for two', intent: 'pricing' },
  { text: 'is there parking', intent: 'parking' },
  { text: 'where do we park the car', intent: 'parking' },
  { text: 'is there a place to park a van', intent: 'parking' },
  { text: 'can I park a truck', intent: 'parking' },
  { text: 'who won the game', intent: 'nothing' },
  { text: 'who won the cup', intent: 'nothing' },
  { text: 'how much is an elephant', intent: 'nothing' },
]
const THRESHOLDS = new Map([['pricing', { isHighStakes: true, threshold: 0.8 }]])
const modelOf = (examples: readonly Example[]) => trainFrom(examples, THRESHOLDS)
const classify = classifierOf(modelOf(EXAMPLES))
const likeliest = (probabilities: Probabilities) => [...probabilities].toSorted(([, a], [, b]) => b - a)[0]?.[0]

describe('classifying a question', () => {
  it.each([
    ['what will two tickets cost', 'pricing'],
    ['a discount for triplets?', 'pricing'],
    ['can I park a big truck', 'parking'],
    ['whree do we park the car', 'parking'],
    ['where do minivans park', 'parking'],
  ])('“%s” is about %s', (question, intent) => {
    expect(likeliest(classify(question))).toBe(intent)
  })

  it.each(['Hi, could you please tell me how much for triplets?', 'do you happen to know how much for triplets', 'I’d like to know how much for triplets', 'Quisiera saber how much for triplets'])('reads “%s” without its polite start', (text) => {
    expect(classify(text)).toEqual(classify('how much for triplets'))
  })

  it.each([
    ['do you know my ticket', 'my ticket'],
    ['would you tell me if a child is hurt', 'if a child is hurt'],
    ['what do you know about a ticket', 'what about a ticket'],
  ])('reads all of “%s”, where that asks it', (text, rest) => {
    expect(classify(text)).not.toEqual(classify(rest))
  })

  it.each(['How much is an elephant?', 'HOW MUCH IS AN ELEPHANT', 'how much is an elephants'])('grants an example word for word, “%s”, its own intent and no other', (text) => {
    expect(classify(text).get('nothing')).toBe(1)
  })

  it('grants no intent by the words alone where two examples with the same words disagree', () => {
    const torn = classifierOf(modelOf([...EXAMPLES, { text: 'how much is an elephant', intent: 'pricing' }]))

    expect(torn('how much is an elephant').get('nothing')).toBeLessThan(1)
  })

  it('tells apart by their order what the same words ask', () => {
    const pets = Array.from({ length: 4 }, (_, at) => ({ text: `open a door for dog${at}`, intent: 'pets' }))
    const hours = Array.from({ length: 4 }, (_, at) => ({ text: `dog${at} for a door open`, intent: 'hours' }))
    const inOrder = classifierOf(modelOf([...pets, ...hours]))

    expect(likeliest(inOrder('open a door for pigs'))).toBe('pets')
    expect(likeliest(inOrder('pigs for a door open'))).toBe('hours')
  })

  it('shares out one whole', () => {
    expect([...classify('is there a ticket to park').values()].reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1)
  })

  it('gives the same after training again', () => {
    expect(modelOf(EXAMPLES)).toEqual(modelOf(EXAMPLES))
    expect(classifierOf(modelOf(EXAMPLES))('a car and a ticket')).toEqual(classify('a car and a ticket'))
  })
})
