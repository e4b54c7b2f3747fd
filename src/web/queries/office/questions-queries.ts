import { queryOptions } from '@tanstack/react-query'
import type { QuestionGroupList, TriedAnswer, WholeQuestionGroup } from '../../../shared/office/office-questions.ts'
import type { Api } from '../client/api.ts'

const QUESTIONS = '/api/office/questions'
const addressOf = (id: string): string => `${QUESTIONS}/${encodeURIComponent(id)}`

export const questionsQuery = (api: Api, page: string) =>
  queryOptions({ queryKey: ['office', 'questions', page], queryFn: () => api.get<QuestionGroupList>(`${QUESTIONS}${page && `?page=${page}`}`) })

export const questionGroupQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ['office', 'question', id], queryFn: () => api.get<WholeQuestionGroup>(addressOf(id)) })

interface Answer {
  answer: Record<string, string>
  /** Of the fact that was on screen, where one was chosen. */
  version: number | undefined
  phrasings: readonly string[]
  also: readonly number[]
}

export const answerQuestions = (api: Api, id: string, { answer, ...rest }: Answer) => api.put(`${addressOf(id)}/answer`, { ...answer, ...rest })

export const tryAnswer = (api: Api, id: string, trial: { factKey: string; label: string; question: string; tries: readonly string[] }) => api.post<TriedAnswer>(`${addressOf(id)}/tries`, trial)

export const dismissQuestions = (api: Api, id: string) => api.delete(addressOf(id))
