import { describe, expect, it } from 'vitest'
import type { Example } from '../examples/examples.ts'
import { atOnce, inTimeSlices } from './time-slices.ts'
import { trainFrom } from './trained-model.ts'
import { type Inference, readerOf, type Probabilities } from './infer-intents.ts'

const EXAMPLES = [
  { text: 'how much is a ticket', key: 'pricing' },
  { text: 'what does a ticket cost', key: 'pricing' },
  { text: 'is there a discount for twins', key: 'pricing' },
  { text: 'is there parking', key: 'parking' },
  { text: 'where do we park the car', key: 'parking' },
  { text: 'is there a place to park a van', key: 'parking' },
  { text: 'who won the game', key: 'nothing' },
  { text: 'how much is an elephant', key: 'nothing' },
]
const readerFor = (examples: readonly Example[]) => readerOf(atOnce(trainFrom(examples)))
const read = readerFor(EXAMPLES)
/** The three readings, and each of those they were put together of: one by neighbors, and two learned in three orders. */
const allOf = ({ each, ...three }: Inference): Probabilities[] => [...Object.values(three), ...each]
const likeliest = (probabilities: Probabilities) => [...probabilities].toSorted(([, a], [, b]) => b - a)[0]?.[0]

describe('reading a question by examples', () => {
  it.each([
    ['what will two tickets cost', 'pricing'],
    ['a discount for triplets?', 'pricing'],
    ['can I park a big truck', 'parking'],
    ['whree do we park the car', 'parking'],
    ['how much is a tikcet', 'pricing'],
    ['howmuch is a ticket', 'pricing'],
    ['where do minivans go', 'parking'],
  ])('“%s” is about %s, in all readings', (question, key) => {
    expect(new Set(allOf(read(question)).map(likeliest))).toEqual(new Set([key]))
  })

  it('grants an example, word for word, its own answer and no other', () => {
    expect(allOf(read('How much is an elephant?')).map((probabilities) => probabilities.get('nothing'))).toEqual([1, 1, 1, 1])
  })

  it('tells apart by their order what the same words ask', () => {
    const inOrder = readerFor([
      { text: 'open a door for dogs', key: 'pets' },
      { text: 'a door for cats', key: 'pets' },
      { text: 'for a door open late', key: 'hours' },
      { text: 'is a late door open', key: 'hours' },
    ])

    expect(likeliest(inOrder('a door for pigs').ordered)).toBe('pets')
    expect(likeliest(inOrder('pigs, a door open?').ordered)).toBe('hours')
  })

  it('shares out one whole', () => {
    for (const probabilities of allOf(read('is there a ticket to park'))) {
      expect([...probabilities.values()].reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1)
    }
  })

  it('learns the same from the same examples', () => {
    expect(readerFor(EXAMPLES)('a car and a ticket')).toEqual(read('a car and a ticket'))
  })
})

describe('learning while everything else continues', () => {
  const MANY = Array.from({ length: 900 }, (_, at) => EXAMPLES[at % EXAMPLES.length] ?? { text: '', key: '' })

  it('gives everyone a turn in between', async () => {
    let slices = 0
    let isTrained = false
    const count = () => {
      slices += 1
      if (!isTrained) setImmediate(count)
    }
    setImmediate(count)
    await inTimeSlices(trainFrom(MANY))
    isTrained = true

    expect(slices).toBeGreaterThan(20)
  })

  it('learns the same', async () => {
    const model = await inTimeSlices(trainFrom(MANY))

    expect(readerOf(model)('a car and a ticket')).toEqual(readerFor(MANY)('a car and a ticket'))
  })
})
