import type { ContactMessage } from '../../shared/contact.ts'
import type { Api } from './api.ts'

export const sendContactMessage = (api: Api, message: ContactMessage) =>
  api.post<{ message: string }>('/api/contact', message)
