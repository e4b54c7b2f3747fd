import { trainIfNeeded } from '../files/train-if-needed.ts'

// Trains the assistant, unless the model of this very corpus and code is there. The build does it.
trainIfNeeded()
