import { Hono } from 'hono'
import { sendContactMessage } from '../domain/contact/send-contact-message.ts'
import { ContactMessage } from '../shared/contact/contact.ts'
import { CONTACT_THANKS } from '../shared/contact/contact-words.ts'
import type { Environment } from './http/environment.ts'
import { route } from './http/route.ts'
import { MessageAnswer } from './http/view-schema.ts'

/** The contact form. The path is /api/contact. */
export const contact = new Hono<Environment>().post(
  '/',
  route(
    {
      id: 'sendContactMessage', tag: 'Playground', who: 'anyone', summary: 'Send us a message',
      description: 'Name, email, and message are all you need. Leave `website` empty: only bots fill it in.',
      body: { ContactMessage }, status: 201, answer: MessageAnswer,
    },
    async ({ site, actor, body }) => {
      await sendContactMessage(site, actor, body())
      return { message: CONTACT_THANKS.text }
    },
  ),
)
