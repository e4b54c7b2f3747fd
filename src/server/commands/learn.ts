import { EXAMPLES } from '../../domain/assistant/examples/examples.ts'
import { atOnce } from '../../domain/assistant/reading/in-turns.ts'
import { trainFrom } from '../../domain/assistant/reading/learned-examples.ts'
import { readModel, writeModel } from '../learned-file.ts'

// Learns the assistant's examples for all processes to come, unless these are learned already. The build does it.
if (readModel() === null) writeModel(atOnce(trainFrom(EXAMPLES)))
