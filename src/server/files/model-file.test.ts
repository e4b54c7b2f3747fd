import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { classifierOf } from '../../domain/assistant/classifier/classify.ts'
import { packModel } from '../../domain/assistant/classifier/model.ts'
import { groupOf } from '../../domain/assistant/classifier/groups.ts'
import { trainFrom } from '../../domain/assistant/classifier/train.ts'
import { READ_LANGUAGES } from '../../shared/assistant/languages.ts'
import { FIRST_FACTS } from '../../domain/playground/first-facts.ts'
import { DIRECT_WAYS } from '../../domain/assistant/direct-ways.ts'
import { originalsOf } from '../../shared/site-texts/site-texts.ts'
import { talkOf } from '../../domain/assistant/small-talk.ts'
import { readCorpus, readThresholds, thresholdsFile } from './corpus.ts'
import { hasModels, readModel, writeModels } from './model-file.ts'

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
  writeModels({ en: MODEL, es: MODEL }, folder)

  expect(readModel('es', folder)).toEqual(MODEL)
  expect(classifierOf(readModel('es', folder))('what does it cost to park')).toEqual(classifierOf(MODEL)('what does it cost to park'))
})

it('takes the place of an earlier one, and says so', () => {
  const folder = aFolder()
  expect(hasModels(folder)).toBe(false)
  writeModels({ en: MODEL, es: MODEL }, folder)
  writeFileSync(join(folder, 'of-an-earlier-corpus.model'), '')
  writeModels({ en: MODEL, es: MODEL }, folder)

  expect(readdirSync(folder)).toHaveLength(2)
  expect(hasModels(folder)).toBe(true)
})

it('none is read where no one has trained one, nor from a damaged file', () => {
  const folder = aFolder()
  expect(() => readModel('es', folder)).toThrow('npm run build')

  writeModels({ en: MODEL, es: MODEL }, folder)
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.es.model')) ?? '')
  truncateSync(file, Math.floor(statSync(file).size / 2))

  expect(() => readModel('es', folder)).toThrow(RangeError)
})

it('the site’s own take 9 MB at most together', () => {
  const bytes = READ_LANGUAGES.map((language) => packModel(readModel(language)).length)

  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(MODEL_MAX_BYTES)
})

it.each(READ_LANGUAGES)('every question of the corpus asks for a fact, small talk, or nothing (%s)', (language) => {
  const known = new Set(FIRST_FACTS.map(({ key }) => key))
  const intents = [...new Set(readCorpus(language).map(({ intent }) => intent))]

  expect(intents.filter((intent) => !known.has(intent) && talkOf(intent, language, originalsOf('assistant-answers')) === null && !DIRECT_WAYS[intent]?.[language])).toEqual(['nothing', 'off-topic'])
})

it('the table of thresholds has every group once, and reads back as it was written', () => {
  const groups = new Set(readCorpus().map(({ intent }) => groupOf(intent)))

  expect([...readThresholds().keys()].toSorted()).toEqual([...groups].toSorted())
  expect(thresholdsFile(readThresholds()).split('\n').slice(1).map((line) => line.split('\t')[0]).filter(Boolean)).toEqual([...groups].toSorted())
})
