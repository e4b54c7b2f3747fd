import { ContactMessage } from '../../shared/contact.ts'
import type { Operations } from './operation.ts'
import { body, MessageAnswer } from './view-schema.ts'

export const CONTACT: Operations = {
  'POST /api/contact': {
    id: 'sendContactMessage', tag: 'Playground', who: 'anyone',
    summary: 'Send us a message',
    description: 'Name, email and message are enough. `website` stays empty: only robots fill it in.',
    body: body('ContactMessage', ContactMessage),
    status: 201, answer: MessageAnswer,
  },
}
