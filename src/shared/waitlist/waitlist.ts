import { z } from 'zod'
import { email } from '../text/text.ts'

/** What the waitlist form sends; the trap and the time are those of the contact form. */
export const WaitlistEntry = z.object({
  email,
  website: z.string().optional().catch(undefined),
  elapsedMs: z.number().nonnegative().optional().catch(undefined),
  source: z.enum(['landing', 'plain-form', 'assistant']).optional().catch(undefined),
})
export type WaitlistEntry = z.input<typeof WaitlistEntry>
