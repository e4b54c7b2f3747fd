import { z } from 'zod'
import { MESSAGE_MAX_CHARS, MESSAGE_MIN_CHARS, NAME_MAX_CHARS, NAME_MIN_CHARS } from './contact-words.ts'
import { email, text } from '../text/text.ts'

/** What the contact form sends. Only the first three are asked of a person; the bare three always work. */
export const ContactMessage = z.object({
  name: text(
    NAME_MIN_CHARS,
    'Name must be at least 2 characters',
    NAME_MAX_CHARS,
    'Name cannot exceed 100 characters',
  ).transform((name) => name.replace(/\s+/g, ' ')),
  email,
  message: text(
    MESSAGE_MIN_CHARS,
    'Message must be at least 10 characters',
    MESSAGE_MAX_CHARS,
    'Message cannot exceed 5,000 characters',
  ),
  /** The trap: a field people never see. Whatever stands in it marks a likely bot. */
  website: z.string().optional().catch(undefined),
  /** Milliseconds from the first touch of the form to sending; absent without scripts. */
  elapsedMs: z.number().nonnegative().optional().catch(undefined),
  source: z.enum(['landing', 'plain-form', 'assistant']).optional().catch(undefined),
})
export type ContactMessage = z.input<typeof ContactMessage>
