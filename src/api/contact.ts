import { Hono } from 'hono'
import { sendContactMessage } from '../domain/contact/send-contact-message.ts'
import { ContactMessage } from '../shared/contact.ts'
import { CONTACT_THANKS } from '../shared/contact-words.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'

export const contact = new Hono<Environment>().post('/', async (c) => {
  await sendContactMessage(c.var.site, c.var.actor, readBody(c, ContactMessage))
  return c.json({ message: CONTACT_THANKS.text }, 201)
})
