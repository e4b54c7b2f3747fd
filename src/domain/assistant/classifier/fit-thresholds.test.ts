import { expect, it } from 'vitest'
import { fitThresholds } from './fit-thresholds.ts'

const corpusOf = (intent: string, ways: readonly string[], things: readonly string[]) => ways.flatMap((way) => things.map((thing) => ({ text: `${way} ${thing}`, intent })))
const THINGS = ['a van', 'a truck', 'the car', 'our bus', 'my bike', 'two cars', 'a trailer', 'an old van', 'the minivan', 'a scooter']

it('what is told apart with ease is answered from the lowest threshold on', () => {
  const corpus = [...corpusOf('parking', ['where do we park', 'parking for'], THINGS), ...corpusOf('wifi', ['is there internet in', 'wifi in'], THINGS)]

  expect(fitThresholds(corpus, new Map()).get('parking')).toEqual({ isHighStakes: false, threshold: 0.45 })
})

it('what is mistaken for something else needs more where a wrong answer does harm', () => {
  const torn = THINGS.flatMap((thing, at) => [
    { text: `the price of ${thing}`, intent: 'pricing' },
    { text: `what about ${thing} at the door`, intent: at % 4 === 0 ? 'parking' : 'pricing' },
    { text: `parking for ${thing}`, intent: 'parking' },
  ])
  const fitted = (isHighStakes: boolean) => fitThresholds([...torn, ...torn.map(({ text, intent }) => ({ text: `${text} today`, intent }))], new Map([['pricing', { isHighStakes, threshold: 0 }]])).get('pricing')?.threshold ?? 0

  expect(fitted(true)).toBeGreaterThan(fitted(false))
})
