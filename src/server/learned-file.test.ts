import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { atOnce } from '../domain/assistant/reading/in-turns.ts'
import { learnFrom } from '../domain/assistant/reading/learned-examples.ts'
import { readerOf } from '../domain/assistant/reading/likely-keys.ts'
import { readLearned, writeLearned } from './learned-file.ts'

const LEARNED = atOnce(
  learnFrom([
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
  writeLearned(LEARNED, folder)

  const kept = readLearned(folder)

  expect(kept).toEqual(LEARNED)
  expect(kept && readerOf(kept)('what does it cost to park')).toEqual(readerOf(LEARNED)('what does it cost to park'))
})

it('takes the place of what was learned before', () => {
  const folder = aFolder()
  writeLearned(LEARNED, folder)
  writeLearned(LEARNED, folder)

  expect(readdirSync(folder)).toHaveLength(1)
})

it('there is nothing where nobody has learned yet, nor where the file is damaged', () => {
  const folder = aFolder()
  expect(readLearned(folder)).toBeNull()

  writeLearned(LEARNED, folder)
  truncateSync(join(folder, readdirSync(folder)[0] ?? ''), 1000)

  expect(readLearned(folder)).toBeNull()
})
