import { queryOptions } from '@tanstack/react-query'
import type { QuestionGroupList, WholeQuestionGroup } from '../../../shared/office-questions.ts'
import type { Api } from '../api.ts'

const QUESTIONS = '/api/office/questions'
const addressOf = (id: string): string => `${QUESTIONS}/${encodeURIComponent(id)}`

export const questionsQuery = (api: Api, page: string) =>
  queryOptions({ queryKey: ['office', 'questions', page], queryFn: () => api.get<QuestionGroupList>(`${QUESTIONS}${page && `?page=${page}`}`) })

export const questionGroupQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ['office', 'question', id], queryFn: () => api.get<WholeQuestionGroup>(addressOf(id)) })

export const answerQuestions = (api: Api, id: string, answer: Record<string, string>) => api.put(`${addressOf(id)}/answer`, answer)

export const dismissQuestions = (api: Api, id: string) => api.delete(addressOf(id))
