import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { classifierOf } from '../../domain/assistant/classifier/classify.ts'
import { groupOf } from '../../domain/assistant/classifier/groups.ts'
import { trainFrom } from '../../domain/assistant/classifier/train.ts'
import { FIRST_FACTS } from '../../domain/playground/first-facts.ts'
import { wayOf } from '../../domain/assistant/direct-ways.ts'
import { talkOf } from '../../domain/assistant/small-talk.ts'
import { readCorpus, readThresholds, thresholdsFile } from './corpus.ts'
import { hasModel, readModel, writeModel } from './model-file.ts'

const MODEL = trainFrom(
  [
    { text: 'how much is a ticket', intent: 'pricing' },
    { text: 'what does a ticket cost', intent: 'pricing' },
    { text: 'a ticket for a car', intent: 'pricing' },
    { text: 'is there a place to park a car', intent: 'parking' },
    { text: 'where do we park the car', intent: 'parking' },
  ],
  new Map([['pricing', { isHighStakes: true, threshold: 0.8 }]]),
)
const MODEL_MAX_BYTES = 9_000_000

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-model-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'assistant')
}

it('a saved model classifies as it did before', () => {
  const folder = aFolder()
  writeModel(MODEL, folder)

  expect(readModel(folder)).toEqual(MODEL)
  expect(classifierOf(readModel(folder))('what does it cost to park')).toEqual(classifierOf(MODEL)('what does it cost to park'))
})

it('takes the place of an earlier one, and says so', () => {
  const folder = aFolder()
  expect(hasModel(folder)).toBe(false)
  writeModel(MODEL, folder)
  writeFileSync(join(folder, 'of-an-earlier-corpus.model'), '')
  writeModel(MODEL, folder)

  expect(readdirSync(folder)).toHaveLength(1)
  expect(hasModel(folder)).toBe(true)
})

it('none is read where no one has trained one, nor from a damaged file', () => {
  const folder = aFolder()
  expect(() => readModel(folder)).toThrow('npm run build')

  writeModel(MODEL, folder)
  const file = join(folder, readdirSync(folder)[0] ?? '')
  truncateSync(file, Math.floor(statSync(file).size / 2))

  expect(() => readModel(folder)).toThrow(RangeError)
})

it('the site’s own takes 9 MB at most', () => {
  const { byAll, byOrder, exact, features } = readModel()

  expect(byAll.ofFeatures.length + byOrder.ofFeatures.length + exact.byteLength + features.byteLength * 2).toBeLessThan(MODEL_MAX_BYTES)
})

it('every question of the corpus asks for a fact, small talk, or nothing', () => {
  const known = new Set(FIRST_FACTS.map(({ key }) => key))
  const intents = [...new Set(readCorpus().map(({ intent }) => intent))]

  expect(intents.filter((intent) => !known.has(intent) && talkOf(intent) === null && wayOf(intent) === null)).toEqual(['nothing', 'off-topic'])
})

it('the table of thresholds has every group once, and reads back as it was written', () => {
  const groups = new Set(readCorpus().map(({ intent }) => groupOf(intent)))

  expect([...readThresholds().keys()].toSorted()).toEqual([...groups].toSorted())
  expect(thresholdsFile(readThresholds()).split('\n').slice(1).map((line) => line.split('\t')[0]).filter(Boolean)).toEqual([...groups].toSorted())
})
