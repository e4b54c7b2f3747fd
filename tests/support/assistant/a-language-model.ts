import { onTestFinished } from 'vitest'
import { llmClient } from '../../../src/server/adapters/llm-client.ts'
import { type Behavior, startLanguageModel } from './language-model.ts'

/** A language model for one test, and what asks it. */
export async function aLanguageModel(behave: Behavior, timeoutMs?: number) {
  const { requests, baseUrl, close } = await startLanguageModel(behave)
  onTestFinished(close)
  const languageModel = llmClient({ baseUrl, apiKey: 'a-secret-key', model: 'a-model', ...(timeoutMs && { timeoutMs }) })
  return { requests, languageModel }
}
