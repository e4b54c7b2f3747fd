import { writeFileSync } from 'node:fs'
import { fitThresholds } from '../../domain/assistant/classifier/fit-thresholds.ts'
import { readCorpus, readThresholds, THRESHOLDS, thresholdsFile } from '../files/corpus.ts'

// Fits corpus/thresholds.tsv again, from questions the classifier hasn't seen. Run it when the corpus has changed much.
writeFileSync(THRESHOLDS, thresholdsFile(fitThresholds(readCorpus(), readThresholds())))
