// A process of its own that asks the assistant the whole question set, and says what that cost: the first question, in
// which the model is read, then each of the others, and memory.
import '../tests/support/assistant/use-trained-model.ts'
import { findAnswer } from '../src/domain/assistant/find-answer.ts'
import { LATER_QUESTIONS } from '../tests/support/assistant/questions/later-questions.ts'
import { NINTH_QUESTIONS } from '../tests/support/assistant/questions/ninth-questions.ts'
import { TUNED_QUESTIONS } from '../tests/support/assistant/questions/tuned-questions.ts'
import { FIRST_DAY_FACTS } from '../tests/support/playground/first-day.ts'

const MB = 1_000_000

function cpuMsOf({ question, earlier }) {
  const before = process.cpuUsage()
  findAnswer(FIRST_DAY_FACTS, question, earlier)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

globalThis.gc?.()
const memory = () => process.memoryUsage().heapUsed + process.memoryUsage().external
const before = memory()
const startedAt = performance.now()
findAnswer(FIRST_DAY_FACTS, 'How much is it for two kids on a rainy day?')
const firstMs = performance.now() - startedAt
const questions = [...LATER_QUESTIONS, ...TUNED_QUESTIONS, ...NINTH_QUESTIONS]
questions.forEach(cpuMsOf) // compiles what is asked often
const sorted = questions.map(cpuMsOf).toSorted((a, b) => a - b)
globalThis.gc?.()
const share = (part) => sorted[Math.floor(sorted.length * part)]
console.log(JSON.stringify({ firstMs, medianMs: share(0.5), p99Ms: share(0.99), memoryMb: (memory() - before) / MB }))
