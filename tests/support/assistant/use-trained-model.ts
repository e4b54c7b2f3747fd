import { readModelWith } from '../../../src/domain/assistant/classifier/site-model.ts'
import { readModel } from '../../../src/server/files/model-file.ts'
import { trainIfNeeded } from '../../../src/server/files/train-if-needed.ts'

// As the site does, after a build of this very code.
trainIfNeeded()
readModelWith(readModel)
