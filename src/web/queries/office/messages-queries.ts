import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { InboxView, EmailPreview, MessageThread, SavedAnswerView } from '../../../shared/office/messages/office-messages.ts'
import type { Api } from '../client/api.ts'

const MESSAGES = '/api/office/messages'
const SAVED = '/api/office/saved-answers'

/** Where the whole inbox is kept as a file. */
export const MESSAGES_FILE = `${MESSAGES}/export`

/** @param search - what the inbox is narrowed to, as the page's address says it: `state`, `q`, `page` */
export const inboxQuery = (api: Api, search: string) =>
  queryOptions({ queryKey: ['office', 'messages', search], queryFn: () => api.get<InboxView>(`${MESSAGES}${search && `?${search}`}`) })

export const threadQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ['office', 'message', id], queryFn: () => api.get<MessageThread>(addressOf(id)) })

type Saved = { answers: SavedAnswerView[] }

export const savedAnswersQuery = (api: Api) =>
  queryOptions({ queryKey: ['office', 'saved-answers'], queryFn: async () => (await api.get<Saved>(SAVED)).answers })

export const markRead = (api: Api, id: string) => api.put<MessageThread>(addressOf(id, '/read'))
export const markUnread = (api: Api, id: string) => api.delete<MessageThread>(addressOf(id, '/read'))
export const archive = (api: Api, id: string) => api.put<MessageThread>(addressOf(id, '/archived'))
export const takeOut = (api: Api, id: string) => api.delete<MessageThread>(addressOf(id, '/archived'))
export const takeIn = (api: Api, id: string) => api.delete<MessageThread>(addressOf(id, '/set-aside'))
export const addNote = (api: Api, id: string, text: string) => api.post<MessageThread>(addressOf(id, '/notes'), { text })
export const sendAnswer = (api: Api, id: string, text: string) => api.post<MessageThread>(addressOf(id, '/answers'), { text })
export const previewAnswer = async (api: Api, id: string, text: string) =>
  (await api.post<{ letter: EmailPreview }>(addressOf(id, '/answers/preview'), { text })).letter
export const eraseMessage = (api: Api, id: string) => api.delete(addressOf(id))

export const saveAnswer = async (api: Api, words: { title: string; text: string }) => (await api.post<Saved>(SAVED, words)).answers
export const removeSavedAnswer = async (api: Api, id: number) => (await api.delete<Saved>(`${SAVED}/${id}`)).answers

const addressOf = (id: string, what = ''): string => `${MESSAGES}/${encodeURIComponent(id)}${what}`

/** Shows a message as it is after a change; the inbox and the figures in the rail are asked for again. */
export async function setThreadData(queries: QueryClient, thread: MessageThread): Promise<void> {
  queries.setQueryData(['office', 'message', String(thread.message.id)], thread)
  await inboxChanged(queries)
}

/** Has the lists of messages and the office's counts fetched again. */
export async function inboxChanged(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['office', 'messages'] }),
    queries.invalidateQueries({ queryKey: ['office', 'door'] }),
  ])
}

export const setSavedAnswersData = (queries: QueryClient, answers: SavedAnswerView[]) =>
  queries.setQueryData(['office', 'saved-answers'], answers)
