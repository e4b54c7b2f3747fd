import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import type { Thresholds } from '../../domain/assistant/classifier/model.ts'
import type { Example } from '../../domain/assistant/classifier/train.ts'
import { ROOT } from './project-folders.ts'

/** What the assistant is trained with: a file for each intent and language, a question a line. Lines with # say where they come from. */
export const CORPUS = join(ROOT, 'corpus')
/** Group, stakes, threshold: a line each. */
export const THRESHOLDS = join(CORPUS, 'thresholds.tsv')

/** `pricing.txt` is English, `pricing.es.txt` is Spanish. */
const NAME = /^(.+?)(?:\.(es))?\.txt$/

export const readCorpus = (language: ReadLanguage = 'en'): Example[] =>
  readdirSync(CORPUS)
    .toSorted()
    .flatMap((name) => {
      const [, intent, its = 'en'] = NAME.exec(name) ?? []
      return intent && its === language ? linesOf(join(CORPUS, name)).map((text) => ({ text, intent })) : []
    })

export const readThresholds = (): Thresholds =>
  new Map(linesOf(THRESHOLDS).map((line) => line.split('\t')).map(([group = '', stakes, threshold]) => [group, { isHighStakes: stakes === 'high', threshold: Number(threshold) }]))

export const thresholdsFile = (thresholds: Thresholds): string =>
  [HEAD, ...[...thresholds].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([group, { isHighStakes, threshold }]) => [group, isHighStakes ? 'high' : 'usual', threshold].join('\t')), ''].join('\n')
const HEAD = '# Group, stakes, threshold. The stakes are ours; the thresholds are fitted by src/server/commands/fit-thresholds.ts.'

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
