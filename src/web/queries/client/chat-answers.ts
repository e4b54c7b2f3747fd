import type { Rating } from '../../../shared/assistant/assistant.ts'
import type { Api } from './api.ts'

interface Rated {
  token: string
  message: string
}

/** Thumbs up or down for the answer with this token. */
export const rateAnswer = (api: Api, rating: Rated & { rating: Rating }) => api.post('/api/chat/rating', rating)

/** Leaves an address for the one email with the answer. */
export const waitForAnswer = (api: Api, waiting: Rated & { email: string }) => api.post<{ message: string }>('/api/chat/waiting', waiting)
