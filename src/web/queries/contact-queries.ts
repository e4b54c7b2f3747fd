import type { ContactMessage } from '../../shared/contact/contact.ts'
import type { Api } from './client/api.ts'

export const sendContactMessage = (api: Api, message: ContactMessage) =>
  api.post<{ message: string }>('/api/contact', message)
