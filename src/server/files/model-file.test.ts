import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { atOnce } from '../../domain/assistant/inference/time-slices.ts'
import { trainFrom } from '../../domain/assistant/inference/trained-model.ts'
import { readerOf } from '../../domain/assistant/inference/infer-intents.ts'
import { readModel, writeModel } from './model-file.ts'

const MODEL = atOnce(
  trainFrom([
    { text: 'how much is a ticket', key: 'pricing' },
    { text: 'what does a ticket cost', key: 'pricing' },
    { text: 'is there a place to park a car', key: 'parking' },
    { text: 'where do we park the car', key: 'parking' },
  ]),
)

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-learned-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'learned')
}

it('what was learned and kept reads as what was just learned', () => {
  const folder = aFolder()
  writeModel(MODEL, folder)

  const saved = readModel(folder)

  expect(saved).toEqual(MODEL)
  expect(saved && readerOf(saved)('what does it cost to park')).toEqual(readerOf(MODEL)('what does it cost to park'))
})

it('takes the place of what was learned before', () => {
  const folder = aFolder()
  writeModel(MODEL, folder)
  writeModel(MODEL, folder)

  expect(readdirSync(folder)).toHaveLength(1)
})

it('there is nothing where no one has learned yet, nor where the file is damaged', () => {
  const folder = aFolder()
  expect(readModel(folder)).toBeNull()

  writeModel(MODEL, folder)
  truncateSync(join(folder, readdirSync(folder)[0] ?? ''), 1000)

  expect(readModel(folder)).toBeNull()
})
