import { cacheModel } from '../../src/domain/assistant/reading/kept-learned.ts'
import { readModel } from '../../src/server/learned-file.ts'

// As the site does: whoever asks the assistant reads what the build has learned, where there is a build of this very code.
cacheModel(readModel)
