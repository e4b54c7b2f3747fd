import { z } from 'zod'
import { ContactMessage } from '../contact/contact.ts'
import { email } from '../text/text.ts'

/** What the holder of a private link may put right in a message. */
export const CorrectedMessage = ContactMessage.pick({ name: true, email: true, message: true })
export type CorrectedMessage = z.input<typeof CorrectedMessage>

/** … and in a waitlist entry. */
export const CorrectedEmail = z.object({ email })
export type CorrectedEmail = z.input<typeof CorrectedEmail>
