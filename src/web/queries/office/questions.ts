import { queryOptions } from '@tanstack/react-query'
import type { QuestionGroupList, WholeQuestionGroup } from '../../../shared/office/office-questions.ts'
import type { Api } from '../client/api.ts'

const QUESTIONS = '/api/office/questions'
const addressOf = (id: string): string => `${QUESTIONS}/${encodeURIComponent(id)}`

export const questionsQuery = (api: Api, page: string) =>
  queryOptions({ queryKey: ['office', 'questions', page], queryFn: () => api.get<QuestionGroupList>(`${QUESTIONS}${page && `?page=${page}`}`) })

export const questionGroupQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ['office', 'question', id], queryFn: () => api.get<WholeQuestionGroup>(addressOf(id)) })

/** @param version - of the fact that was on screen, where one was chosen */
export const answerQuestions = (api: Api, id: string, answer: Record<string, string>, version: number | undefined) => api.put(`${addressOf(id)}/answer`, { ...answer, version })

export const dismissQuestions = (api: Api, id: string) => api.delete(addressOf(id))
