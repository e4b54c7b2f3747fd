import { EXAMPLES } from '../../domain/assistant/examples/examples.ts'
import { atOnce } from '../../domain/assistant/inference/time-slices.ts'
import { trainFrom } from '../../domain/assistant/inference/trained-model.ts'
import { readModel, writeModel } from '../files/model-file.ts'

// Learns the assistant's examples for all processes to come, unless these are learned already. The build does it.
if (readModel() === null) writeModel(atOnce(trainFrom(EXAMPLES)))
