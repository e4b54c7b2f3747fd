import { cacheModel } from '../../../src/domain/assistant/inference/model-cache.ts'
import { readModel } from '../../../src/server/files/model-file.ts'

// As the site does: whoever asks the assistant reads what the build has learned, where there is a build of this very code.
cacheModel(readModel)
